import KernelApplication
import SwimmingApplication
import SwimmingPresentation

extension Command {
  static let swims = Command(
    "workouts",
    summary: Phrase(cs: "Vypíše všechny tréninky", en: "List every workout"),
    details: Phrase(
      cs: "Nejnovější napřed, i s těmi, které se nepočítají: druhé záznamy téhož plavání a odebrané.",
      en: "Newest first, with those that count nowhere: second recordings of a swim, and removed ones.")
  ) { _, session throws(CommandError) in
    try session.report(ListSwims.self, NoInput(), SwimsSummary.text)
  }

  static let setPool = Command(
    "set-pool", [.swim, .metres],
    summary: Phrase(cs: "Opraví délku bazénu tréninku", en: "Set the length of the pool of a workout"),
    examples: [
      Example("set-pool 20230604T230559Z 33.33", Phrase(cs: "třiatřicítka", en: "a pool of 33⅓ m")),
      Example("set-pool 20230604T230559Z 25yd", Phrase(cs: "25 yardů", en: "25 yards")),
    ]
  ) { arguments, session throws(CommandError) in
    guard let pool = try arguments.pool("METRES") else { preconditionFailure("METRES is required") }
    let input = SetPoolLength.Input(swim: try arguments.swim(), pool: pool)
    return try session.report(SetPoolLength.self, input, CorrectionSummary.text)
  }

  static let remove = Command(
    "remove", [.swim],
    summary: Phrase(cs: "Vyřadí trénink, který nebyl váš", en: "Leave out a workout that was not yours"),
    details: Phrase(
      cs: "Nepočítá se ani po dalším načtení. Zpět: recordbook undo",
      en: "It counts nowhere, also after the next import. Take it back: recordbook undo")
  ) { arguments, session throws(CommandError) in
    try session.report(
      RemoveSwim.self, RemoveSwim.Input(swim: arguments.swim()), CorrectionSummary.text)
  }

  static let prefer = Command(
    "prefer", [.swim],
    summary: Phrase(
      cs: "Z více záznamů plavání počítá tento", en: "Of several recordings of one swim, count this one"),
    details: Phrase(
      cs: "Když totéž plavání zaznamenala dvě zařízení, počítá se jen jedno; které čeká na váš úsudek, ukáže: "
        + "recordbook review",
      en: "When two devices recorded the same swim, one of them counts; see which await your judgement: "
        + "recordbook review")
  ) { arguments, session throws(CommandError) in
    try session.report(
      PreferDuplicate.self, PreferDuplicate.Input(swim: arguments.swim()), CorrectionSummary.text)
  }
}
