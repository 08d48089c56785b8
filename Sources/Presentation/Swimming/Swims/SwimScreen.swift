import BookPresentation
package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen of a whole swim: totals, records, and sets with every repetition.
package struct SwimScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/swims/SWIM")

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let reference: SwimReference = try request.part("SWIM")
    let swim = try catalog.call(ShowSwim.self, ShowSwim.Input(swim: reference))
    let page = SwimPage(language: request.language, output: swim)
    return Screen(
      route: request.route, language: request.language, title: request.language.dateAndClock(page.start),
      presentation: .stack, header: Header(.standard),
      layout: Layout(
        .groupedList, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      back: page.back, toolbar: page.neighbours, content: page.content)
  }
}

struct SwimPage {
  let language: Language
  let output: ShowSwim.Output

  private var swim: ListSwims.SwimRow { output.swim }
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }
  private var sets: SetStrings { SetStrings(language: language, unit: swim.unit) }
  var start: CivilDateTime { CivilDateTime(swim.start, offset: swim.utcOffsetSeconds) }

  var back: Element {
    let month = swim.day.inMonth
    let name = capitalized(language.month(month))
    return .back(name, to: SwimmingDestinations.month(month), language)
  }

  var neighbours: [Element] {
    let before = language.say(cs: "Předchozí trénink", en: "Earlier Swim")
    let after = language.say(cs: "Následující trénink", en: "Later Swim")
    return [(output.previousSwim, before, Icon.back), (output.nextSwim, after, .forward)].compactMap {
      (other: SwimID?, name: String, icon: Icon) in
      other.map {
        .link(icon, label: name, to: SwimmingDestinations.swim($0))
      }
    }
  }

  var content: [Element] {
    [totals] + warnings + records + SwimHeartCard(language: language, output: output).elements
      + output.sets.map(section) + equipment + comparison
  }

  /// A link that shows the earlier swim beside this one; empty if there is none.
  private var comparison: [Element] {
    guard let previous = output.previousSwim, !output.sets.isEmpty else { return [] }
    return [
      .link(
        language.say(cs: "Porovnat s předchozím", en: "Compare with Earlier"),
        to: SwimmingDestinations.comparison(.swim(.id(previous)), .swim(.id(swim.id))))
    ]
  }

  private var equipment: [Element] {
    guard !output.sets.isEmpty, swim.state != .removed else { return [] }
    return [
      .link(
        language.say(cs: "Vybavení a styl", en: "Equipment and Style"),
        to: SwimmingDestinations.equipment(.id(swim.id)))
    ]
  }

  // MARK: Totals

  private var totals: Element {
    let name = language.say(cs: "Trénink", en: "Swim")
    var children: [Element] = []
    if let distance = swim.wholeDistance {
      children.append(
        Element(
          .text, language.distance(distance, swim.unit), label: language.spokenDistance(distance, swim.unit),
          type: .heroNumber))
    }
    children.append(Element(.text, place, type: .caption, color: Hue.secondary.text))
    guard let totals = output.totals else {
      return Element(.card, name, type: .title, fill: Hue.accent.fill, children: children + [duration] + source)
    }
    children += [
      time(language.say(cs: "Plavání", en: "Swum"), totals.swumMilliseconds),
      time(language.say(cs: "Odpočinek", en: "Rest"), totals.restMilliseconds),
      time(language.say(cs: "Od začátku do konce", en: "From Start to End"), totals.elapsedMilliseconds),
    ]
    if let pace = totals.pacePer100Milliseconds {
      children.append(
        .fact(
          language.say(cs: "Tempo", en: "Pace"), language.pace(milliseconds: pace, swim.unit),
          spoken: language.spokenPace(milliseconds: pace, swim.unit)))
    }
    children.append(.fact(language.say(cs: "Délky", en: "Lengths"), language.number(totals.lengthCount)))
    return Element(
      .card, name, type: .title, fill: Hue.accent.fill, children: children + strokes(totals) + source)
  }

  private var place: String {
    if swim.place == .openWater { return language.say(cs: "Otevřená voda", en: "Open Water") }
    guard let course = swim.course else {
      return swim.lapCount == 0
        ? shared.withoutLengths : language.say(cs: "Délka bazénu není známa", en: "The pool's length is not known")
    }
    return swim.lapCount == 0 ? "\(shared.name(of: course)), \(shared.withoutLengths)" : shared.name(of: course)
  }

  private func time(_ name: String, _ milliseconds: Int64) -> Element {
    .fact(
      name, SetStrings.minutes(milliseconds: milliseconds),
      spoken: language.spokenDuration(seconds: Int((milliseconds + 500) / 1_000)))
  }

  private var duration: Element {
    let seconds = Int(swim.durationMilliseconds / 1_000)
    return .fact(
      language.say(cs: "Doba", en: "Duration"), language.duration(seconds: seconds),
      spoken: language.spokenDuration(seconds: seconds))
  }

  /// Returns the strokes that the device counted, with a note that counts from different devices can hardly be
  /// compared.
  private func strokes(_ totals: ShowSwim.Totals) -> [Element] {
    guard let strokes = totals.strokes else { return [] }
    return [
      .fact("SWOLF", language.decimal(strokes.swolf)),
      .fact(language.say(cs: "Záběry na délku", en: "Strokes per Length"), language.decimal(strokes.perLength)),
      .fact(language.say(cs: "Záběry za minutu", en: "Strokes per Minute"), language.decimal(strokes.rate)),
      Element(.text, StrokeCaution(language: language).words, type: .caption, color: Hue.secondary.text),
    ]
  }

  private var source: [Element] {
    swim.source.isEmpty ? [] : [.fact(language.say(cs: "Zdroj", en: "Source"), printable(swim.source))]
  }

  // MARK: Notes on the swim

  private var warnings: [Element] {
    var warnings: [Element] = []
    switch swim.state {
    case .counts: break
    case .removed:
      warnings.append(
        warning(
          language.say(
            cs: "Tento trénink jste vyřadili; nepočítá se.", en: "You removed this swim; it does not count.")))
    case .duplicate:
      let other = swim.duplicateOf?.description ?? ""
      warnings.append(
        warning(
          language.say(
            cs: "Stejný trénink zaznamenalo i jiné zařízení; počítá se \(other).",
            en: "Another device recorded the same swim; \(other) counts.")))
    }
    if let doubted = output.doubted {
      warnings.append(warning(SwimReviewStrings(language: language).why(doubted) + ".", [review]))
    }
    if swim.state != .removed, !output.awaitingLaps.isEmpty {
      let laps = output.awaitingLaps.map(String.init).joined(separator: ", ")
      let text =
        output.awaitingLaps.count == 1
        ? language.say(cs: "K rozhodnutí je délka \(laps).", en: "To decide: lap \(laps).")
        : language.say(cs: "K rozhodnutí jsou délky \(laps).", en: "To decide: laps \(laps).")
      warnings.append(warning(text, [review]))
    }
    if output.lacksLaps {
      warnings.append(
        warning(
          language.say(cs: "Soubor sám dokládá, že délky chybějí.", en: "The file shows that laps are missing.")
        )
      )
    }
    return warnings
  }

  private func warning(_ text: String, _ children: [Element] = []) -> Element {
    Element(.warning, text, type: .body, color: Hue.warning.text, icon: .warning, children: children)
  }

  private var review: Element {
    let name = language.say(cs: "K rozhodnutí", en: "To Decide")
    return .link(name, to: BookDestinations.review)
  }

  private var records: [Element] {
    guard !output.records.isEmpty else { return [] }
    let rows = FallenRecordStrings(language: language)
    return [
      Element(
        .section, language.say(cs: "Rekordy tohoto tréninku", en: "Records of This Swim"), type: .title,
        fill: Hue.best.fill, icon: .best, children: output.records.map { rows.row($0, tellsDay: false) })
    ]
  }

  // MARK: Sets

  private func section(_ set: ShowSwim.SetRow) -> Element {
    Element(
      .section, sets.title(set), label: sets.title(set, spoken: true), type: .title,
      fill: SetStrings.hue(set.style).fill,
      children: summary(set) + set.repetitions.enumerated().map { row($1, number: $0 + 1, of: set) }
        + (set.style == StrokeStyle.unknown.description ? [shared.unknownStyle] : []))
  }

  private func summary(_ set: ShowSwim.SetRow) -> [Element] {
    guard set.repetitions.count > 1 else { return [] }
    let count = Int64(set.repetitions.count)
    let mean = language.time(milliseconds: set.swumMilliseconds / count)
    var text = language.say(cs: "průměr \(mean)", en: "average \(mean)")
    if let pace = set.pacePer100Milliseconds { text += ", " + language.pace(milliseconds: pace, swim.unit) }
    text += HeartWords(language: language).notes(set.heartRate, set.recovery).map { " · " + $0 }.joined()
    return [Element(.text, text, type: .caption, color: Hue.secondary.text)]
  }

  private func row(_ repetition: ShowSwim.RepetitionRow, number: Int, of set: ShowSwim.SetRow) -> Element {
    let time = language.time(milliseconds: repetition.swumMilliseconds)
    var notes: [String] = []
    if set.style == nil { notes.append(sets.style(repetition.style)) }
    if set.repetitions.count == 1, let pace = repetition.pacePer100Milliseconds {
      notes.append(language.pace(milliseconds: pace, swim.unit))
    }
    if let rest = repetition.restMilliseconds {
      notes.append(language.say(cs: "odpočinek ", en: "rest ") + SetStrings.minutes(milliseconds: rest))
    }
    if let strokes = repetition.strokes {
      notes.append(language.counted(strokes.strokeCount, .strokes))
      notes.append("\(language.decimal(strokes.rate))/min")
      notes.append("SWOLF \(language.decimal(strokes.swolf))")
    }
    notes += HeartWords(language: language).notes(repetition.heartRate, repetition.recovery)
    if repetition.estimated == true { notes.append(language.say(cs: "odhad", en: "estimated")) }
    let segment = repetition.segment.description
    let spoken = [String(number), language.spokenTime(milliseconds: repetition.swumMilliseconds)] + notes
    return Element(
      .row, label: spoken.joined(separator: ", "), hint: language.say(cs: "Ukáže úsek", en: "Shows the segment"),
      fill: SetStrings.hue(repetition.style).fill, icon: .forward, to: SwimmingDestinations.segment(named: segment),
      children: [
        .cell("\(number).", .leading, .body), .cell(time, .center, .time),
        .cell(notes.joined(separator: " · "), .trailing, .caption, Hue.secondary.text), .identifier(segment),
      ] + (swim.state == .removed ? [] : [shared.editStyleButton(segment, spoken.prefix(2).joined(separator: ", "))]))
  }
}

/// The note that is shown with stroke counts. It says that counts from different devices can hardly be compared.
struct StrokeCaution {
  let language: Language

  var words: String {
    language.say(
      cs:
        "Hodinky počítají jednu ruku: u kraulu a znaku asi polovinu záběrů. Zařízení, bazény ani styly se neporovnávají.",
      en:
        "A watch counts one wrist: about half of the strokes in freestyle and backstroke. Do not compare devices, pools or styles."
    )
  }
}
