/* superbridge.com: Super Bridge for a console. superbridge.exe is a window program, for which no console waits and to whose output
 * none listens. A console that is told "superbridge" finds this one first. It starts superbridge.exe, which lies beside it, with the
 * same arguments, gives it its own input and output, and ends as it ends. */
#define UNICODE
#include <windows.h>

static int fail(const char *what)
{
	DWORD written;
	WriteFile(GetStdHandle(STD_ERROR_HANDLE), what, lstrlenA(what), &written, NULL);
	return 1;
}

/* rest returns what follows the program's own name on a command line. */
static const WCHAR *rest(const WCHAR *line)
{
	BOOL quoted = FALSE;
	for (; *line && (quoted || (*line != L' ' && *line != L'\t')); line++)
		if (*line == L'"')
			quoted = !quoted;
	return line;
}

#define PATIENCE 10000 /* milliseconds for the program to end after Ctrl-C */

static PROCESS_INFORMATION program;

/* stop leaves Ctrl-C to the program, which gets it too, and ends it if it doesn't care. */
static BOOL WINAPI stop(DWORD event)
{
	if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT)
		return FALSE;
	if (program.hProcess != NULL && WaitForSingleObject(program.hProcess, PATIENCE) == WAIT_TIMEOUT)
		TerminateProcess(program.hProcess, 1);
	return TRUE;
}

/* pass lets the program have one of our handles, where there is one. */
static HANDLE pass(DWORD which)
{
	HANDLE h = GetStdHandle(which);
	if (h != NULL && h != INVALID_HANDLE_VALUE)
		SetHandleInformation(h, HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
	return h;
}

int main(void)
{
	static WCHAR path[32768], line[65536]; /* Windows has none that are longer */
	DWORD length = GetModuleFileNameW(NULL, path, 32768), status = 1;
	const WCHAR *arguments = rest(GetCommandLineW());
	STARTUPINFOW start = {sizeof start};
	JOBOBJECT_EXTENDED_LIMIT_INFORMATION together = {0};
	HANDLE job;

	if (length < 4 || length >= 32768)
		return fail("superbridge: its own place isn't known\r\n");
	lstrcpyW(path + length - 4, L".exe");
	line[0] = L'"';
	lstrcpyW(line + 1, path);
	lstrcatW(line, L"\"");
	lstrcatW(line, arguments);

	start.dwFlags = STARTF_USESTDHANDLES;
	start.hStdInput = pass(STD_INPUT_HANDLE);
	start.hStdOutput = pass(STD_OUTPUT_HANDLE);
	start.hStdError = pass(STD_ERROR_HANDLE);
	SetConsoleCtrlHandler(stop, TRUE);
	if (!CreateProcessW(path, line, NULL, NULL, TRUE, CREATE_SUSPENDED, NULL, NULL, &start, &program))
		return fail("superbridge: superbridge.exe, which belongs beside superbridge.com, can't be started\r\n");
	/* Who ends this program ends the other. */
	together.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
	job = CreateJobObjectW(NULL, NULL);
	if (job != NULL && SetInformationJobObject(job, JobObjectExtendedLimitInformation, &together, sizeof together))
		AssignProcessToJobObject(job, program.hProcess);
	ResumeThread(program.hThread);
	WaitForSingleObject(program.hProcess, INFINITE);
	GetExitCodeProcess(program.hProcess, &status);
	return (int)status;
}
