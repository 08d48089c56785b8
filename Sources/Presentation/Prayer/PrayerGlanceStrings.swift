import BookPresentation
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// Creates the part of the overview that is about prayers. For privacy, it names no place and no missed prayers.
struct PrayerGlanceStrings {
  let strings: PrayerStrings
  private var language: Language { strings.language }

  func part(_ part: PrayerGlance?) -> OverviewPart {
    OverviewPart(state: state(part), goal: part?.goal.map(goal))
  }

  private func goal(_ goal: ShowStatistics.Goal) -> Element {
    Element(
      .stat, language.say(cs: "Modlitby", en: "Pray"), value: language.number(goal.count), fill: Hue.accent.fill,
      to: PrayerDestinations.statistics(), unit: language.outOf(goal.of),
      percent: min(goal.count * 100 / max(goal.of, 1), 100))
  }

  /// Names the prayer that is due now or comes next, with its time. If there are no prayer times, says how many prayers
  /// are recorded.
  private func state(_ part: PrayerGlance?) -> String {
    guard let part else { return language.say(cs: "Zatím žádné záznamy", en: "Nothing recorded yet") }
    if let due = part.due, let end = due.end {
      let name = strings.name(due.prayer, on: due.day)
      return language.say(cs: "\(name) do \(strings.clock(end))", en: "\(name) until \(strings.clock(end))")
    }
    if let next = part.upcoming { return "\(strings.name(next.prayer, on: next.day)) \(strings.clock(next.begin))" }
    return part.prayed == 0
      ? language.say(cs: "Dnes bez záznamu", en: "Nothing recorded today")
      : language.say(cs: "\(part.prayed) z 5", en: "\(part.prayed) of 5 prayed")
  }
}
