/// Completion for fish: one `complete` a fact.
struct FishCompletion {
  let commands: [Command]
  let options: [Option]

  var script: String {
    let names = commands.map(\.name).joined(separator: " ")
    return "# fish completion for recordbook\ncomplete -c recordbook -f\n"
      + "set -l commands \(names)\n"
      + options.map { line($0, condition: nil) }.joined()
      + commands.map { command in
        "complete -c recordbook -n \"not __fish_seen_subcommand_from $commands\" -a \(command.name)"
          + " -d \(quoted(command.summary.en))\n"
      }.joined()
      + commands.map(lines).joined()
  }

  private func lines(_ command: Command) -> String {
    let seen = "__fish_seen_subcommand_from \(command.name)"
    var text = words(of: command, condition: seen)
    for subcommand in command.subcommands {
      text += "complete -c recordbook -n \"\(seen)\" -a \(subcommand.word) -d \(quoted(subcommand.summary.en))\n"
      text += words(of: subcommand, condition: "\(seen); and __fish_seen_subcommand_from \(subcommand.word)")
    }
    return text
  }

  private func words(of command: Command, condition: String) -> String {
    command.options.map { line($0, condition: condition) }.joined()
      + command.parameters.compactMap { parameter in
        offer(parameter).map { "complete -c recordbook -n \"\(condition)\" \($0)\n" }
      }.joined()
  }

  private func line(_ option: Option, condition: String?) -> String {
    var text = "complete -c recordbook"
    if let condition { text += " -n \"\(condition)\"" }
    text += " -l \(option.name)"
    if let short = option.short { text += " -s \(short)" }
    if let parameter = option.parameter { text += " -r" + (offer(parameter).map { " " + $0 } ?? "") }
    return text + " -d \(quoted(option.help.en))\n"
  }

  private func offer(_ parameter: Parameter) -> String? {
    switch parameter.kind {
    case .text: nil
    case .path: "-F"
    case .folder: "-a \"(__fish_complete_directories)\""
    case .choice(let words): "-a \(quoted(words.joined(separator: " ")))"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) } + "'"
  }
}
