import KernelApplication
import KernelCommandLine
import SwimmingApplication
import SwimmingPresentation

extension Command {
  static let editStyle = Command(
    "swim edit-style", [.segment, .anyStyle], options: [.laps],
    summary: Phrase(cs: "Opraví styl úseku nebo jeho délek", en: "Set the style of a segment or of some of its laps"),
    details: Phrase(
      cs: "Hranice a časy se nemění; rekordy se přepočítají hned. Zpět: recordbook undo",
      en: "Boundaries and times never change; records follow at once. Take it back: recordbook undo"),
    examples: [
      Example("swim edit-style 20230604T230559Z.13 backstroke", Phrase(cs: "celý úsek", en: "the whole segment")),
      Example("swim edit-style 20230604T230559Z.13 znak --laps 3-4", Phrase(cs: "jen dvě délky", en: "two laps only")),
    ]
  ) { arguments, session throws(CommandError) in
    let input = EditSegmentStyle.Input(
      segment: try arguments.segment(session), style: try arguments.style(), laps: try arguments.laps())
    return try session.report(EditSegmentStyle.self, input, CorrectionSummary.text)
  }

  static let merge = Command(
    "swim merge", [.segment], options: [Option.laps.required],
    summary: Phrase(cs: "Sloučí délky, které byly ve skutečnosti jediná", en: "Join laps that were one length"),
    details: Phrase(
      cs: "Když hodinky napočítaly jednu délku jako několik: časy a přestávky mezi nimi se sečtou.",
      en: "When the watch counted one length as several: their times and the gaps between them add up."),
    examples: [
      Example("swim merge 20230604T230559Z.13 --laps 3-4", Phrase(cs: "3 a 4 jsou jedna", en: "3 and 4 are one"))
    ]
  ) { arguments, session throws(CommandError) in
    guard let laps = try arguments.laps() else { preconditionFailure("--laps is required") }
    let input = MergeLaps.Input(segment: try arguments.segment(session), laps: laps)
    return try session.report(MergeLaps.self, input, CorrectionSummary.text)
  }

  static let split = Command(
    "swim split", [.segment],
    options: [
      Option(
        "lap", Parameter("N", .nameOfFirst("swim names laps"), help: Phrase(cs: "číslo délky", en: "a lap")),
        help: Phrase(cs: "Kterou délku", en: "Which lap")
      ).required,
      Option(
        "into", Parameter("COUNT", .choice(["2", "3"]), help: Phrase(cs: "počet délek", en: "a number of lengths")),
        help: Phrase(cs: "Kolik délek to bylo", en: "How many lengths it was")
      ).required,
    ],
    summary: Phrase(
      cs: "Rozdělí délku, v níž hodinky přehlédly obrátku", en: "Split a lap in which the watch missed a turn"),
    details: Phrase(
      cs: "Části jsou stejně dlouhé a označené jako odhad; žádný pokus v nich nezačíná ani nekončí.",
      en: "The parts are equal and marked as estimated; no attempt begins or ends inside them."),
    examples: [
      Example("swim split 20230604T230559Z.13 --lap 4 --into 2", Phrase(cs: "4 byla dvě", en: "4 was two lengths"))
    ]
  ) { arguments, session throws(CommandError) in
    let input = SplitLap.Input(
      segment: try arguments.segment(session), lap: try arguments.wholeNumber("--lap"),
      into: try arguments.wholeNumber("--into"))
    return try session.report(SplitLap.self, input, CorrectionSummary.text)
  }

  static let exclude = Command(
    "swim exclude", [.segment], options: [.laps],
    summary: Phrase(cs: "Vynechá délky, které nebyly plavání", en: "Leave out laps that were no swimming"),
    details: Phrase(
      cs: "Pokusy před nimi končí a po nich začínají. Bez --laps celý úsek.",
      en: "Attempts end before them and begin after them. Without --laps the whole segment."),
    examples: [Example("swim exclude 20230604T230559Z.13 --laps 7", Phrase(cs: "jen sedmou", en: "just the seventh"))]
  ) { arguments, session throws(CommandError) in
    let input = ExcludeLaps.Input(segment: try arguments.segment(session), laps: try arguments.laps())
    return try session.report(ExcludeLaps.self, input, CorrectionSummary.text)
  }

  static let confirm = Command(
    "swim confirm", [.suspiciousSegment], options: [.laps],
    summary: Phrase(cs: "Potvrdí podezřelé délky", en: "Confirm suspicious laps, so that they count"),
    details: Phrase(
      cs: "Podezřelé délky se do rekordů nepočítají, dokud je nepotvrdíte. Které to jsou, ukáže: recordbook review",
      en: "Suspicious laps stay out of records until you confirm them. See which they are: recordbook review"),
    examples: [Example("swim confirm 20230604T230559Z.13 --laps 5", Phrase(cs: "jen pátou", en: "just the fifth"))]
  ) { arguments, session throws(CommandError) in
    let input = ConfirmLaps.Input(segment: try arguments.segment(session), laps: try arguments.laps())
    return try session.report(ConfirmLaps.self, input, CorrectionSummary.text)
  }
}
