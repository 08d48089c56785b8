import KernelApplication
import KernelCommandLine
import SwimmingApplication
import SwimmingPresentation

extension Command {
  static let editStyle = Command(
    "swim edit-style", EditSegmentStyle.self, EditSegmentStyle.Input.init,
    [.segment, .anyStyle], options: [.laps, .dryRun],
    cs: "Opraví styl úseku nebo jeho délek", en: "Set the style of a segment, or of some of its laps",
    details: LocalizedText(
      cs: "Hranice a časy se nemění; rekordy se přepočítají hned. Zpět: recordbook undo",
      en: "Boundaries and times never change; records follow at once. Undo: recordbook undo"),
    examples: [
      Example("swim edit-style 20230604T230559Z.13 backstroke", cs: "celý úsek", en: "the whole segment"),
      Example("swim edit-style 20230604T230559Z.13 znak --laps 3-4", cs: "jen dvě délky", en: "only two laps"),
    ], reply: .correction)

  static let merge = Command(
    "swim merge", MergeLaps.self, MergeLaps.Input.init, [.segment], options: [Option.laps.required, .dryRun],
    cs: "Sloučí délky, které byly ve skutečnosti jediná", en: "Merge laps that were one length",
    details: LocalizedText(
      cs: "Když hodinky napočítaly jednu délku jako několik: časy a přestávky mezi nimi se sečtou.",
      en: "For a length that the watch counted as several: their times and the gaps between them add up."),
    examples: [
      Example("swim merge 20230604T230559Z.13 --laps 3-4", cs: "3 a 4 jsou jedna", en: "3 and 4 are one length")
    ],
    reply: .correction)

  static let split = Command(
    "swim split", SplitLap.self, SplitLap.Input.init, [.segment],
    options: [
      Option(
        "lap", Parameter("N", .nameOfFirst("swim names laps"), cs: "číslo délky", en: "a lap's number"),
        cs: "Kterou délku", en: "Which lap"
      ).required,
      Option(
        "into", Parameter("COUNT", .choice(["2", "3"]), cs: "počet délek", en: "a number of lengths"),
        cs: "Kolik délek to bylo", en: "How many lengths it was"
      ).required,
      .dryRun,
    ],
    cs: "Rozdělí délku, v níž hodinky přehlédly obrátku", en: "Split a lap in which the watch missed a turn",
    details: LocalizedText(
      cs: "Části jsou stejně dlouhé a označené jako odhad; žádný pokus v nich nezačíná ani nekončí.",
      en: "The parts are equal and marked as estimated; no attempt begins or ends inside them."),
    examples: [
      Example("swim split 20230604T230559Z.13 --lap 4 --into 2", cs: "4 byla dvě", en: "lap 4 was two lengths")
    ],
    reply: .correction)

  static let join = Command(
    "swim join", JoinSegments.self, JoinSegments.Input.init, [.segment], options: [.dryRun],
    cs: "Napojí na úsek ten další: nebyla mezi nimi přestávka",
    en: "Join a segment with the next: there was no rest between them",
    details: LocalizedText(
      cs:
        "Celá mezera se počítá jako plavání, takže se žádný dosavadní čas nezlepší; vzniknou jen delší pokusy, označené "
        + "jako odhad. Jen mezery do minuty a do 0,8 obvyklé délky; v delší chybí délky (reclaim).",
      en:
        "The whole gap counts as swum, so no time improves; only longer attempts appear, marked as estimated. "
        + "Only for gaps up to a minute and 0.8 of a usual lap; longer ones miss lengths (reclaim)."),
    examples: [
      Example(
        "swim join 20230604T230559Z.13 --dry-run", cs: "jen řekne, co by se stalo", en: "only show what would happen")
    ], reply: .correction)

  static let reclaim = Command(
    "swim reclaim", ReclaimLengths.self, ReclaimLengths.Input.init, [.segment],
    options: [
      Option(
        "lengths", Parameter("COUNT", .choice(["1", "2", "3"]), cs: "počet délek", en: "a number of lengths"),
        cs: "Kolik délek jste v mezeře uplavala", en: "How many lengths you swam in the gap"
      ).required,
      Option("style", .anyStyle, cs: "Jakým stylem; jinak jako okolo", en: "In which style (default: as around it)"),
      .dryRun,
    ],
    cs: "Doplní za úsek délky, které hodinky měly za přestávku",
    en: "Add lengths after a segment that the watch took for a rest",
    details: LocalizedText(
      cs: "Délky mezeru vyplní rovným dílem a jsou označené jako odhad; žádný pokus v nich nezačíná ani nekončí. "
        + "Úsek se tím spojí s dalším.",
      en:
        "They fill the gap in equal parts, marked as estimated; no attempt begins or ends inside them. The segment is "
        + "joined with the next one."),
    examples: [Example("swim reclaim 20230604T230559Z.13 --lengths 2", cs: "chyběly dvě", en: "two were missing")],
    reply: .correction)

  static let exclude = Command(
    "swim exclude", ExcludeLaps.self, ExcludeLaps.Input.init, [.segment], options: [.laps, .dryRun],
    cs: "Vynechá délky, které nebyly plavání", en: "Exclude laps that were not swimming",
    details: LocalizedText(
      cs: "Pokusy před nimi končí a po nich začínají. Bez --laps celý úsek.",
      en: "Attempts end before them and start after them. Without --laps, the whole segment."),
    examples: [Example("swim exclude 20230604T230559Z.13 --laps 7", cs: "jen sedmou", en: "only the seventh")],
    reply: .correction)

  static let confirm = Command(
    "swim confirm", ConfirmLaps.self, ConfirmLaps.Input.init, [.suspiciousSegment], options: [.laps, .dryRun],
    cs: "Potvrdí podezřelé délky", en: "Confirm suspicious laps, so that they count",
    details: LocalizedText(
      cs: "Podezřelé délky se do rekordů nepočítají, dokud je nepotvrdíte. Které to jsou, ukáže: recordbook review",
      en: "Suspicious laps stay out of records until you confirm them. List them: recordbook review"),
    examples: [Example("swim confirm 20230604T230559Z.13 --laps 5", cs: "jen pátou", en: "only the fifth")],
    reply: .correction)
}

extension Reply where Case.Output == SwimCorrectionOutput {
  static var correction: Reply { .words(CorrectionSummary.text) }
}
