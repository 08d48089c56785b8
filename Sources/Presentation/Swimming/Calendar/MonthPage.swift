import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The page of a month in an exported book. It contains the month's swims, newest day first. Each segment is a line
/// that the user can expand to see the content of the segment's own screen.
struct MonthPage {
  let output: ShowMonth.Output
  let language: Language
  /// The elements that show the heart rates of swims; empty unless the user asked for heart rates.
  var heartRates: [SwimID: Element] = [:]

  /// The month's screen without its content.
  var screen: Screen {
    MonthScreen.screen(output, language, content: [])
  }

  var content: some Sequence<Element> {
    let days = MonthSwim.days(of: output)
    let total = { [SwimTotal(output, days, language).card] }
    let parts = [total] + days.keys.sorted(by: >).map { day in { (days[day] ?? []).flatMap(sections) } }
    return parts.lazy.flatMap { $0() }
  }

  private func sections(_ swim: MonthSwim) -> [Element] {
    switch swim {
    case .segments(let segments): return sections(segments)
    case .lengthless(let swim):
      let line = LengthlessSwimLine(language: language, swim: swim)
      return [
        Element(
          .section, language.dateAndClock(line.start), type: .title, fill: Hue.accent.fill,
          children: [line.row] + [heartRates[swim.id]].compactMap { $0 })
      ]
    }
  }

  /// Returns a section for each swim. A swim that would fill a page by itself is divided into several sections, because
  /// pages are divided only between sections.
  private func sections(_ segments: [ShowSegment.Output]) -> [Element] {
    var sections: [Element] = []
    var size = 0
    var last: SwimID?
    for segment in segments {
      let isFirst = segment.context.id != last
      if isFirst || size > MonthPage.sectionSize {
        sections.append(section(segment, isFirst: isFirst))
        size = 0
      }
      sections[sections.count - 1].children.append(line(segment))
      size += MonthPage.size(of: segment)
      last = segment.context.id
    }
    return sections
  }

  /// The approximate maximum size of a section in bytes. If a section would be larger, the swim continues in the next
  /// section.
  private static let sectionSize = 60_000

  /// Returns the approximate number of bytes that the segment takes on a page.
  private static func size(of segment: ShowSegment.Output) -> Int {
    1_200 + segment.lapTable.count * 120
  }

  private func section(_ segment: ShowSegment.Output, isFirst: Bool) -> Element {
    let start = CivilDateTime(segment.context.start, offset: segment.utcOffsetSeconds)
    // The title of the section already names the swim, so leave out the title of the card.
    var swim = SegmentCards(language: language, segment: segment).swim
    swim.text = nil
    return Element(
      .section, language.dateAndClock(start), type: .title, fill: Hue.accent.fill,
      children: isFirst ? [swim] + [heartRates[segment.context.id]].compactMap { $0 } : [])
  }

  private func line(_ segment: ShowSegment.Output) -> Element {
    let line = SegmentLine(language: language, segment: segment)
    let cards = SegmentCards(language: language, segment: segment)
    var children = [Element(.row, children: line.cells)] + cards.pace
    children += LapJudgement(language: language, segment: segment).cards
    children += LapTable(language: language, segment: segment, saysRows: false).pictureAndTable
    children += cards.correction
    return Element(
      .disclosure, label: line.spoken, hint: language.say(cs: "Ukáže úsek", en: "Shows the segment"), isOn: false,
      fill: segment.style.hue.fill, route: SwimmingDestinations.segment(named: cards.name).route, children: children)
  }
}
