import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// What awaits the swimmer's judgement, in words, each with the commands that settle it.
enum SwimReviewSummary {
  /// - Parameter program: begins the commands.
  static func text(_ output: ReviewLaps.Output, _ language: Language, _ program: Program) -> String {
    let parts = [
      suspicious(output.suspicious, language, program), missedTurns(output.missedTurns ?? [], language, program),
      duplicates(output.duplicates, language, program),
      setAside(output.setAside, language), incomplete(output.incomplete ?? [], language, program),
    ].filter { !$0.isEmpty }
    return parts.joined(separator: "\n")
  }

  private static func suspicious(_ laps: [ReviewLaps.SuspiciousLap], _ language: Language, _ program: Program) -> String
  {
    guard let first = laps.first else { return "" }
    let words = SwimmingWords(language: language)
    let (segment, lap) = (first.segment, first.lap)
    return language.say(
      cs: "Podezřelé: \(words.counted(laps: laps.count)); do rekordů se nepočítají\n",
      en: "Suspicious: \(words.counted(laps: laps.count)), left out of records\n")
      + table(laps, language).text
      + commands(
        [("confirm \(segment) --laps \(lap)", "čas je správně", "the time is right")]
          + (laps.contains { $0.segment == segment && $0.lap == lap + 1 }
            ? [("merge \(segment) --laps \(lap)-\(lap + 1)", "byla to jedna délka", "it was one length")] : [])
          + [
            ("exclude \(segment) --laps \(lap)", "nebylo to plavání", "it was no swimming"),
            ("segment \(segment)", "celý úsek", "the whole segment"),
          ], language, program)
  }

  private static func missedTurns(
    _ laps: [ReviewLaps.SuspiciousLap], _ language: Language, _ program: Program
  ) -> String {
    guard let first = laps.first else { return "" }
    let words = SwimmingWords(language: language)
    return language.say(
      cs: "Možná přehlédnutá obrátka: \(words.counted(laps: laps.count)); do rekordů se počítají\n",
      en: "Perhaps a missed turn: \(words.counted(laps: laps.count)), counted in records\n")
      + table(laps, language).text
      + commands(
        [
          ("split \(first.segment) --lap \(first.lap) --into 2", "byly to dvě délky", "it was two lengths"),
          ("confirm \(first.segment) --laps \(first.lap)", "čas je správně", "the time is right"),
          ("segment \(first.segment)", "celý úsek", "the whole segment"),
        ], language, program)
  }

  private static func table(_ laps: [ReviewLaps.SuspiciousLap], _ language: Language) -> TextTable {
    var table = TextTable(rightAligned: [3])
    for lap in laps {
      table.add(
        language.date(lap.day), lap.segment.description, language.say(cs: "délka \(lap.lap)", en: "lap \(lap.lap)"),
        language.time(lap.hundredths), lap.style.name(language), lap.why.words(language))
    }
    return table
  }

  private static func duplicates(_ duplicates: [ReviewLaps.Duplicate], _ language: Language, _ program: Program)
    -> String
  {
    guard let first = duplicates.first else { return "" }
    var table = TextTable()
    for item in duplicates {
      table.add(
        language.date(item.day), item.swim.description, item.source,
        language.say(
          cs: "počítá se \(item.counts) \(item.countsSource)", en: "counts: \(item.counts) \(item.countsSource)"))
    }
    return language.say(cs: "Druhé záznamy téhož plavání\n", en: "Second recordings of a swim\n") + table.text
      + commands([("prefer \(first.swim)", "počítat tento", "count this one instead")], language, program)
  }

  private static func setAside(_ corrections: [ReviewLaps.SetAside], _ language: Language) -> String {
    guard !corrections.isEmpty else { return "" }
    let words = SwimmingWords(language: language)
    var table = TextTable()
    for item in corrections {
      table.add(
        item.swim.description, item.change.name(language), item.laps.map(words.laps) ?? "",
        item.value.map { value(item.change, $0, language) } ?? "")
    }
    return language.say(
      cs: "Opravy, které se k novějšímu načtení nehodí\n", en: "Corrections that do not fit a newer import\n")
      + table.text
      + language.say(
        cs: "  Délky se změnily; opravte je znovu, jestli je třeba.\n",
        en: "  The laps changed; correct them again where needed.\n")
  }

  private static func incomplete(_ swims: [ReviewLaps.Incomplete], _ language: Language, _ program: Program) -> String {
    guard let first = swims.first else { return "" }
    let words = SwimmingWords(language: language)
    var table = TextTable()
    for swim in swims {
      table.add(language.date(swim.day), swim.swim.description, swim.source, words.counted(laps: swim.laps))
    }
    return language.say(cs: "Plavání, kterým chybí délky\n", en: "Swims that lack laps\n") + table.text
      + language.say(
        cs: "  Soubor sám dokazuje, že v něm část chybí. Exportujte data znovu a načtěte je.\n",
        en: "  The file itself proves that a part of it is missing. Export the data again and import that.\n")
      + commands([("remove \(first.swim)", "do knihy nepatří", "take it out of the book")], language, program)
  }

  /// As the JSON has it, said to people.
  static func value(_ change: SwimCorrectionKind, _ value: String, _ language: Language) -> String {
    switch change {
    case .style: StrokeStyle(named: value)?.name(language) ?? value
    case .split: language.say(cs: "na \(value)", en: "into \(value)")
    case .poolLength:
      PoolLength(written: value).map { language.distance(Double($0.centimetres) / 100, .metre) } ?? value
    case .confirm, .merge, .exclude, .remove, .prefer: value
    }
  }

  private static func commands(
    _ lines: [(command: String, cs: String, en: String)], _ language: Language, _ program: Program
  ) -> String {
    var table = TextTable()
    for line in lines { table.add("\(program.line) swim \(line.command)", language.say(cs: line.cs, en: line.en)) }
    return table.text
  }
}

extension ReviewLaps.SuspiciousLap.Reason {
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .tooFast: language.say(cs: "příliš rychlá", en: "too fast")
    case .short: language.say(cs: "příliš krátká", en: "too short")
    case .long: language.say(cs: "mnohem delší než ostatní", en: "much longer than the others")
    }
  }
}
