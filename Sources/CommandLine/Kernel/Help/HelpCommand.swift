extension Command {
  package static let help = Command(
    "help",
    [
      Parameter("COMMAND", .command, cs: "příkaz, nebo téma příručky", en: "a command, or a topic of the manual")
        .optional.repeated
    ],
    options: [
      Option("man", cs: "Celá příručka ve formátu mdoc", en: "The whole manual, as mdoc"),
      Option("usage", cs: "Použití všech příkazů, řádek na každý", en: "The usage of every command, one line each"),
    ],
    cs: "Vysvětlí příkazy a ukáže příručku", en: "Explain commands and show the manual",
    details: LocalizedText(
      cs: "Příručka je anglicky; s --json ji dostanete jako Markdown.",
      en: "With --json, a topic is printed as Markdown."),
    examples: [
      Example("help import", cs: "jeden příkaz", en: "one command"),
      Example("help swimming", cs: "jedno téma příručky", en: "one topic of the manual"),
      Example("help --man > recordbook.1", cs: "příručka pro man", en: "the manual page"),
    ]
  ) { arguments, session throws(CommandError) in
    if arguments.has("man") {
      try session.write(ManPage(groups: session.table.groups, language: session.language).text)
      return .success
    }
    if arguments.has("usage") {
      try session.write(session.table.usages.map { $0 + "\n" }.joined())
      return .success
    }
    let text = HelpText(session)
    let names = arguments.all("COMMAND")
    guard let name = names.first else {
      try session.write(pages: text.overview(session.table))
      return .success
    }
    if names.count == 1, let topic = session.table.topics.first(where: { $0.name == name }) {
      return try show(topic, session)
    }
    let isTopic = session.table.topics.contains { $0.name == name }
    if isTopic || names.count > 2, let help = session.table["help"] {
      throw .usage(.surplus(names[isTopic ? 1 : 2], help))
    }
    guard let command = session.table[name] else { throw .usage(.unknownHelp(name, session.table)) }
    let chosen = names.count > 1 ? command.subcommands.first { $0.word == names[1] } : command
    guard let chosen else { throw .usage(.unknownWord(names[1], of: command, session.table)) }
    try session.write(pages: text.text(of: chosen, session.table))
    return .success
  }

  private static func show(_ topic: Topic, _ session: Session) throws(CommandError) -> ExitStatus {
    if session.options.json {
      try session.writeJSON(TopicText(topic: topic.name, summary: topic.summary.en, markdown: topic.text()))
    } else {
      try session.write(pages: ManualText(columns: session.terminal.columns).text(topic.text()))
    }
    return .success
  }

  private struct TopicText: Encodable {
    let topic: String
    let summary: String
    let markdown: String
  }

  package static let completion = Command(
    "completion",
    [
      Parameter(
        "SHELL", .choice(CompletionShell.allCases.map(\.rawValue)), cs: "bash, zsh nebo fish", en: "bash, zsh or fish")
    ],
    cs: "Vypíše doplňování pro shell", en: "Print completion for a shell",
    details: LocalizedText(
      cs: "Zapněte je tak, jak říkají příklady; pak stačí tabulátor.",
      en: "Install it as in the examples, then press Tab."),
    examples: [
      Example(
        "completion bash > ~/.recordbook.bash",
        cs: "pro bash; do ~/.bashrc: source ~/.recordbook.bash",
        en: "for bash; in ~/.bashrc: source ~/.recordbook.bash"),
      Example("completion zsh > ~/.zfunc/_recordbook", cs: "pro zsh, ve fpath", en: "for zsh, in fpath"),
      Example("completion fish > ~/.config/fish/completions/recordbook.fish", cs: "pro fish", en: "for fish"),
    ]
  ) { arguments, session throws(CommandError) in
    let word = arguments.word("SHELL")
    guard let shell = CompletionShell(rawValue: word) else {
      throw .usage(.invalid("SHELL", word, valid: CompletionShell.allCases.map(\.rawValue)))
    }
    try session.write(shell.script(session.table, GlobalOptions.all))
    return .success
  }
}
