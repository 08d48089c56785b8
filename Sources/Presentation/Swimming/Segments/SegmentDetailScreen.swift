import BookPresentation
package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen of a segment: its time and pace, a link to its swim, the questions that the user still has to decide, and
/// its laps.
package struct SegmentDetailScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/segments/SEGMENT")

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let id: SwimSegmentID = try request.part("SEGMENT")
    let segment = try catalog.call(ShowSegment.self, ShowSegment.Input(segment: id))
    var screen = SegmentDetailScreen.screen(segment, request.language)
    screen.beside = try SwimListBeside(catalog: catalog, language: request.language).attempts(around: segment)
    return screen
  }

  private static func screen(_ segment: ShowSegment.Output, _ language: Language) -> Screen {
    let cards = SegmentCards(language: language, segment: segment)
    return Screen(
      route: SwimmingDestinations.segment(segment.segment).route, language: language,
      title: language.dateAndClock(cards.start),
      presentation: .stack, header: Header(.standard),
      layout: Layout(
        .cards, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .md,
        leadingPane: 2),
      back: cards.shared.backToRecords(segment.course), toolbar: cards.correction,
      content: [cards.performance, cards.swim] + LapJudgement(language: language, segment: segment).cards
        + SegmentGapCard(language: language, segment: segment).cards
        + [LapTable(language: language, segment: segment).card] + cards.splits)
  }
}

/// The cards and buttons that show a segment, from which several screens are composed.
struct SegmentCards {
  let language: Language
  let segment: ShowSegment.Output
  /// The segment's id, in the form in which commands and routes contain it.
  let name: String

  init(language: Language, segment: ShowSegment.Output) {
    self.language = language
    self.segment = segment
    name = segment.segment.description
  }

  var shared: SwimmingStrings { SwimmingStrings(language: language) }
  var start: CivilDateTime { CivilDateTime(segment.start, offset: segment.utcOffsetSeconds) }

  /// A button for correcting the segment's style. Empty if the swim was removed, because a removed swim can't be
  /// corrected.
  var correction: [Element] {
    segment.context.state == .removed ? [] : [editStyle]
  }

  /// A link to the splits; empty if the segment is too short to have any, or if the user excluded some of its laps.
  var splits: [Element] {
    let laps = segment.lapTable
    guard laps.count > 2, !laps.contains(where: { $0.marks.contains(.excluded) }) else { return [] }
    return [
      .link(
        language.say(cs: "Mezičasy", en: "Splits"), to: SwimmingDestinations.splits(segment.segment, nil))
    ]
  }

  private var editStyle: Element {
    .link(shared.editStyle, placement: .trailing, to: SwimmingDestinations.editStyle(name))
  }

  var performance: Element {
    Element(
      .card, shared.swim(segment), label: shared.spokenSwim(segment), type: .title,
      fill: segment.style.hue.fill, icon: segment.style.icon,
      children: segment.isLeftOut
        ? [leftOut]
        : [
          Element(
            .text, language.time(segment.hundredths), label: language.spokenTime(segment.hundredths), type: .heroNumber)
        ] + pace + equipment)
  }

  private var equipment: [Element] {
    guard let equipment = segment.equipment else { return [] }
    let text = language.say(cs: "Vybavení: ", en: "Equipment: ") + SwimEquipmentWords.names(equipment, language)
    let isOut = !SwimEquipmentSet(equipment).isDisjoint(with: .barred)
    return [
      .note(
        isOut ? text + language.say(cs: ". Do rekordů se nepočítá.", en: ". It counts for no record.") : text)
    ]
  }

  private var leftOut: Element {
    Element(
      .text,
      language.say(
        cs: "Všechny délky jste vynechali: nebylo to plavání a do rekordů se nepočítá. Zpět je vezme vrácení té změny.",
        en:
          "You excluded all its laps, so it does not count for records. Undo that change to count it again."
      ),
      type: .body, color: Hue.secondary.text,
      children: [ChangesStrings.button(language)])
  }

  var pace: [Element] {
    let paces = [(segment.pacePer50Hundredths, 50.0), (segment.pacePer100Hundredths, 100.0)].compactMap { pace, per in
      pace.map { ($0, per) }
    }
    if paces.isEmpty { return poolUnknown }
    let name = language.say(cs: "Tempo", en: "Pace") + " "
    let seen = paces.map { language.time($0) + " / " + language.distance($1, segment.unit) }
    let spoken = paces.map { language.spokenTime($0) + " / " + language.spokenDistance($1, segment.unit) }
    return [
      Element(
        .text, name + seen.joined(separator: ", "), label: name + spoken.joined(separator: ", "), type: .body,
        color: Hue.secondary.text)
    ]
  }

  private var poolUnknown: [Element] {
    let length = language.say(cs: "Délka bazénu", en: "Pool Length")
    let swim = segment.context.id.description
    return [
      Element(
        .text, language.say(cs: "Délka bazénu není známa", en: "The pool's length is not known"), type: .body,
        color: Hue.secondary.text),
      Element(
        .numericField, length,
        hint: language.say(cs: "Zadá délku bazénu tohoto tréninku", en: "Sets the length of this swim's pool"),
        value: "", type: .body,
        action: Action(
          SetPoolLength.method, ["swim": .text(swim)],
          input: Action.Input("poolMetres", .number, limits: SegmentCards.poolLimits)),
        command: ShellCommand.recordbook("swim", "set-pool", swim, "METRES")),
    ]
  }

  private static let poolLimits = Action.Limits(
    PoolLength.valid.lowerBound / 100, PoolLength.valid.upperBound / 100, decimals: 2, unit: LengthUnit.metre.rawValue)

  var swim: Element {
    let swim = segment.context
    let begin = CivilDateTime(swim.start, offset: segment.utcOffsetSeconds)
    var children: [Element] = []
    if let course = segment.course {
      children.append(
        Element(
          .badge, shared.name(of: course), type: .caption, color: Hue.accent.onFill, fill: Hue.accent.fill))
    }
    children.append(
      .fact(
        language.say(cs: "Začátek", en: "Start"), language.dateAndClock(begin),
        spoken: language.spokenDateAndClock(begin)))
    children.append(
      .fact(
        language.say(cs: "Doba", en: "Duration"), language.duration(seconds: Int(swim.durationMilliseconds / 1_000)),
        spoken: language.spokenDuration(seconds: Int(swim.durationMilliseconds / 1_000))))
    if let distance = swim.distance {
      children.append(
        .fact(
          language.say(cs: "Vzdálenost", en: "Distance"), language.distance(distance, segment.unit),
          spoken: language.spokenDistance(distance, segment.unit)))
    }
    if !swim.source.isEmpty { children.append(.fact(language.say(cs: "Zdroj", en: "Source"), swim.source)) }
    if swim.state == .removed { children.append(removed) }
    if let original = swim.duplicateOf { children.append(duplicate(swim.id, of: original)) }
    return Element(.card, language.say(cs: "Trénink", en: "Swim"), type: .title, children: children)
  }

  private var removed: Element {
    Element(
      .warning,
      language.say(
        cs: "Tento trénink jste vyřadili; do rekordů se nepočítá.",
        en: "You removed this swim; records do not count it."),
      type: .body, color: Hue.warning.text, icon: .warning)
  }

  private func duplicate(_ swim: SwimID, of original: SwimID) -> Element {
    let prefer = language.say(cs: "Počítat tento záznam", en: "Count this recording instead")
    return Element(
      .warning,
      language.say(
        cs: "Stejný trénink zaznamenalo i jiné zařízení; do rekordů se počítá záznam \(original).",
        en: "Another device recorded the same swim; records count \(original)."),
      type: .body, color: Hue.warning.text, icon: .warning,
      children: [
        .link(
          prefer, Action(PreferDuplicate.method, ["swim": .text(swim.description)]), command: "swim", "prefer",
          swim.description)
      ])
  }
}
