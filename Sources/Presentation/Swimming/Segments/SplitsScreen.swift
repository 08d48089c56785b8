package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen with the splits of a segment or an attempt: the cumulative time at each wall, measured from the start.
package struct SplitsScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/segments/SEGMENT/splits?laps")

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let segment: SwimSegmentID = try request.part("SEGMENT")
    let laps: WrittenLaps? = try request.query("laps")
    let output = try catalog.call(ShowSplits.self, ShowSplits.Input(segment: segment, laps: laps?.range))
    let page = SplitsPage(language: request.language, attempts: [output])
    let name = output.segment.description
    return Screen(
      route: request.route, language: request.language, title: page.name(output), presentation: .stack,
      header: Header(.standard, fill: SetStrings.hue(output.style).fill), layout: .swimmingList,
      back: Element.back(
        request.language.say(cs: "Úsek", en: "Segment"), spoken: request.language.say(cs: "úsek", en: "segment"),
        to: SwimmingDestinations.segment(named: name), request.language),
      content: page.content)
  }
}

/// A range of laps in the form in which a route contains it: `27-28`.
private struct WrittenLaps: LosslessStringConvertible {
  let range: SwimLapRange

  init?(_ text: String) {
    guard let attempt = SwimAttemptReference("20000101T000000Z.1:" + text), let laps = attempt.laps else { return nil }
    range = laps
  }

  var description: String { "\(range.first)-\(range.last)" }
}

/// The content of the screen: the splits of one attempt, or of two side by side.
struct SplitsPage {
  let language: Language
  let attempts: [ShowSplits.Output]
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  var content: [Element] { attempts.enumerated().map { card($1, number: $0 + 1) } + [table, caution] }

  /// Returns the attempt's name, such as `Freestyle 200 m`.
  func name(_ attempt: ShowSplits.Output) -> String {
    let style = SetStrings(language: language, unit: attempt.unit).style(attempt.style)
    return attempt.distance.map { "\(style) \(language.distance($0, attempt.unit))" } ?? style
  }

  /// Returns a card with the splits of an attempt.
  /// - Parameters:
  ///   - attempt: the attempt.
  ///   - number: distinguishes two attempts with the same name.
  private func card(_ attempt: ShowSplits.Output, number: Int) -> Element {
    let title = attempts.count > 1 ? "\(number). \(name(attempt))" : name(attempt)
    let begin = CivilDateTime(attempt.start, offset: attempt.utcOffsetSeconds)
    var children: [Element] = [
      Element(
        .text, language.time(milliseconds: attempt.milliseconds),
        label: language.spokenTime(milliseconds: attempt.milliseconds), type: .heroNumber),
      Element(
        .text, "\(language.dateAndClock(begin)), \(shared.laps(attempt.laps))", type: .caption,
        color: Hue.secondary.text),
    ]
    if let pace = attempt.pacePer100Milliseconds {
      children.append(
        .fact(
          language.say(cs: "Tempo", en: "Pace"), language.pace(milliseconds: pace, attempt.unit),
          spoken: language.spokenPace(milliseconds: pace, attempt.unit)))
    }
    if let halves = attempt.halvesMilliseconds, halves.count == 2 {
      let text = "\(language.time(milliseconds: halves[0])) + \(language.time(milliseconds: halves[1]))"
      children.append(.fact(language.say(cs: "Poloviny", en: "Halves"), "\(text), \(halvesWord(halves))"))
    }
    if let strokes = attempt.strokes {
      children.append(.fact("SWOLF", language.decimal(strokes.swolf)))
      children.append(
        .fact(language.say(cs: "Záběry na délku", en: "Strokes per Length"), language.decimal(strokes.perLength)))
    }
    children.append(.identifierFact(attempt.segment.description, language))
    return Element(.card, title, type: .title, fill: SetStrings.hue(attempt.style).fill, children: children)
  }

  /// Says which half was swum faster. A difference of less than a second counts as even, because the times at which
  /// laps start are known only to the second.
  private func halvesWord(_ halves: [Int64]) -> String {
    let difference = halves[1] - halves[0]
    if abs(difference) < 1_000 { return language.say(cs: "vyrovnané", en: "even") }
    return difference < 0
      ? language.say(cs: "druhá rychlejší", en: "negative split")
      : language.say(cs: "druhá pomalejší", en: "positive split")
  }

  private var table: Element {
    let shown = attempts.map { $0.splits.filter(\.isShown) }
    let distances = Set(shown.flatMap { $0.compactMap(\.distance) }).sorted()
    let first = language.say(cs: "Vzdálenost", en: "Distance")
    let (split, part) = (language.say(cs: "Mezičas", en: "Split"), language.say(cs: "Úsek", en: "Leg"))
    let header = [first] + attempts.flatMap { _ in [split, part] } + (attempts.count == 2 ? [difference] : [])
    let rows = distances.map { distance -> [String] in
      var row = [language.distance(distance, attempts[0].unit)]
      var times: [Int64?] = []
      for splits in shown {
        let place = splits.firstIndex { $0.distance == distance }
        let time = place.map { splits[$0].milliseconds }
        let before = place.map { $0 > 0 ? splits[$0 - 1].milliseconds : 0 } ?? 0
        row.append(time.map { language.time(milliseconds: $0) } ?? "–")
        row.append(time.map { language.time(milliseconds: $0 - before) } ?? "–")
        times.append(time)
      }
      if times.count == 2 {
        row.append(times[0].flatMap { one in times[1].map { signed($0 - one) } } ?? "–")
      }
      return row
    }
    return Element(
      .table, language.say(cs: "Mezičasy", en: "Splits"), type: .caption,
      children: [Element(.tableHeader, children: cells(header, .caption, .caption))]
        + rows.map { Element(.tableRow, children: cells($0, .body, .time)) })
  }

  private var difference: String { language.say(cs: "Rozdíl", en: "Difference") }

  private func signed(_ milliseconds: Int64) -> String {
    (milliseconds < 0 ? "−" : "+") + language.time(milliseconds: abs(milliseconds))
  }

  private func cells(_ texts: [String], _ first: TypeToken, _ other: TypeToken) -> [Element] {
    texts.enumerated().map { .cell($1, $0 == 0 ? .leading : .trailing, $0 == 0 ? first : other) }
  }

  private var caution: Element {
    if let whole = attempts.first(where: { $0.splits.count == 1 && $0.laps.count > 1 }) {
      let distance =
        whole.distance.map { language.distance($0, whole.unit) } ?? language.counted(whole.laps.count, .laps)
      return Element(
        .text,
        language.say(
          cs: "Bez mezičasů: soubor udává jen celých \(distance)",
          en: "No splits: the file tells only the whole \(distance)"),
        type: .caption, color: Hue.secondary.text)
    }
    let isEstimated = attempts.contains { $0.splits.contains(where: \.isEstimated) }
    let text =
      language.say(
        cs: "Mezičasy hodinek jsou přesné na ±1 s: mnohé zapisují začátky v celých sekundách.",
        en: "Splits from a watch are accurate to ±1 s: many watches store starts in whole seconds.")
      + (isEstimated
        ? language.say(
          cs: " Rozdělené délky a započtené mezery jsou odhad.",
          en: " Lengths that were split, and gaps that count as swum, are estimated.") : "")
    return Element(.text, text, type: .caption, color: Hue.secondary.text)
  }
}

extension Element {
  /// Returns a row that names the segment and links to it.
  fileprivate static func identifierFact(_ segment: String, _ language: Language) -> Element {
    let name = language.say(cs: "Úsek", en: "Segment")
    return Element(
      .row, label: "\(name) \(segment)", hint: language.say(cs: "Ukáže úsek", en: "Shows the segment"), icon: .forward,
      to: SwimmingDestinations.segment(named: segment), children: [.cell(name, .leading, .body), .identifier(segment)])
  }
}
