import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// Cards that are shown above the day's prayers: the fast in Ramadan, the journey in progress, and older excuses that
/// the user can settle.
struct PrayerNotices {
  let strings: PrayerStrings
  let today: ShowToday.Output

  var elements: [Element] { [fast, journey, review].compactMap { $0 } }

  private var fast: Element? {
    guard let fast = today.fast, fast.isRamadan else { return nil }
    let suggestion =
      fast.suggestsOwed ? strings.suggestFast(today.day) : []
    return Element.card(
      nil,
      [
        .link(
          strings.fast(fast, today.prayers), color: nil, to: PrayerDestinations.fasts())
      ] + suggestion)
  }

  /// The journey in progress. What it means for prayers is shown on its first day alone, so that it is read once a
  /// journey; the journey's screen always says it.
  private var journey: Element? {
    today.journey.map { day in
      let link = Element.link(strings.travelling(since: day), color: nil, to: PrayerDestinations.travel)
      return Element.card(nil, [link] + (day == today.day ? [strings.note(strings.travelHint)] : []))
    }
  }

  private var review: Element? {
    guard today.toReview > 0 else { return nil }
    return Element.card(
      nil,
      [
        Element(
          .button, strings.review(today.toReview), type: .body, route: PrayerDestinations.profile.route,
          command: ShellCommand.recordbook("prayer", "excuses"))
      ])
  }
}
