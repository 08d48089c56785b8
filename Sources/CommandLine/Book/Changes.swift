import BookApplication
import BookPresentation
import Composition
import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation

extension Command {
  package static let changes = Command(
    "changes", [.period],
    options: [.feature, .limit, .changeNames],
    cs: "Vypíše změny knihy", en: "List the changes of the book",
    details: LocalizedText(
      cs: "Od nejnovější: číslo, kdy, co, a zda ještě platí. Číslo berou undo a redo.",
      en: "Newest first: number, time, what changed, and whether it is in effect. undo and redo take the number."),
    examples: [Example("changes 2026-11 --feature running", cs: "běhy v listopadu", en: "runs, in November")]
  ) { arguments, session throws(CommandError) in
    if arguments.has("names") {
      let changes = try session.call(ListChanges.self, ListChanges.Input()).changes
      let names = changes.filter { !$0.isDeletion }.map { String($0.change) }.filter {
        $0.hasPrefix(arguments["PERIOD"] ?? "")
      }
      try session.write(names.prefix(50).map { $0 + "\n" }.joined())
      return .success
    }
    let columns = session.terminal.knownColumns
    let (since, until, limit) = try arguments.listed(session)
    let input = ListChanges.Input(
      feature: arguments["--feature"], since: since.map { session.start(of: $0).instant },
      until: until.map { session.start(of: CivilDay(daysSinceEpoch: $0.daysSinceEpoch + 1)).instant }, limit: limit)
    let isPart = input != ListChanges.Input()
    return try session.report(ListChanges.self, input) { output, language, program in
      Command.summary(language, program).list(output, isPart: isPart, columns: columns)
    }
  }

  package static let undo = Command(
    "undo", [.change], options: [.feature, .withLater, .forGood, .yes, .dryRun],
    cs: "Vezme zpět změnu", en: "Undo a change",
    details: LocalizedText(
      cs:
        "Bez čísla poslední, která platí, i import; synchronizace jen s číslem. Čísla ukáže: recordbook changes",
      en:
        "Without a number, the latest change in effect, imports included; a sync only by its number. For numbers: "
        + "recordbook changes"),
    examples: [
      Example("undo", cs: "poslední změnu", en: "the latest change"),
      Example("undo 41", cs: "změnu číslo 41", en: "change number 41"),
      Example("undo 12 --with-later", cs: "import i to, co na něm stojí", en: "an import and what depends on it"),
      Example("undo 41 --dry-run", cs: "jen ukáže, co by se stalo", en: "only show what would happen"),
    ]
  ) { arguments, session throws(CommandError) in
    let input = UndoChange.Input(
      change: try arguments.change(), feature: arguments["--feature"],
      withLater: arguments.has("with-later") ? true : nil, forGood: arguments.has("for-good") ? true : nil,
      dryRun: arguments.isDryRun)
    if input.forGood == true, input.dryRun != true {
      try session.confirm(
        arguments,
        loss: LocalizedText(
          cs: "co přinesl import \(arguments["NUMBER"] ?? "poslední")",
          en: "what import \(arguments["NUMBER"] ?? "the latest") brought"))
    }
    do throws(CommandError) {
      return try session.report(UndoChange.self, input) {
        Command.summary($1, $2).undone($0, isForGood: input.forGood == true)
      }
    } catch {
      throw try naming(later: error, session)
    }
  }

  package static let redo = Command(
    "redo", [.change], options: [.feature, .dryRun],
    cs: "Udělá znovu změnu vzatou zpět", en: "Redo a change that was undone",
    details: LocalizedText(
      cs: "Bez čísla tu, která byla vzata zpět naposledy. Jen dokud totéž nezměnilo něco jiného.",
      en: "Without a number, the one undone last. This is possible until another change in the same feature."),
    examples: [Example("redo 41", cs: "změnu číslo 41", en: "change number 41")]
  ) { arguments, session throws(CommandError) in
    let input = RedoChange.Input(
      change: try arguments.change(), feature: arguments["--feature"], dryRun: arguments.isDryRun)
    return try session.report(RedoChange.self, input) { Command.summary($1, $2).redone($0) }
  }

  /// If the error says that an import cannot be undone because of later changes, returns the error with a description
  /// of these changes added. Returns any other error unchanged.
  private static func naming(later error: CommandError, _ session: Session) throws(CommandError) -> CommandError {
    guard case .failed(.conflict(let message)) = error,
      case .restedUpon(let number, let later)? = message.content(as: ChangeMessage.self)
    else { return error }
    let output = try session.call(ListChanges.self, ListChanges.Input())
    guard output.changes.contains(where: { $0.change == number && $0.imported != nil }) else { return error }
    let what = summary(session.language, session.program).what(later, in: output)
    return .failed(.conflict(.book(.importRestedUpon(import: number, later: later, what: what))))
  }

  private static func summary(_ language: Language, _ program: Program) -> ChangeSummary {
    ChangeSummary(App.strings, language, program, localTime: LocalTime.show)
  }
}

extension Parameter {
  fileprivate static let change = Parameter(
    "NUMBER", .name("changes --names"), cs: "číslo změny", en: "the number of a change"
  ).optional
}

extension Option {
  fileprivate static let withLater = Option(
    "with-later", cs: "Vezme zpět i změny, které na ní stojí", en: "Undo the changes that depend on it as well")
  fileprivate static let forGood = Option(
    "for-good", cs: "Smaže, co import přinesl, natrvalo", en: "Erase what an import brought; it can't be redone")
  fileprivate static let changeNames = Option(
    "names", cs: "Vypíše jen čísla, jak je nabízí doplňování", en: "List only the numbers, for completion")
  fileprivate static let feature = Option(
    "feature", Parameter("FEATURE", .choice(Feature.all.map(\.id.name)), cs: "oblast", en: "a feature"),
    cs: "Jen změny jedné oblasti", en: "Only changes in one feature")
}

extension Arguments {
  fileprivate func change() throws(CommandError) -> Int? {
    // Without a number, the latest change is meant.
    guard let word = self["NUMBER"], !DayWords.isLatest(word) else { return nil }
    return try wholeNumber("NUMBER")
  }
}
