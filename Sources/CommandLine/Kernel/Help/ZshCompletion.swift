/// The completion script for zsh, which uses zsh's function `_arguments`.
struct ZshCompletion {
  let table: CommandTable
  let options: [Option]

  private var commands: [Command] { table.all }
  private var explained: String { table.explained.joined(separator: " ") }

  var script: String {
    """
    #compdef recordbook
    _recordbook() {
      local context state state_descr line
      typeset -A opt_args
      local -a book=() given=()
      local -i i
      for ((i = 2; i < CURRENT; i++)); do
        case $words[i] in
          --store|--socket) book+=($words[i] $words[i+1]) ;;
          --store=*|--socket=*|--no-service) book+=($words[i]) ;;
        esac
      done
      _arguments -C \\
    \(options.map { "    \(specification($0)) \\\n" }.joined())    '1:command:->command' \\
        '*::argument:->argument' && return
      case $state in
        command)
          local -a commands=(
    \(commands.map { "        \(quoted($0.name + ":" + $0.summary.en))\n" }.joined())      )
          _describe command commands ;;
        argument)
          given=(${(@)words[2,CURRENT-1]:#-*})
          case $words[1] in
    \(commands.map(branch).joined())      esac ;;
      esac
    }
    if [[ $funcstack[1] == _recordbook ]]; then _recordbook "$@"; else compdef _recordbook recordbook; fi

    """
  }

  private func branch(_ command: Command) -> String {
    guard !command.subcommands.isEmpty else {
      return "        \(command.name)) \(arguments(command)) ;;\n"
    }
    let inner = command.forms.dropFirst().map {
      "            \($0.word)) shift words; ((CURRENT--)); given=($given[2,-1]); \(arguments($0)) ;;\n"
    }
    let words = command.forms.dropFirst().map { quoted("\($0.word):\($0.summary.en)") }.joined(separator: " ")
    return """
              \(command.name))
                case $words[2] in
      \(inner.joined())            *) local -a words_of=(\(words)); _describe verb words_of ;;
                esac ;;

      """
  }

  private func arguments(_ command: Command) -> String {
    let places = command.parameters.enumerated().map { index, parameter in
      let place = parameter.isRepeated ? "*" : parameter.isRequired ? "\(index + 1)" : "\(index + 1):"
      return quoted("\(place):\(parameter.name):\(offer(parameter))")
    }
    return (["_arguments"] + command.options.map(specification) + places).joined(separator: " ")
  }

  private func specification(_ option: Option) -> String {
    let value = option.parameter.map { ":\($0.name):\(offer($0))" } ?? ""
    return quoted("--\(option.name)[\(bracketed(option.help.en))]" + value)
  }

  private func offer(_ parameter: Parameter) -> String {
    switch parameter.kind {
    case .text, .year: " "
    case .path: "_files"
    case .folder: "_files -/"
    case .choice(let words): "(\(words.joined(separator: " ")))"
    case .command: "(\(explained))"
    case .name(let command): names(command)
    // The command must not contain a colon, since a colon begins the next part of the specification.
    case .nameOfFirst(let command): names(command + " --of \"$given[1]\"")
    case .pairs(let options):
      "{if ((CURRENT % 2)); then case $words[CURRENT-1] in \(pairs(options)) esac; "
        + "else compadd -- \(options.map(\.name).joined(separator: " ")); fi}"
    }
  }

  /// Returns the action that runs a command which lists names, one per line.
  private func names(_ command: String) -> String {
    "{compadd -V latest -- ${(f)\"$(recordbook $book \(command) ${(Q)words[CURRENT]} 2>/dev/null)\"}}"
  }

  private func pairs(_ options: [Option]) -> String {
    options.compactMap { option in
      guard case .choice(let words)? = option.parameter?.kind else { return nil }
      return "\(option.name)) compadd -- \(words.joined(separator: " ")) ;;"
    }.joined(separator: " ")
  }

  /// Escapes the characters that zsh would interpret within brackets or before colons.
  private func bracketed(_ text: String) -> String {
    text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
