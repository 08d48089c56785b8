import BookPresentation
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// Prayers on the overview: neither a place nor anything that was not prayed.
struct PrayerGlanceStrings {
  let strings: PrayerStrings
  private var language: Language { strings.language }

  func part(_ part: PrayerGlance?) -> OverviewPart {
    OverviewPart(
      tile: .tile(strings.feature, state(part), icon: "moon.stars.fill", .green, to: PrayerDestinations.home))
  }

  /// What is due or next and when; without times, how many are recorded.
  private func state(_ part: PrayerGlance?) -> String {
    guard let part else { return language.say(cs: "Zatím žádné záznamy", en: "Nothing recorded yet") }
    if let due = part.due, let end = due.end {
      let name = strings.name(due.prayer, on: due.day)
      return language.say(cs: "\(name) do \(strings.clock(end))", en: "\(name) until \(strings.clock(end))")
    }
    return part.upcoming.map { "\(strings.name($0.prayer, on: $0.day)) \(strings.clock($0.begin))" }
      ?? language.say(cs: "\(part.prayed) z 5", en: "\(part.prayed) of 5 prayed")
  }
}
