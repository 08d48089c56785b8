import KernelApplication
import KernelCommandLine
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingPresentation

extension Command {
  static let editStyle = Command(
    "swim edit-style", [.segmentOrSwim, .anyStyle], options: [.laps, .everyLength, .dryRun],
    cs: "Opraví styl úseku, jeho délek, nebo celého tréninku",
    en: "Set the style of a segment, of some of its laps, or of a whole swim",
    details: LocalizedText(
      cs:
        "Hranice a časy se nemění; rekordy se přepočítají hned. U tréninku nebo úseků 2-11 se mění jen délky, jejichž "
        + "styl chybí. Zpět: recordbook undo",
      en:
        "Boundaries and times never change; records are updated at once. In a swim, or its segments 2-11, only lengths "
        + "without a style change. Undo: recordbook undo"),
    examples: [
      Example("swim edit-style 20230604T230559Z.13 backstroke", cs: "celý úsek", en: "the whole segment"),
      Example("swim edit-style 20230604T230559Z.13 znak --laps 3-4", cs: "jen dvě délky", en: "only two laps"),
      Example("swim edit-style last freestyle", cs: "celý trénink", en: "the whole swim"),
      Example("swim edit-style 20230604T230559Z.2-11 drill", cs: "úseky 2 až 11", en: "segments 2 to 11"),
    ]
  ) { arguments, session throws(CommandError) in
    let dryRun = arguments.isDryRun
    guard let place = try arguments.placeOfSwim(session) else {
      let input = EditSegmentStyle.Input(
        segment: try arguments.value("SEGMENT", session), style: try arguments.style(),
        laps: try arguments.value("--laps", session), dryRun: dryRun)
      return try session.report(EditSegmentStyle.self, input) { CorrectionSummary.text($0, $1, $2) }
    }
    let input = EditSwimStyle.Input(
      swim: place.swim, style: try arguments.style(), segments: place.segments, all: arguments.has("all") ? true : nil,
      dryRun: dryRun)
    return try session.report(EditSwimStyle.self, input) { CorrectionSummary.text($0, $1, $2) }
  }

  static let equip = Command(
    "swim equip", [.segmentOrSwim, .equipment], options: [.dryRun],
    cs: "Řekne, s jakým vybavením se plavalo", en: "Set with which equipment you swam",
    details: LocalizedText(
      cs:
        "Ploutve, packy nebo piškot, i víc najednou; none je zase odebere. Co se plavalo s ploutvemi nebo packami, se "
        + "nepočítá do rekordů, historie ani tempa. Zpět: recordbook undo",
      en:
        "Fins, paddles or a pull buoy, or several of these; none removes them again. What was swum with fins or "
        + "paddles counts for no record, history or pace. Undo: recordbook undo"),
    examples: [
      Example("swim equip 20230604T230559Z.13 fins", cs: "jeden úsek", en: "one segment"),
      Example("swim equip 20230604T230559Z.2-11 paddles pull", cs: "úseky 2 až 11", en: "segments 2 to 11"),
      Example("swim equip last none", cs: "celý trénink bez vybavení", en: "the whole swim without equipment"),
    ]
  ) { arguments, session throws(CommandError) in
    let (swim, segments): (SwimID, SwimLapRange?)
    if let place = try arguments.placeOfSwim(session) {
      (swim, segments) = place
    } else {
      let segment: SwimSegmentID = try arguments.value("SEGMENT", session)
      (swim, segments) = (segment.swim, SwimLapRange(segment.number))
    }
    let input = EquipSwim.Input(
      swim: swim, segments: segments, equipment: try arguments.equipment(), dryRun: arguments.isDryRun)
    return try session.report(EquipSwim.self, input) { CorrectionSummary.text($0, $1, $2) }
  }

  static let merge = Command(
    "swim merge", MergeLaps.self, MergeLaps.Input.init, [.segment], options: [Option.laps.required, .dryRun],
    cs: "Sloučí délky, které byly ve skutečnosti jediná", en: "Merge laps that together were one length",
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
    en: "Join a segment with the next one: there was no rest between them",
    details: LocalizedText(
      cs:
        "Celá mezera se počítá jako plavání, takže se žádný dosavadní čas nezlepší; vzniknou jen delší pokusy, "
        + "označené jako odhad. Jen mezery do minuty a do 0,8 obvyklé délky; v delší chybí délky (reclaim).",
      en:
        "The whole gap counts as swum, so no time improves; only longer attempts appear, marked as estimated. "
        + "Only for gaps up to a minute and 0.8 of a usual lap; in longer gaps, lengths are missing (reclaim)."),
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
      Option(
        "style", .anyStyle, cs: "Jakým stylem; jinak jako okolo",
        en: "In which style (default: that of the laps around the gap)"),
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
    "swim confirm", [.suspiciousSegment], options: [.laps, .dryRun],
    cs: "Potvrdí podezřelé délky, nebo vzdálenost tréninku",
    en: "Confirm suspicious laps, or the distance of a swim, so that they count",
    details: LocalizedText(
      cs: "Podezřelé délky se do rekordů nepočítají, dokud je nepotvrdíte. Které to jsou, ukáže: recordbook review",
      en: "Suspicious laps do not count in records until you confirm them. List them: recordbook review"),
    examples: [
      Example("swim confirm 20230604T230559Z.13 --laps 5", cs: "jen pátou", en: "only the fifth"),
      Example("swim confirm 20230604T230559Z", cs: "vzdálenost tréninku", en: "the distance of a swim"),
    ]
  ) { arguments, session throws(CommandError) in
    if let place = try arguments.placeOfSwim(session) {
      let input = SwimInput(swim: place.swim, dryRun: arguments.isDryRun)
      return try session.report(ConfirmDistance.self, input) { CorrectionSummary.text($0, $1, $2) }
    }
    let input = LapsInput(
      segment: try arguments.value("SEGMENT", session), laps: try arguments.value("--laps", session),
      dryRun: arguments.isDryRun)
    return try session.report(ConfirmLaps.self, input) { CorrectionSummary.text($0, $1, $2) }
  }

  static let setDistance = Command(
    "swim set-distance", [.swim, .swumMetres], options: [.dryRun],
    cs: "Opraví vzdálenost tréninku bez délek", en: "Set the distance of a swim without lengths",
    examples: [Example("swim set-distance 20230604T230559Z 1500", cs: "1500 m", en: "1,500 m")]
  ) { arguments, session throws(CommandError) in
    let input = SetSwimDistance.Input(
      swim: try arguments.value("SWIM", session), metres: try arguments.metres(),
      dryRun: arguments.isDryRun)
    return try session.report(SetSwimDistance.self, input) { CorrectionSummary.text($0, $1, $2) }
  }

  static let setZone = Command(
    "swim set-zone", [.swimOrZone, .zoneOfSwim], options: [.untold, .dryRun],
    cs: "Opraví časové pásmo tréninku, a tím jeho den", en: "Set the time zone of a swim, and with it its day",
    details: LocalizedText(
      cs: "Okamžiky se nemění. S --untold všechny tréninky, u kterých pásmo nikdo neudal, jako jedna změna.",
      en: "The moments themselves do not change. With --untold, all swims whose zone nobody stated, as one change."),
    examples: [
      Example("swim set-zone last America/New_York", cs: "jeden trénink", en: "one swim"),
      Example("swim set-zone --untold Europe/Prague", cs: "všechny bez pásma", en: "all without a zone"),
    ]
  ) { arguments, session throws(CommandError) in
    let isUntold = arguments.has("untold")
    guard isUntold || arguments["ZONE"] != nil else {
      throw .usage(
        cs: "chybí časové pásmo", en: "the time zone is missing",
        hint: LocalizedText(
          cs: "Napište trénink a pásmo jako Europe/Prague.", en: "Give a swim and a zone such as Europe/Prague."))
    }
    let input = SetSwimZone.Input(
      swim: try isUntold ? nil : arguments.value("SWIM", session), zone: arguments[isUntold ? "SWIM" : "ZONE"] ?? "",
      dryRun: arguments.isDryRun)
    return try session.report(SetSwimZone.self, input) { ZoneSummary.text($0, $1, $2) }
  }
}

extension Reply where Case.Output == SwimCorrectionOutput {
  static var correction: Reply { .words(CorrectionSummary.text) }
}

extension Arguments {
  /// Returns the distance that the argument METRES gives, such as `1500`, `1500m` or `1,5km`, in metres.
  fileprivate func metres() throws(CommandError) -> Int {
    let word = word("METRES")
    if let (amount, unit) = Arguments.length(word), unit != .yard { return amount }
    let kilometres = Double(String(word.dropLast(2).map { $0 == "," ? "." : $0 }))
    guard word.hasSuffix("km"), let kilometres, let metres = Int(exactly: (kilometres * 1_000).rounded()), metres >= 0
    else { throw Arguments.invalid("METRES", word, example: "1500, 1.5 km") }
    return metres
  }
}
