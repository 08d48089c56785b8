import KernelApplication
import KernelCommandLine
import SwimmingApplication
import SwimmingPresentation

extension Command {
  static let listSwims = Command(
    "swim list", [.period], options: [.limit],
    cs: "Vypíše tréninky", en: "List the swims",
    details: LocalizedText(
      cs: "Nejnovější napřed, i s těmi, které se nepočítají: druhé záznamy téhož tréninku a vyřazené.",
      en: "Newest first, including those that do not count: second recordings of a swim, and removed ones."),
    examples: [
      Example("swim list 2025-08", cs: "jeden měsíc", en: "one month"),
      Example("swim list --limit 10", cs: "posledních deset", en: "the latest ten"),
    ]
  ) { arguments, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    let (since, until, limit) = try arguments.listed(session)
    let input = ListSwims.Input(since: since, until: until, limit: limit)
    return try session.report(ListSwims.self, input) {
      SwimsSummary.text($0, $1, $2, isPart: since != nil, columns: columns)
    }
  }

  static let setPool = Command(
    "swim set-pool", SetPoolLength.self, SetPoolLength.Input.init, [.swim, .metres], options: [.dryRun],
    cs: "Opraví délku bazénu", en: "Set the length of a swim's pool",
    examples: [
      Example("swim set-pool 20230604T230559Z 33.33", cs: "třiatřicítka", en: "a pool of 33⅓ m"),
      Example("swim set-pool 20230604T230559Z 25yd", cs: "25 yardů", en: "25 yards"),
    ], reply: .correction)

  static let remove = Command(
    "swim remove", RemoveSwim.self, RemoveSwim.Input.init, [.swim], options: [.dryRun],
    cs: "Vyřadí trénink, který nebyl váš", en: "Remove a swim that was not yours",
    details: LocalizedText(
      cs: "Nepočítá se ani po dalším načtení. Zpět: recordbook undo",
      en: "It counts nowhere, not even after the next import. Undo: recordbook undo"), reply: .correction)

  static let prefer = Command(
    "swim prefer", PreferDuplicate.self, PreferDuplicate.Input.init, [.duplicate], options: [.dryRun],
    cs: "Z více záznamů tréninku počítá tento", en: "Let this one of several recordings of a swim count",
    details: LocalizedText(
      cs: "Když týž trénink zaznamenala dvě zařízení, počítá se jen jedno; které čeká na váš úsudek, ukáže: "
        + "recordbook review",
      en: "If two devices recorded a swim, only one recording counts. To see what you have to decide: "
        + "recordbook review"), reply: .correction)
}
