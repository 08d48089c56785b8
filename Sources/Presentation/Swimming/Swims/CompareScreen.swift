package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen that compares two swims, or two attempts, side by side.
package struct CompareScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/compare?first&second")

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let first: ComparedReference = try request.query("first") ?? .swim(.last)
    let second: ComparedReference = try request.query("second") ?? .swim(.last)
    let output = try catalog.call(CompareSwims.self, CompareSwims.Input(first: first, second: second))
    let language = request.language
    let content =
      output.attempts.map { SplitsPage(language: language, attempts: $0).content }
      ?? output.swims.map { ComparedSwims(language: language, swims: $0).content } ?? []
    return Screen(
      route: request.route, language: language,
      title: language.say(cs: "Vedle sebe", en: "Side by Side"), presentation: .stack, header: Header(.standard),
      layout: .swimmingList, back: SwimmingStrings(language: language).backToRecords(nil), content: content)
  }
}

/// Compares two swims by their totals and sets.
private struct ComparedSwims {
  let language: Language
  let swims: [ShowSwim.Output]

  var content: [Element] { [table] + swims.map(section) }

  /// A row of the table of totals.
  private struct Row {
    /// The row's title, each swim's number, and the difference.
    let texts: [String]
    /// The swims' numbers in percent of the greater one; nil if they can't be compared.
    var shares: [Int]?
  }

  private var table: Element {
    let titles =
      [language.say(cs: "Trénink", en: "Swim")] + swims.map { language.date($0.swim.day) }
      + [language.say(cs: "Rozdíl", en: "Difference")]
    return Element(
      .table, language.say(cs: "Celkem", en: "Totals"), type: .caption,
      children: [Element(.tableHeader, children: cells(titles, .caption))]
        + rows.map { Element(.tableRow, children: cells($0)) })
  }

  private var rows: [Row] {
    [
      distance,
      time(language.say(cs: "Plavání", en: "Swum"), \.swumMilliseconds),
      time(language.say(cs: "Odpočinek", en: "Rest"), \.restMilliseconds),
      time(language.say(cs: "Od začátku do konce", en: "From Start to End"), \.elapsedMilliseconds),
      pace,
      row(language.say(cs: "Bazén", en: "Pool")) { swim in
        swim.swim.course.map { SwimmingStrings(language: language).length(of: $0) }
      },
      row(
        language.say(cs: "Rekordy", en: "Records"), { Double($0.records.count) }, { language.number(Int($0)) }),
    ] + strokes
  }

  /// Returns a row of the table whose values have no difference.
  private func row(_ name: String, _ value: (ShowSwim.Output) -> String?) -> Row {
    Row(texts: [name] + swims.map { value($0) ?? "–" } + ["–"])
  }

  /// Returns a row of the table: its title, each swim's number, and by how much the second number exceeds the first.
  /// - Parameter text: returns the text of a number that is not negative.
  private func row(
    _ name: String, _ value: (ShowSwim.Output) -> Double?, _ text: (Double) -> String
  ) -> Row {
    let numbers = swims.map(value)
    var difference = "–"
    var shares: [Int]?
    if let first = numbers[0], let second = numbers[1] {
      let more = second - first
      difference = more == 0 ? "0" : (more < 0 ? "−" : "+") + text(more.magnitude)
      let most = max(first, second)
      if most > 0 { shares = [first, second].map { Int(($0 * 100 / most).rounded()) } }
    }
    return Row(texts: [name] + numbers.map { $0.map(text) ?? "–" } + [difference], shares: shares)
  }

  private func time(_ name: String, _ milliseconds: (ShowSwim.Totals) -> Int64) -> Row {
    row(
      name, { swim in swim.totals.map { Double((milliseconds($0) + 500) / 1_000) } },
      { SetStrings.minutes(seconds: Int($0)) })
  }

  private var isOfOneUnit: Bool { swims[0].swim.unit == swims[1].swim.unit }

  private var distance: Row {
    let name = language.say(cs: "Vzdálenost", en: "Distance")
    guard isOfOneUnit else {
      return row(name) { swim in swim.swim.wholeDistance.map { language.distance($0, swim.swim.unit) } }
    }
    return row(name, { $0.swim.wholeDistance }, { language.distance($0, swims[0].swim.unit) })
  }

  /// The table row with the paces of both swims. If both paces have the same unit, the unit is written only once.
  private var pace: Row {
    let name = language.say(cs: "Tempo", en: "Pace")
    guard isOfOneUnit else {
      return row(name) { swim in
        swim.totals?.pacePer100Milliseconds.map { language.pace(milliseconds: $0, swim.swim.unit) }
      }
    }
    return row(
      "\(name) / \(language.distance(100, swims[0].swim.unit))",
      { swim in swim.totals?.pacePer100Milliseconds.map { Double(AttemptRule.hundredths($0)) } },
      { language.time(Int($0)) })
  }

  /// The table rows with SWOLF and strokes. Empty unless both swims were recorded by the same device in pools of the
  /// same length, because otherwise the counts can't be compared.
  private var strokes: [Row] {
    guard swims[0].swim.source == swims[1].swim.source, swims[0].swim.poolMetres == swims[1].swim.poolMetres else {
      return []
    }
    return [
      row("SWOLF", { $0.totals?.strokes?.swolf }, { language.decimal($0) }),
      row(
        language.say(cs: "Záběry na délku", en: "Strokes per Length"), { $0.totals?.strokes?.perLength },
        { language.decimal($0) }),
    ]
  }

  /// Returns the cells of a row. Pages draw each swim's number as a bar, too.
  private func cells(_ row: Row) -> [Element] {
    var cells = cells(row.texts, .time)
    for (index, share) in (row.shares ?? []).enumerated() {
      cells[index + 1] = Element(
        .text, row.texts[index + 1], placement: .trailing, type: .time, fill: (index == 0 ? Hue.orange : .blue).fill,
        percent: share)
    }
    return cells
  }

  private func cells(_ texts: [String], _ other: TypeToken) -> [Element] {
    texts.enumerated().map { .cell($1, $0 == 0 ? .leading : .trailing, $0 == 0 && other == .time ? .body : other) }
  }

  private func section(_ swim: ShowSwim.Output) -> Element {
    let start = CivilDateTime(swim.swim.start, offset: swim.swim.utcOffsetSeconds)
    let strings = SetStrings(language: language, unit: swim.swim.unit)
    let name = swim.swim.id.description
    let open = language.say(cs: "Celý trénink", en: "The Whole Swim")
    let rows = swim.sets.map { set in
      let mean = language.time(milliseconds: set.swumMilliseconds / Int64(set.repetitions.count))
      return Element(
        .row, label: "\(strings.title(set, spoken: true)), \(mean)", fill: SetStrings.hue(set.style).fill,
        children: [.cell(strings.title(set), .leading, .body), .cell(mean, .trailing, .time)])
    }
    return Element(
      .section, language.dateAndClock(start), type: .title, fill: Hue.accent.fill,
      children: rows + [
        Element(
          .row, label: "\(open): \(language.dateAndClock(start))",
          hint: language.say(cs: "Ukáže trénink", en: "Shows the swim"), icon: .forward,
          to: SwimmingDestinations.swim(swim.swim.id), children: [.cell(open, .leading, .body), .identifier(name)])
      ])
  }
}
