import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Texts that several swimming screens share.
struct SwimmingStrings {
  let language: Language

  var recordsBook: String { language.say(cs: "Kniha rekordů", en: "Records Book") }
  var editStyle: String { language.say(cs: "Upravit styl", en: "Edit Style") }

  /// Returns a button of a row that leads directly to the screen on which the user changes a segment's style.
  /// - Parameters:
  ///   - segment: the segment's id as text.
  ///   - spoken: how assistive technology refers to the segment.
  func editStyleButton(_ segment: String, _ spoken: String) -> Element {
    Element(
      .button, label: "\(editStyle): \(spoken)", hint: editStyle, placement: .trailing, color: Hue.accent.text,
      icon: Icon("pencil"), to: SwimmingDestinations.editStyle(segment))
  }

  var suspicious: String { language.say(cs: "Podezřelé", en: "Suspicious") }
  var perhapsMissedTurn: String { language.say(cs: "Možná přehlédnutá obrátka", en: "Possible missed turn") }
  var estimated: String { language.say(cs: "Odhad", en: "Estimated") }
  /// Returns a remark that a time is estimated, to be shown after the day of the time; empty if the time is not
  /// estimated.
  func estimate(_ isEstimated: Bool?) -> String { isEstimated == true ? ", " + estimated.lowercased() : "" }

  var recalculate: String { language.say(cs: "Přepočítat rekordy", en: "Recalculate Records") }
  var recalculateQuestion: String {
    language.say(
      cs: "Přepočítat všechny rekordy z naplavaných délek?", en: "Recalculate all records from the laps swum?")
  }
  var pool: String { language.say(cs: "Bazén", en: "Pool") }

  /// A note that explains why swims have an unknown style, for screens that list such swims.
  var unknownStyle: Element {
    Element(
      .text,
      language.say(
        cs: "Hodinky styl nepoznaly; doplnit ho můžete v úseku.",
        en: "The watch did not recognize the stroke. You can set it in the segment."),
      type: .caption, color: Hue.secondary.text)
  }

  /// Returns the length of the course's pool: `25 m`, `33⅓ yd`, `17,5 m`.
  func length(of course: SwimCourse) -> String {
    switch course {
    case .longCourseMetres: "50 m"
    case .shortCourseMetres: "25 m"
    case .shortCourseYards: "25 yd"
    case .other(let pool):
      StandardPool(pool).map(length(of:)) ?? language.distance(Double(pool.centimetres) / 100, .metre)
    }
  }

  private func length(of pool: StandardPool) -> String {
    let (whole, rest) = pool.sixths.quotientAndRemainder(dividingBy: 6)
    return switch rest {
    case 2: "\(whole)⅓ \(pool.unit.rawValue)"
    case 4: "\(whole)⅔ \(pool.unit.rawValue)"
    default: language.distance(Double(pool.sixths) / 6, pool.unit)
    }
  }

  /// Returns the course's name: `Bazén 25 m`, `25 m pool`.
  func name(of course: SwimCourse) -> String {
    let length = length(of: course)
    return language.say(cs: "Bazén \(length)", en: "\(length) pool")
  }

  /// Returns a style and a distance: `Kraul 200 m`; only the style if the distance is unknown.
  func swim(_ style: StrokeStyle, _ distance: Double?, _ unit: LengthUnit) -> String {
    guard let distance else { return style.name(language) }
    var strings = ShortText()
    strings.put(words: style.name(language))
    strings.put(" ")
    language.put(distance: distance, unit, to: &strings)
    return strings.string
  }

  /// Returns the style and the distance of a segment: `Kraul 200 m`. For a segment with several styles that is not a
  /// medley, this is `Mixed Strokes 200 m`. If all laps of the segment are excluded, it is `Left out`.
  func swim(_ segment: ShowSegment.Output) -> String {
    if segment.isLeftOut { return leftOut }
    guard segment.isOfMixedStrokes else { return swim(segment.style, segment.distance, segment.unit) }
    return [mixedStrokes, segment.distance.map { language.distance($0, segment.unit) }].compactMap { $0 }
      .joined(separator: " ")
  }

  func spokenSwim(_ segment: ShowSegment.Output) -> String {
    if segment.isLeftOut { return leftOut }
    guard segment.isOfMixedStrokes else { return spokenSwim(segment.style, segment.distance, segment.unit) }
    return [mixedStrokes, segment.distance.map { language.spokenDistance($0, segment.unit) }].compactMap { $0 }
      .joined(separator: " ")
  }

  /// Returns a note to show above the records of a style whose name needs an explanation; empty for other styles.
  func explanation(of style: StrokeStyle) -> [Element] {
    guard style == .unknown else { return [] }
    let text = language.say(
      cs: "Styl, který hodinky nepoznaly. U úseku ho opravíte: Upravit styl.",
      en: "Strokes that the watch did not recognize. Correct them in their segment: Edit Style.")
    return [Element(.text, text, type: .caption, color: Hue.secondary.text)]
  }

  private var leftOut: String { language.say(cs: "Vynecháno", en: "Left out") }
  var mixedStrokes: String { language.say(cs: "Různé styly", en: "Mixed Strokes") }

  /// Returns a style and a distance as assistive technology should say them: `Kraul 200 metrů`.
  func spokenSwim(_ style: StrokeStyle, _ distance: Double?, _ unit: LengthUnit) -> String {
    var strings = ShortText()
    put(spokenSwim: style, distance, unit, to: &strings)
    return strings.string
  }

  func put(spokenSwim style: StrokeStyle, _ distance: Double?, _ unit: LengthUnit, to strings: inout ShortText) {
    strings.put(words: style.name(language))
    guard let distance else { return }
    strings.put(" ")
    language.put(spokenDistance: distance, unit, to: &strings)
  }

  /// Returns a range of laps: `délky 3–4`, `laps 3–4`.
  func laps(_ laps: SwimLapRange) -> String {
    var strings = ShortText()
    strings.put(
      words: laps.count == 1 ? language.say(cs: "délka ", en: "lap ") : language.say(cs: "délky ", en: "laps "))
    strings.put(laps.first)
    if laps.count > 1 {
      strings.put(words: "–")
      strings.put(laps.last)
    }
    return strings.string
  }

  /// Returns a control with which the user chooses among the pools that have swims. If there is only one pool, returns
  /// its name as text.
  func courseChoice(
    _ courses: [SwimCourse], shown: SwimCourse?, to destination: (SwimCourse) -> Destination
  ) -> Element {
    guard courses.count > 1 else {
      return Element(.text, shown.map(name(of:)), type: .caption, color: Hue.secondary.text)
    }
    return Element(
      .radioGroup, pool, type: .body,
      children: courses.map { course in
        Element(
          .radio, length(of: course), label: name(of: course), isOn: course == shown, type: .body,
          to: destination(course))
      })
  }

  /// Returns a control with which the user chooses one of the styles that are swum at meets.
  func styleChoice(shown: StrokeStyle, to destination: (StrokeStyle) -> Destination) -> Element {
    Element(
      .radioGroup, language.say(cs: "Styl", en: "Style"), type: .body,
      children: StrokeStyle.sections.filter { $0 != .unknown }.map { style in
        Element(.radio, style.name(language), isOn: style == shown, type: .body, to: destination(style))
      })
  }

  func backToRecords(_ course: SwimCourse?) -> Element {
    .back(
      recordsBook, spoken: language.say(cs: "Kniha rekordů", en: "Records Book"),
      to: SwimmingDestinations.records(course), language)
  }
}
