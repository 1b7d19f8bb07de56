package main

import (
	"fmt"
	"strings"
)

// names returns the flags of a command as they are typed.
func (h help) names() string {
	var names []string
	for _, f := range h.flags {
		names = append(names, "-"+f.name)
	}
	return strings.Join(append(names, "-h"), " ")
}

// games are the endings of files that import reads.
const games = "jsonl|json|pbn|lin"

// found picks from what restore prints the names of the copies that it takes.
const found = "2>/dev/null | grep -o 'superbridge-[^ ]*[.]db'"

// Each shell asks for the copies in the data folder that the line names, if it names one: a function prints them.
const (
	bashCopies = `_superbridge_copies() {
	local data=() i it
	for ((i = 1; i < COMP_CWORD; i++)); do
		it=${COMP_WORDS[i]}
		case $it in
		-data-dir|--data-dir)
			[[ ${COMP_WORDS[i+1]} == = ]] && ((i++))
			((i + 1 < COMP_CWORD)) && it=${COMP_WORDS[i+1]} ;;
		-data-dir=*|--data-dir=*) it=${it#*=} ;;
		*) continue ;;
		esac
		it=${it//[\"\'\\]/}
		data=(-data-dir "${it/#\~/$HOME}")
	done
	"${COMP_WORDS[0]}" restore "${data[@]}" ` + found + `
}
`
	zshCopies = `_superbridge_copies() {
	local -a data
	local i it
	for ((i = 2; i < CURRENT; i++)); do
		it=${(Q)words[i]}
		case $it in
		-data-dir|--data-dir) ((i + 1 < CURRENT)) && it=${(Q)words[i+1]} ;;
		-data-dir=*|--data-dir=*) it=${it#*=} ;;
		*) continue ;;
		esac
		data=(-data-dir "${it/#\~/$HOME}")
	done
	${(Q)words[1]} restore $data ` + found + `
}
`
	fishCopies = `function __superbridge_copies
	set -l words (commandline -opc)
	set -l data
	for i in (seq (count $words))
		switch $words[$i]
		case -data-dir --data-dir
			set data -data-dir (string replace -r '^~' $HOME -- $words[(math $i + 1)])
		case '-data-dir=*' '--data-dir=*'
			set data -data-dir (string replace -r '^[^=]*=' '' -- $words[$i] | string replace -r '^~' $HOME)
		end
	end
	$words[1] restore $data ` + found + `
end
`
)

// bash returns completions of commands, flags, and values of which there is a list; everything else is a file.
func bash(all []help) string {
	var b strings.Builder
	var commands []string
	for _, h := range all[1:] {
		commands = append(commands, h.name)
	}
	b.WriteString("# bash completion for superbridge\n" + bashCopies + "_superbridge() {\n\tlocal word=${COMP_WORDS[COMP_CWORD]} command= it flags\n" +
		"\tfor it in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n\t\tcase $it in\n")
	fmt.Fprintf(&b, "\t\t%s) command=$it; break ;;\n\t\tesac\n\tdone\n\tcase $command in\n", strings.Join(commands, "|"))
	for _, h := range all[1:] {
		fmt.Fprintf(&b, "\t%s) flags='%s' ;;\n", h.name, h.names())
	}
	fmt.Fprintf(&b, "\t*) flags='%s' ;;\n\tesac\n", all[0].names())
	b.WriteString("\tcase $command:${COMP_WORDS[COMP_CWORD-1]} in\n")
	for _, h := range all {
		for _, f := range h.flags {
			if values := f.values(); len(values) > 0 {
				fmt.Fprintf(&b, "\t%s:-%s) COMPREPLY=($(compgen -W '%s' -- \"$word\")); return ;;\n", h.name, f.name, strings.Join(values, " "))
			}
		}
	}
	b.WriteString("\t*:-data-dir|*:--data-dir)\n\t\tcompopt -o filenames 2>/dev/null\n\t\tmapfile -t COMPREPLY < <(compgen -d -- \"$word\")\n\t\treturn ;;\n")
	b.WriteString("\tesac\n\tif [[ $command == import && $word != -* ]]; then\n\t\tcompopt -o filenames 2>/dev/null\n" +
		"\t\tmapfile -t COMPREPLY < <(compgen -f -X '!*.@(" + games + ")' -- \"$word\"; compgen -d -- \"$word\")\n\t\treturn\n\tfi\n")
	b.WriteString("\tif [[ $command == restore && $word != -* ]]; then\n\t\tCOMPREPLY=($(compgen -W \"$(_superbridge_copies)\" -- \"$word\"))\n\tfi\n")
	b.WriteString("\tif [[ $word == -* ]]; then\n\t\tCOMPREPLY=($(compgen -W \"$flags\" -- \"$word\"))\n\telif [[ -z $command ]]; then\n")
	fmt.Fprintf(&b, "\t\tCOMPREPLY=($(compgen -W '%s' -- \"$word\"))\n\tfi\n}\n", strings.Join(commands, " "))
	b.WriteString("complete -o default -F _superbridge superbridge\n")
	return b.String()
}

// zsh returns completions that say what each command and flag does.
func zsh(all []help) string {
	var b strings.Builder
	b.WriteString("#compdef superbridge\n" + zshCopies + "local -a commands flags\ncommands=(\n")
	for _, h := range all[1:] {
		fmt.Fprintf(&b, "\t'%s:%s'\n", h.name, single(h.brief))
	}
	b.WriteString(")\nlocal it command=\nfor it in ${words[2,CURRENT-1]}; do\n\t(( ${+commands[(r)$it:*]} )) && { command=$it; break }\ndone\ncase $command in\n")
	for _, h := range append(all[1:len(all):len(all)], all[0]) {
		pattern := h.name
		if pattern == "" {
			pattern = "*"
		}
		fmt.Fprintf(&b, "%s) flags=(\n", pattern)
		for _, f := range h.flags {
			fmt.Fprintf(&b, "\t'-%s:%s'\n", f.name, single(f.usage))
		}
		b.WriteString("\t) ;;\n")
	}
	b.WriteString("esac\ncase $command:${words[CURRENT-1]} in\n")
	for _, h := range all {
		for _, f := range h.flags {
			if values := f.values(); len(values) > 0 {
				fmt.Fprintf(&b, "%s:-%s) compadd -- %s; return ;;\n", h.name, f.name, strings.Join(values, " "))
			}
		}
	}
	b.WriteString("*:-data-dir|*:--data-dir) _files -/; return ;;\nesac\n[[ $command != restore || $PREFIX == -* ]] || compadd -- $(_superbridge_copies)\n")
	b.WriteString("if [[ $PREFIX == -* ]]; then\n\t_describe flag flags\nelif [[ -z $command ]]; then\n\t_describe command commands\nelif [[ $command == import ]]; then\n\t_files -g '*.(" + games + ")'\nelse\n\t_files\nfi\n")
	return b.String()
}

// fish returns completions that say what each command and flag does.
func fish(all []help) string {
	var b strings.Builder
	b.WriteString("# fish completion for superbridge\n" + fishCopies)
	for _, h := range all[1:] {
		fmt.Fprintf(&b, "complete -c superbridge -f -n __fish_use_subcommand -a %s -d '%s'\n", h.name, single(h.brief))
	}
	for _, h := range all {
		when := "__fish_use_subcommand"
		if h.name != "" {
			when = "'__fish_seen_subcommand_from " + h.name + "'"
		}
		for _, f := range h.flags {
			value := ""
			switch {
			case f.name == "data-dir":
				value = " -x -a '(__fish_complete_directories)'"
			case f.value != "":
				value = " -r"
			}
			if values := f.values(); len(values) > 0 {
				value = " -x -a '" + strings.Join(values, " ") + "'"
			}
			fmt.Fprintf(&b, "complete -c superbridge -n %s -o %s%s -d '%s'\n", when, f.name, value, single(f.usage))
		}
	}
	b.WriteString("complete -c superbridge -n '__fish_seen_subcommand_from restore' -a '(__superbridge_copies)'\n")
	b.WriteString("complete -c superbridge -n '__fish_seen_subcommand_from import' -f -a '(__fish_complete_path (commandline -ct) | string match -r \"^.*(?:/|[.](?:" + games + "))(?:\\t.*)?\\$\")'\n")
	return b.String()
}

// single returns words for between single quotes; a quote in them is drawn as it is printed.
func single(words string) string {
	return strings.ReplaceAll(strings.ReplaceAll(words, `\`, `\\`), "'", "’")
}
