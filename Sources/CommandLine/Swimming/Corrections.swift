import KernelApplication
import KernelCommandLine
import SwimmingApplication
import SwimmingPresentation

extension Command {
  static let editStyle = Command(
    "swim edit-style", [.segment, .anyStyle], options: [.laps, .dryRun],
    summary: LocalizedText(
      cs: "Opraví styl úseku nebo jeho délek", en: "Set the style of a segment or of some of its laps"),
    details: LocalizedText(
      cs: "Hranice a časy se nemění; rekordy se přepočítají hned. Zpět: recordbook undo",
      en: "Boundaries and times never change; records follow at once. Take it back: recordbook undo"),
    examples: [
      Example(
        "swim edit-style 20230604T230559Z.13 backstroke", LocalizedText(cs: "celý úsek", en: "the whole segment")),
      Example(
        "swim edit-style 20230604T230559Z.13 znak --laps 3-4", LocalizedText(cs: "jen dvě délky", en: "two laps only")),
    ]
  ) { arguments, session throws(CommandError) in
    let input = EditSegmentStyle.Input(
      segment: try arguments.segment(session), style: try arguments.style(), laps: try arguments.laps(),
      dryRun: arguments.isDryRun)
    return try session.report(EditSegmentStyle.self, input, CorrectionSummary.text)
  }

  static let merge = Command(
    "swim merge", [.segment], options: [Option.laps.required, .dryRun],
    summary: LocalizedText(cs: "Sloučí délky, které byly ve skutečnosti jediná", en: "Join laps that were one length"),
    details: LocalizedText(
      cs: "Když hodinky napočítaly jednu délku jako několik: časy a přestávky mezi nimi se sečtou.",
      en: "When the watch counted one length as several: their times and the gaps between them add up."),
    examples: [
      Example("swim merge 20230604T230559Z.13 --laps 3-4", LocalizedText(cs: "3 a 4 jsou jedna", en: "3 and 4 are one"))
    ]
  ) { arguments, session throws(CommandError) in
    guard let laps = try arguments.laps() else { preconditionFailure("--laps is required") }
    let input = MergeLaps.Input(segment: try arguments.segment(session), laps: laps, dryRun: arguments.isDryRun)
    return try session.report(MergeLaps.self, input, CorrectionSummary.text)
  }

  static let split = Command(
    "swim split", [.segment],
    options: [
      Option(
        "lap", Parameter("N", .nameOfFirst("swim names laps"), help: LocalizedText(cs: "číslo délky", en: "a lap")),
        help: LocalizedText(cs: "Kterou délku", en: "Which lap")
      ).required,
      Option(
        "into",
        Parameter("COUNT", .choice(["2", "3"]), help: LocalizedText(cs: "počet délek", en: "a number of lengths")),
        help: LocalizedText(cs: "Kolik délek to bylo", en: "How many lengths it was")
      ).required,
      .dryRun,
    ],
    summary: LocalizedText(
      cs: "Rozdělí délku, v níž hodinky přehlédly obrátku", en: "Split a lap in which the watch missed a turn"),
    details: LocalizedText(
      cs: "Části jsou stejně dlouhé a označené jako odhad; žádný pokus v nich nezačíná ani nekončí.",
      en: "The parts are equal and marked as estimated; no attempt begins or ends inside them."),
    examples: [
      Example(
        "swim split 20230604T230559Z.13 --lap 4 --into 2", LocalizedText(cs: "4 byla dvě", en: "4 was two lengths"))
    ]
  ) { arguments, session throws(CommandError) in
    let input = SplitLap.Input(
      segment: try arguments.segment(session), lap: try arguments.wholeNumber("--lap"),
      into: try arguments.wholeNumber("--into"), dryRun: arguments.isDryRun)
    return try session.report(SplitLap.self, input, CorrectionSummary.text)
  }

  static let join = Command(
    "swim join", [.segment], options: [.dryRun],
    summary: LocalizedText(
      cs: "Napojí na úsek ten další: nebyla mezi nimi přestávka",
      en: "Join a segment with the next one: there was no rest between them"),
    details: LocalizedText(
      cs:
        "Celá mezera se počítá jako plavání, takže se žádný dosavadní čas nezlepší; vzniknou jen delší pokusy, označené "
        + "jako odhad. Jen mezery do minuty a do 0,8 obvyklé délky; v delší chybí délky (reclaim).",
      en:
        "The whole gap counts as swum, so that no time gets better; only longer attempts appear, marked as estimated. "
        + "Only gaps up to a minute and 0.8 of a usual lap; a longer one lacks lengths (reclaim)."),
    examples: [
      Example(
        "swim join 20230604T230559Z.13 --dry-run",
        LocalizedText(cs: "jen řekne, co by se stalo", en: "only tell what would be"))
    ]
  ) { arguments, session throws(CommandError) in
    let input = JoinSegments.Input(segment: try arguments.segment(session), dryRun: arguments.isDryRun)
    return try session.report(JoinSegments.self, input, CorrectionSummary.text)
  }

  static let reclaim = Command(
    "swim reclaim", [.segment],
    options: [
      Option(
        "lengths",
        Parameter(
          "COUNT", .choice(["1", "2", "3"]), help: LocalizedText(cs: "počet délek", en: "a number of lengths")),
        help: LocalizedText(cs: "Kolik délek jste v mezeře uplavala", en: "How many lengths you swam in the gap")
      ).required,
      Option(
        "style", .anyStyle,
        help: LocalizedText(cs: "Jakým stylem; jinak jako okolo", en: "In which style; else as beside it")),
      .dryRun,
    ],
    summary: LocalizedText(
      cs: "Doplní za úsek délky, které hodinky měly za přestávku",
      en: "Put lengths after a segment that the watch took for a rest"),
    details: LocalizedText(
      cs: "Délky mezeru vyplní rovným dílem a jsou označené jako odhad; žádný pokus v nich nezačíná ani nekončí. "
        + "Úsek se tím spojí s dalším.",
      en:
        "They share the gap equally and are marked as estimated; no attempt begins or ends inside them. The segment is "
        + "joined with the next one."),
    examples: [
      Example("swim reclaim 20230604T230559Z.13 --lengths 2", LocalizedText(cs: "chyběly dvě", en: "two were missing"))
    ]
  ) { arguments, session throws(CommandError) in
    let input = ReclaimLengths.Input(
      segment: try arguments.segment(session), lengths: try arguments.wholeNumber("--lengths"),
      style: try arguments["--style"].map { _ throws(CommandError) in try arguments.style("--style") },
      dryRun: arguments.isDryRun)
    return try session.report(ReclaimLengths.self, input, CorrectionSummary.text)
  }

  static let exclude = Command(
    "swim exclude", [.segment], options: [.laps, .dryRun],
    summary: LocalizedText(cs: "Vynechá délky, které nebyly plavání", en: "Leave out laps that were no swimming"),
    details: LocalizedText(
      cs: "Pokusy před nimi končí a po nich začínají. Bez --laps celý úsek.",
      en: "Attempts end before them and begin after them. Without --laps the whole segment."),
    examples: [
      Example("swim exclude 20230604T230559Z.13 --laps 7", LocalizedText(cs: "jen sedmou", en: "just the seventh"))
    ]
  ) { arguments, session throws(CommandError) in
    let input = ExcludeLaps.Input(
      segment: try arguments.segment(session), laps: try arguments.laps(),
      dryRun: arguments.isDryRun)
    return try session.report(ExcludeLaps.self, input, CorrectionSummary.text)
  }

  static let confirm = Command(
    "swim confirm", [.suspiciousSegment], options: [.laps, .dryRun],
    summary: LocalizedText(cs: "Potvrdí podezřelé délky", en: "Confirm suspicious laps, so that they count"),
    details: LocalizedText(
      cs: "Podezřelé délky se do rekordů nepočítají, dokud je nepotvrdíte. Které to jsou, ukáže: recordbook review",
      en: "Suspicious laps stay out of records until you confirm them. See which they are: recordbook review"),
    examples: [
      Example("swim confirm 20230604T230559Z.13 --laps 5", LocalizedText(cs: "jen pátou", en: "just the fifth"))
    ]
  ) { arguments, session throws(CommandError) in
    let input = ConfirmLaps.Input(
      segment: try arguments.segment(session), laps: try arguments.laps(),
      dryRun: arguments.isDryRun)
    return try session.report(ConfirmLaps.self, input, CorrectionSummary.text)
  }
}
