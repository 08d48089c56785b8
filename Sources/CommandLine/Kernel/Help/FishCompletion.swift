/// The completion script for fish. For each item to offer, it has a `complete` line, which also contains the condition
/// under which fish offers the item.
struct FishCompletion {
  let table: CommandTable
  let options: [Option]

  private var commands: [Command] { table.all }
  private var explained: String { table.explained.joined(separator: " ") }

  var script: String {
    let forms = commands.flatMap(\.forms)
    return Self.opening(valued: Set((options + forms.flatMap(\.options)).filter { $0.parameter != nil }.map(\.name)))
      + options.map { line($0, of: nil) }.joined()
      + commands.map { offer($0.name, $0.summary.en, at: "'' 0") }.joined()
      + commands.map(subcommands).joined()
      + forms.map(words).joined()
  }

  /// The functions at the beginning of the script. They count the words that are neither options nor values of options,
  /// to find out which argument of the command is being typed.
  /// - Parameter valued: the names of the options that have a value.
  private static func opening(valued: Set<String>) -> String {
    """
    # fish completion for recordbook
    function __recordbook_words -d 'The words that are neither options nor their values'
        set -l isValue no
        for word in (commandline -opc)[2..]
            if test $isValue = yes
                set isValue no
            else if contains -- $word \(valued.sorted().map { "--" + $0 }.joined(separator: " "))
                set isValue yes
            else if not string match -q -- '-*' $word
                printf '%s\\n' $word
            end
        end
    end
    function __recordbook_at -a name place -d 'Whether the command is NAME, and PLACE words (or PLACE+) follow it'
        set -l words (__recordbook_words)
        set -l names
        test -n "$name"; and set names (string split ' ' -- $name)
        set -l rest (math (count $words) - (count $names))
        test $rest -ge 0; or return
        test (count $names) -eq 0; or test "$words[1..$(count $names)]" = "$name"; or return
        switch "$place"
            case ''
                return 0
            case '*+'
                test $rest -ge (string trim -c + -- $place)
            case '*'
                test $rest -eq $place
        end
    end
    function __recordbook_book -d 'The options that name the book'
        set -l words (commandline -opc)
        for i in (seq 2 (count $words))
            switch $words[$i]
                case --store --socket
                    printf '%s\\n' $words[$i] $words[(math $i + 1)]
                case '--store=*' '--socket=*' --no-service
                    printf '%s\\n' $words[$i]
            end
        end
    end
    complete -c recordbook -f

    """
  }

  private func subcommands(_ command: Command) -> String {
    command.forms.dropFirst().map { offer($0.word, $0.summary.en, at: "\(quoted(command.name)) 0") }.joined()
  }

  private func offer(_ word: String, _ help: String, at place: String) -> String {
    "complete -c recordbook -n \"__recordbook_at \(place)\" -a \(word) -d \(quoted(help))\n"
  }

  private func words(_ command: Command) -> String {
    let name = quoted(command.name)
    let places = command.parameters.enumerated().compactMap { index, parameter in
      values(parameter, of: command).map { values in
        let place = parameter.isRepeated ? "\(index)+" : "\(index)"
        return "complete -c recordbook -n \"__recordbook_at \(name) \(place)\" \(values)\n"
      }
    }
    return command.options.map { line($0, of: command) }.joined() + places.joined()
  }

  private func line(_ option: Option, of command: Command?) -> String {
    var text = "complete -c recordbook"
    if let command { text += " -n \"__recordbook_at \(quoted(command.name))\"" }
    text += " -l \(option.name)"
    if let short = option.short { text += " -s \(short)" }
    if let parameter = option.parameter { text += " -r" + (values(parameter, of: command).map { " " + $0 } ?? " -f") }
    return text + " -d \(quoted(option.help.en))\n"
  }

  /// Returns what fish should offer as the value of a parameter; nil for free text.
  /// - Parameter command: the command that has the parameter; nil if the parameter belongs to a global option.
  private func values(_ parameter: Parameter, of command: Command?) -> String? {
    switch parameter.kind {
    case .text, .year: nil
    case .path: "-F"
    case .folder: "-f -a \"(__fish_complete_directories)\""
    case .choice(let words): "-f -a \(quoted(words.joined(separator: " ")))"
    case .name(let names):
      "-f -k -a \"(recordbook (__recordbook_book) \(names) (commandline -ct) 2>/dev/null)\""
    case .nameOfFirst(let names):
      "-f -k -a \"(recordbook (__recordbook_book) \(names) --of (__recordbook_words)[\(place(ofFirst: command))] "
        + "(commandline -ct) 2>/dev/null)\""
    case .pairs(let options): "-f -a \(quoted(pairs(options).joined(separator: " ")))"
    case .command: "-f -a \(quoted(explained))"
    }
  }

  /// Returns the index of the first word after the command's name among all words of the command line, counted from 0.
  private func place(ofFirst command: Command?) -> Int {
    1 + (command?.name.split(separator: " ").count ?? 0)
  }

  /// Returns the names of options, each followed by its valid values if the option accepts only certain words. Fish
  /// filters them by what has been typed.
  private func pairs(_ options: [Option]) -> [String] {
    options.flatMap { option in
      guard case .choice(let words)? = option.parameter?.kind else { return [option.name] }
      return [option.name] + words
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) } + "'"
  }
}
