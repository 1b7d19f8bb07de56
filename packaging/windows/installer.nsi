; The installer for one user: no administrator is asked for anything. The build says VERSION, DIR (what is installed) and OUT.
Target amd64-unicode
!include MUI2.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\SuperBridge"

Name "Super Bridge"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Super Bridge"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
SetCompressor /SOLID lzma
SetDateSave off
ManifestDPIAware true
BrandingText "Super Bridge ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Super Bridge"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installs Super Bridge"
VIAddVersionKey "LegalCopyright" "The Super Bridge authors"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\superbridge.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Romanian"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Esperanto"

; While the program runs, Windows lets nobody replace it.
LangString AGAIN ${LANG_ENGLISH} "Super Bridge is running. Close it, and start the installer again."
LangString AGAIN ${LANG_ROMANIAN} "Super Bridge e pornit. Închide-l și pornește din nou instalarea."
LangString AGAIN ${LANG_RUSSIAN} "Программа Super Bridge запущена. Закройте её и запустите установку снова."
LangString AGAIN ${LANG_ESPERANTO} "Super Bridge funkcias. Fermu ĝin kaj lanĉu la instalilon denove."
LangString RUNS ${LANG_ENGLISH} "Super Bridge is running. Close it first."
LangString RUNS ${LANG_ROMANIAN} "Super Bridge e pornit. Închide-l întâi."
LangString RUNS ${LANG_RUSSIAN} "Программа Super Bridge запущена. Сначала закройте её."
LangString RUNS ${LANG_ESPERANTO} "Super Bridge funkcias. Unue fermu ĝin."

Section
  SetOutPath "$INSTDIR"
  ClearErrors
  Delete "$INSTDIR\superbridge.exe"
  IfErrors 0 +3
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(AGAIN)" /SD IDOK
    Abort
  File "${DIR}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\Super Bridge.lnk" "$INSTDIR\superbridge.exe"
  WriteRegStr HKCU "${KEY}" "DisplayName" "Super Bridge"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\superbridge.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Super Bridge authors"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

; What is in the folder that isn't ours stays, and so do the games, which are in another one.
Section Uninstall
  ClearErrors
  Delete "$INSTDIR\superbridge.exe"
  IfErrors 0 +3
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNS)" /SD IDOK
    Abort
  !include "${REMOVE}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Super Bridge.lnk"
  DeleteRegKey HKCU "${KEY}"
SectionEnd
