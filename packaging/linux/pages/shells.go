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

// copies are the arguments and the pipe that print the names of the copies that restore takes.
const copies = "restore 2>/dev/null | grep -o 'superbridge-[^ ]*[.]db'"

// bash returns completions of commands, flags, and values of which there is a list; everything else is a file.
func bash(all []help) string {
	var b strings.Builder
	var commands []string
	for _, h := range all[1:] {
		commands = append(commands, h.name)
	}
	b.WriteString("# bash completion for superbridge\n_superbridge() {\n\tlocal word=${COMP_WORDS[COMP_CWORD]} command= it flags\n" +
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
	b.WriteString("\tesac\n\tif [[ $command == import && $word != -* ]]; then\n\t\tcompopt -o filenames 2>/dev/null\n" +
		"\t\tmapfile -t COMPREPLY < <(compgen -f -X '!*.@(" + games + ")' -- \"$word\"; compgen -d -- \"$word\")\n\t\treturn\n\tfi\n")
	b.WriteString("\tif [[ $command == restore && $word != -* ]]; then\n\t\tCOMPREPLY=($(compgen -W \"$(\"${COMP_WORDS[0]}\" " + copies + ")\" -- \"$word\"))\n\tfi\n")
	b.WriteString("\tif [[ $word == -* ]]; then\n\t\tCOMPREPLY=($(compgen -W \"$flags\" -- \"$word\"))\n\telif [[ -z $command ]]; then\n")
	fmt.Fprintf(&b, "\t\tCOMPREPLY=($(compgen -W '%s' -- \"$word\"))\n\tfi\n}\n", strings.Join(commands, " "))
	b.WriteString("complete -o default -F _superbridge superbridge\n")
	return b.String()
}

// zsh returns completions that say what each command and flag does.
func zsh(all []help) string {
	var b strings.Builder
	b.WriteString("#compdef superbridge\nlocal -a commands flags\ncommands=(\n")
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
	b.WriteString("esac\n[[ $command != restore || $PREFIX == -* ]] || compadd -- $(superbridge " + copies + ")\n")
	b.WriteString("if [[ $PREFIX == -* ]]; then\n\t_describe flag flags\nelif [[ -z $command ]]; then\n\t_describe command commands\nelse\n\t_files\nfi\n")
	return b.String()
}

// fish returns completions that say what each command and flag does.
func fish(all []help) string {
	var b strings.Builder
	b.WriteString("# fish completion for superbridge\n")
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
			if f.value != "" {
				value = " -r"
			}
			if values := f.values(); len(values) > 0 {
				value = " -x -a '" + strings.Join(values, " ") + "'"
			}
			fmt.Fprintf(&b, "complete -c superbridge -n %s -o %s%s -d '%s'\n", when, f.name, value, single(f.usage))
		}
	}
	b.WriteString("complete -c superbridge -n '__fish_seen_subcommand_from restore' -a \"(superbridge " + copies + ")\"\n")
	return b.String()
}

// single returns words for between single quotes; a quote in them is drawn as it is printed.
func single(words string) string {
	return strings.ReplaceAll(strings.ReplaceAll(words, `\`, `\\`), "'", "’")
}
