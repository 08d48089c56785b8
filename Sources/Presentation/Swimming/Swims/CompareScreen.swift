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

  private var table: Element {
    let name = language.say(cs: "Trénink", en: "Swim")
    return Element(
      .table, language.say(cs: "Celkem", en: "Totals"), type: .caption,
      children: [Element(.tableHeader, children: cells([name] + swims.map { language.date($0.swim.day) }, .caption))]
        + rows.map { Element(.tableRow, children: cells($0, .time)) })
  }

  private var rows: [[String]] {
    func row(_ name: String, _ value: (ShowSwim.Output) -> String?) -> [String] {
      [name] + swims.map { value($0) ?? "–" }
    }
    func time(_ name: String, _ value: @escaping (ShowSwim.Totals) -> Int64) -> [String] {
      row(name) { $0.totals.map { SetStrings.minutes(milliseconds: value($0)) } }
    }
    return [
      row(language.say(cs: "Vzdálenost", en: "Distance")) { swim in
        swim.swim.wholeDistance.map { language.distance($0, swim.swim.unit) }
      },
      time(language.say(cs: "Plavání", en: "Swum"), \.swumMilliseconds),
      time(language.say(cs: "Odpočinek", en: "Rest"), \.restMilliseconds),
      time(language.say(cs: "Od začátku do konce", en: "From Start to End"), \.elapsedMilliseconds),
      pace(row),
      row(language.say(cs: "Bazén", en: "Pool")) { swim in
        swim.swim.course.map { SwimmingStrings(language: language).length(of: $0) }
      },
      row(language.say(cs: "Rekordy", en: "Records")) { language.number($0.records.count) },
    ] + strokes(row)
  }

  /// Returns the table row with the paces of both swims. If both paces have the same unit, the unit is written only
  /// once.
  /// - Parameter row: creates a table row from its title and a function that returns the text for a swim.
  private func pace(_ row: (String, (ShowSwim.Output) -> String?) -> [String]) -> [String] {
    let name = language.say(cs: "Tempo", en: "Pace")
    let unit = swims[0].swim.unit
    guard unit == swims[1].swim.unit else {
      return row(name) { swim in
        swim.totals?.pacePer100Milliseconds.map { language.pace(milliseconds: $0, swim.swim.unit) }
      }
    }
    return row("\(name) / \(language.distance(100, unit))") { swim in
      swim.totals?.pacePer100Milliseconds.map { language.time(milliseconds: $0) }
    }
  }

  /// Returns the table rows with SWOLF and strokes. Empty unless both swims were recorded by the same device in pools
  /// of the same length, because otherwise the counts can't be compared.
  /// - Parameter row: creates a table row from its title and a function that returns the text for a swim.
  private func strokes(_ row: (String, (ShowSwim.Output) -> String?) -> [String]) -> [[String]] {
    guard swims[0].swim.source == swims[1].swim.source, swims[0].swim.poolMetres == swims[1].swim.poolMetres else {
      return []
    }
    return [
      row("SWOLF") { $0.totals?.strokes.map { language.decimal($0.swolf) } },
      row(language.say(cs: "Záběry na délku", en: "Strokes per Length")) {
        $0.totals?.strokes.map { language.decimal($0.perLength) }
      },
    ]
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
