/// The completion script for bash 4.4 or later. It is a function that examines the words typed so far.
struct BashCompletion {
  let table: CommandTable
  let options: [Option]

  private var commands: [Command] { table.all }
  private var explained: String { table.explained.joined(separator: " ") }

  var script: String {
    let cases = forms.map(branch).joined()
    return """
      # bash completion for recordbook
      _recordbook() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= place=-1 first= last= word i
        local book=() end=$COMP_CWORD colon=
        # bash takes --format=json for three words, and an address, recordbook://x, too.
        if [[ $current == : ]]; then
          ((end--))
          colon=${COMP_WORDS[end]}: current=$colon
        elif [[ $previous == : ]]; then
          ((end -= 2))
          colon=${COMP_WORDS[end]}: current=$colon$current
        fi
        previous=${COMP_WORDS[end-1]}
        if [[ $current == = ]]; then current=; fi
        if [[ $previous == = ]]; then previous=${COMP_WORDS[end-2]}; fi
        for ((i = 1; i < end; i++)); do
          word=${COMP_WORDS[i]}
          case $word in
            \(valued(options + forms.flatMap(\.options))))
              [[ ${COMP_WORDS[i+1]} == = ]] && ((i++))
              [[ $word == --store || $word == --socket ]] && book+=("$word" "${COMP_WORDS[i+1]}")
              ((i++)) ;;
            --no-service) book+=("$word") ;;
            -*) ;;
            *)
              last=$word
              if [[ -z $command ]]; then
                command=$word place=0
              elif [[ $place == 0 && " \(subcommandNames) " == *" $command/$word "* ]]; then
                command="$command $word"
              else
                ((place++))
                [[ -z $first ]] && first=$word
              fi ;;
          esac
        done
        # Names of the book may contain spaces. They are escaped unless the user began the word with a quotation mark.
        local words= files= names=() typed=${current//\\\\/}
        typed=${typed#[\\"\\']}
        case $previous in
      \(values(options, indent: "    "))
        esac
        case $command in
          '') [[ -z $words && -z $files ]] && words="\(commands.map(\.name).joined(separator: " ")) " ;;
      \(cases)  esac
        [[ $current == -* ]] && words+=" \(options.map { "--" + $0.name }.joined(separator: " "))"
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        if [[ -n $files && $current != -* ]]; then
          compopt -o filenames 2>/dev/null
          mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen "$files" -- "$current")
        fi
        for word in "${names[@]}"; do
          [[ $current == [\\"\\']* ]] || printf -v word %q "$word"
          COMPREPLY+=("$word")
        done
        COMPREPLY=("${COMPREPLY[@]#"$colon"}")
      }
      complete -o nosort -F _recordbook recordbook

      """
  }

  private var forms: [Command] { commands.flatMap(\.forms) }

  /// The names of all subcommands in one text, separated by spaces. Within a name, a slash replaces the space:
  /// `access/grant`.
  private var subcommandNames: String {
    commands.flatMap(\.subcommands).map { $0.name.split(separator: " ").joined(separator: "/") }.joined(separator: " ")
  }

  private func valued(_ options: [Option]) -> String {
    Set(options.filter { $0.parameter != nil }.map { "--" + $0.name }).sorted().joined(separator: "|")
  }

  private func branch(_ command: Command) -> String {
    var lines = "    '\(command.name)')\n"
    let own = values(command.options, indent: "        ")
    if !own.isEmpty { lines += "      case $previous in\n\(own)\n      esac\n" }
    lines += "      if [[ -z $words && -z $files ]]; then\n        case $place in\n"
    for (index, parameter) in command.parameters.enumerated() {
      let place = parameter.isRepeated ? "*" : String(index)
      lines += "          \(place)) \(offer(parameter)) ;;\n"
    }
    lines += "        esac\n"
    let more = command.forms.dropFirst().map(\.word) + command.options.map { "--" + $0.name }
    if !more.isEmpty { lines += "        words+=\" \(more.joined(separator: " "))\"\n" }
    return lines + "      fi ;;\n"
  }

  private func values(_ options: [Option], indent: String) -> String {
    options.compactMap { option in option.parameter.map { "\(indent)--\(option.name)) \(offer($0)) ;;" } }
      .joined(separator: "\n")
  }

  private func offer(_ parameter: Parameter) -> String {
    switch parameter.kind {
    case .text, .year: "words=' '"
    case .path: "files=-f"
    case .folder: "files=-d"
    case .choice(let words): "words='\(words.joined(separator: " ")) '"
    case .command: "words='\(explained) '"
    case .name(let command): names(command)
    case .nameOfFirst(let command): names(command + " --of \"$first\"")
    case .pairs(let options):
      "if ((place % 2)); then case $last in \(pairs(options)) esac; "
        + "else words='\(options.map(\.name).joined(separator: " ")) '; fi"
    }
  }

  /// Returns the script's words that run a command which lists names, one per line.
  private func names(_ command: String) -> String {
    "words=' '; mapfile -t names < <(\"${COMP_WORDS[0]}\" \"${book[@]}\" \(command) \"$typed\" 2>/dev/null)"
  }

  private func pairs(_ options: [Option]) -> String {
    options.compactMap { option in option.parameter.map { "\(option.name)) \(offer($0)) ;;" } }.joined(separator: " ")
  }
}
