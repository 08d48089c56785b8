import KernelApplication
import KernelCommandLine
import SwimmingApplication
import SwimmingPresentation

extension Command {
  static let listSwims = Command(
    "swim list",
    summary: LocalizedText(cs: "Vypíše všechny tréninky", en: "List every swim"),
    details: LocalizedText(
      cs: "Nejnovější napřed, i s těmi, které se nepočítají: druhé záznamy téhož tréninku a vyřazené.",
      en: "Newest first, with those that count nowhere: second recordings of a swim, and removed ones.")
  ) { _, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    return try session.report(ListSwims.self, NoInput()) { SwimsSummary.text($0, $1, $2, columns: columns) }
  }

  static let setPool = Command(
    "swim set-pool", [.swim, .metres], options: [.dryRun],
    summary: LocalizedText(cs: "Opraví délku bazénu", en: "Set the length of the pool of a swim"),
    examples: [
      Example("swim set-pool 20230604T230559Z 33.33", LocalizedText(cs: "třiatřicítka", en: "a pool of 33⅓ m")),
      Example("swim set-pool 20230604T230559Z 25yd", LocalizedText(cs: "25 yardů", en: "25 yards")),
    ]
  ) { arguments, session throws(CommandError) in
    guard let pool = try arguments.pool("METRES") else { preconditionFailure("METRES is required") }
    let input = SetPoolLength.Input(swim: try arguments.swim(session), poolMetres: pool, dryRun: arguments.isDryRun)
    return try session.report(SetPoolLength.self, input, CorrectionSummary.text)
  }

  static let remove = Command(
    "swim remove", [.swim], options: [.dryRun],
    summary: LocalizedText(cs: "Vyřadí trénink, který nebyl váš", en: "Leave out a swim that was not yours"),
    details: LocalizedText(
      cs: "Nepočítá se ani po dalším načtení. Zpět: recordbook undo",
      en: "It counts nowhere, also after the next import. Take it back: recordbook undo")
  ) { arguments, session throws(CommandError) in
    try session.report(
      RemoveSwim.self, RemoveSwim.Input(swim: arguments.swim(session), dryRun: arguments.isDryRun),
      CorrectionSummary.text)
  }

  static let prefer = Command(
    "swim prefer", [.duplicate], options: [.dryRun],
    summary: LocalizedText(
      cs: "Z více záznamů tréninku počítá tento", en: "Of several recordings of one swim, count this one"),
    details: LocalizedText(
      cs: "Když týž trénink zaznamenala dvě zařízení, počítá se jen jedno; které čeká na váš úsudek, ukáže: "
        + "recordbook review",
      en: "When two devices recorded the same swim, one of them counts; see which await your judgement: "
        + "recordbook review")
  ) { arguments, session throws(CommandError) in
    try session.report(
      PreferDuplicate.self, PreferDuplicate.Input(swim: arguments.swim(session), dryRun: arguments.isDryRun),
      CorrectionSummary.text)
  }
}
