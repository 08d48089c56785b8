import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Describes the questions about swims that the user still has to decide, as text with the commands that decide them.
struct SwimReviewSummary {
  let language: Language
  /// The program as the user calls it, with which commands begin.
  let program: Program
  /// The maximum width of lines; nil sets no limit.
  let columns: Int?

  func text(_ output: ReviewLaps.Output) -> String {
    let parts = [
      suspicious(output.suspicious), missedTurns(output.missedTurns), duplicates(output.duplicates),
      setAside(output.setAside), incomplete(output.incomplete), doubted(output.doubted),
    ].filter { !$0.isEmpty }
    return parts.joined(separator: "\n")
  }

  private func suspicious(_ laps: [ReviewLaps.SuspiciousLap]) -> String {
    guard let first = laps.first else { return "" }
    let (segment, lap) = (first.segment, first.lap)
    return paragraph(
      language.say(
        cs: "Podezřelé: \(language.counted(laps.count, .laps)); do rekordů se nepočítají",
        en: "Suspicious: \(language.counted(laps.count, .laps)), left out of records"))
      + table(laps).text(within: columns)
      + commands(
        [("confirm \(segment) --laps \(lap)", "čas je správně", "the time is right")]
          + (laps.contains { $0.segment == segment && $0.lap == lap + 1 }
            ? [("merge \(segment) --laps \(lap)-\(lap + 1)", "byla to jedna délka", "it was one length")] : [])
          + [
            ("exclude \(segment) --laps \(lap)", "nebylo to plavání", "it was not swimming"),
            ("segment \(segment)", "celý úsek", "the whole segment"),
          ])
  }

  private func missedTurns(_ laps: [ReviewLaps.SuspiciousLap]) -> String {
    guard let first = laps.first else { return "" }
    return paragraph(
      language.say(
        cs: "Možná přehlédnutá obrátka: \(language.counted(laps.count, .laps)); do rekordů se počítají",
        en: "Possible missed turn: \(language.counted(laps.count, .laps)), counted in records"))
      + table(laps).text(within: columns)
      + commands(
        [
          ("split \(first.segment) --lap \(first.lap) --into 2", "byly to dvě délky", "it was two lengths"),
          ("confirm \(first.segment) --laps \(first.lap)", "čas je správně", "the time is right"),
          ("segment \(first.segment)", "celý úsek", "the whole segment"),
        ])
  }

  private func table(_ laps: [ReviewLaps.SuspiciousLap]) -> TextTable {
    var table = TextTable(rightAligned: [3])
    for lap in laps {
      table.add(
        language.date(lap.day), lap.segment.description, language.say(cs: "délka \(lap.lap)", en: "lap \(lap.lap)"),
        language.time(lap.hundredths), lap.style.lapName(language), lap.why.words(language))
    }
    return table
  }

  private func duplicates(_ duplicates: [ReviewLaps.Duplicate]) -> String {
    guard let first = duplicates.first else { return "" }
    var table = TextTable()
    for item in duplicates {
      table.add(
        language.date(item.day), item.swim.description, item.source,
        language.say(
          cs: "počítá se \(item.counts) \(item.countsSource)", en: "counts: \(item.counts) \(item.countsSource)"))
    }
    return paragraph(SwimReviewStrings(language: language).duplicates)
      + table.text(within: columns)
      + commands([
        ("prefer \(first.swim)", "počítat tento", "count this one instead"),
        ("prefer \(first.counts)", "nechat, jak je", "leave it as it is"),
      ])
  }

  private func setAside(_ corrections: [ReviewLaps.SetAside]) -> String {
    guard !corrections.isEmpty else { return "" }
    let strings = SwimmingStrings(language: language)
    var table = TextTable()
    for item in corrections {
      table.add(
        item.swim.description, item.change.name(language), item.laps.map(strings.laps) ?? "",
        item.value.map { SwimReviewStrings(language: language).value(item.change, $0) } ?? "")
    }
    let texts = SwimReviewStrings(language: language)
    return paragraph(texts.setAside) + table.text(within: columns) + paragraph(texts.correctAgain, indent: "  ")
  }

  private func incomplete(_ swims: [ReviewLaps.Incomplete]) -> String {
    guard let first = swims.first else { return "" }
    var table = TextTable()
    for swim in swims {
      table.add(language.date(swim.day), swim.swim.description, swim.source, language.counted(swim.lapCount, .laps))
    }
    let texts = SwimReviewStrings(language: language)
    return paragraph(texts.incomplete) + table.text(within: columns) + paragraph(texts.exportAgain, indent: "  ")
      + commands([("remove \(first.swim)", "do knihy nepatří", "remove it from the book")])
  }

  private func doubted(_ swims: [ReviewLaps.Doubted]) -> String {
    guard !swims.isEmpty else { return "" }
    let texts = SwimReviewStrings(language: language)
    var table = TextTable()
    for swim in swims { table.add(language.date(swim.day), swim.swim.description, texts.why(swim)) }
    let distance = swims.first { $0.metres != nil }
    let pool = swims.first { $0.metres == nil }
    var lines: [(command: String, cs: String, en: String)] = []
    if let swim = distance?.swim {
      lines.append((command: "confirm \(swim)", cs: "je to správně", en: "it is right"))
      lines.append((command: "set-distance \(swim) METRES", cs: "bylo to jinak", en: "it was another distance"))
    }
    if let pool {
      let length = pool.suggestedPoolMetres?.metres ?? "METRES"
      lines.append((command: "set-pool \(pool.swim) \(length)", cs: "délka bazénu", en: "the length of the pool"))
    }
    return paragraph(texts.doubted) + table.text(within: columns) + paragraph(texts.countsNothing, indent: "  ")
      + commands(lines)
  }

  private func commands(
    _ lines: [(command: String, cs: String, en: String)]
  ) -> String {
    var table = TextTable(commands: 0)
    for line in lines { table.add("\(program.line) swim \(line.command)", language.say(cs: line.cs, en: line.en)) }
    return table.text(within: columns)
  }

  /// Returns a paragraph, wrapped to the maximum width and with each line preceded by `indent`.
  private func paragraph(_ text: String, indent: String = "") -> String {
    guard let columns else { return indent + text + "\n" }
    return wrapped(text, width: max(columns, 20) - indent.count).map { indent + $0 + "\n" }.joined()
  }
}
