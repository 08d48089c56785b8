import KernelApplication
package import KernelCommandLine

extension Command {
  package static let call = Command(
    "call",
    [
      Parameter(
        "METHOD", .name("call --names"), cs: "název, například book.listChanges", en: "such as book.listChanges"
      )
      .optional,
      Parameter("PARAMS", cs: "parametry jako JSON", en: "parameters as JSON").optional,
    ],
    options: [Option("names", cs: "Vypíše jen názvy metod", en: "List only the names of the methods")],
    cs: "Zavolá metodu s parametry v JSON", en: "Call a method with parameters as JSON",
    details: LocalizedText(
      cs: "Vypíše výsledek jako JSON. Bez METHOD vypíše metody.",
      en: "Prints the result as JSON. Without METHOD it lists the methods."),
    examples: [
      Example("call book.listChanges", cs: "bez parametrů", en: "without parameters"),
      Example(#"call book.showOverview '{"day":"2026-05-03"}'"#, cs: "s parametry", en: "with parameters"),
    ]
  ) { arguments, session throws(CommandError) in
    if arguments.has("names") {
      try session.write(session.useCases().map { $0.method + "\n" }.joined())
      return .success
    }
    guard let method = arguments["METHOD"] else { return try session.listMethods() }
    let bar = ProgressBar(session.terminal, session.language)
    defer { bar.finish() }
    let json = Array((arguments["PARAMS"] ?? "{}").utf8)
    try session.write(json: session.call(method: method, json: json, progress: bar))
    return .success
  }
}

extension Session {
  fileprivate func listMethods() throws(CommandError) -> ExitStatus {
    let entries = try useCases()
    let width = entries.map(\.method.count).max() ?? 0
    let lines = entries.map { entry in
      let spaces = String(repeating: " ", count: width - entry.method.count + 2)
      return "\(entry.method)\(spaces)\(entry.summary)\n"
    }
    try write(lines.joined())
    return .success
  }
}
