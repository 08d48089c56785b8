import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Asks about a short gap after a segment: did the swimmer go on without a rest, or did the watch miss a length? There
/// is no question about a longer gap, which is nearly always a rest.
struct SegmentGapCard {
  let language: Language
  let segment: ShowSegment.Output

  /// A card with the question; empty if there is nothing to ask.
  var cards: [Element] {
    guard let gap = segment.gap, gap.joinable, segment.context.state != .removed else { return [] }
    let actions = [join, gap.suggestedLengths.map(reclaim)].compactMap { $0 }
    let seconds = (gap.hundredths + 50) / 100
    let rest = Element.fact(
      language.say(cs: "Pauza", en: "Gap"), language.duration(seconds: seconds),
      spoken: language.spokenDuration(seconds: seconds))
    return [
      Element(
        .card, language.say(cs: "Do dalšího úseku", en: "Before the Next Segment"), type: .title,
        children: [rest] + actions)
    ]
  }

  private var name: String { segment.segment.description }

  private var join: Element {
    let text = language.say(cs: "Nebyla to přestávka", en: "It Was Not Rest")
    return .link(
      text,
      hint: language.say(
        cs: "Napojí další úsek; pauza se počítá jako plavání", en: "Joins the next segment; the gap counts as swum"),
      Action(JoinSegments.method, ["segment": .text(name)]), command: "swim", "join", name)
  }

  private func reclaim(_ lengths: Int) -> Element {
    let text = language.say(
      cs: "Doplnit \(language.counted(lengths, .laps))",
      en: lengths == 1 ? "Put 1 Length Back" : "Put \(lengths) Lengths Back")
    return .link(
      text, hint: language.say(cs: "Hodinky je měly za přestávku", en: "The watch took them for rest"),
      Action(ReclaimLengths.method, ["segment": .text(name), "lengths": .number(lengths)]), command: "swim", "reclaim",
      name, "--lengths", String(lengths))
  }
}
