package import BookApplication
package import KernelApplication
package import KernelDomain
import PrayerDomain

/// Creates the content that the overview shows about prayers.
package struct PrayerOverview: FeatureOverview {
  private let reader: PrayerReader

  package init(reader: PrayerReader) { self.reader = reader }

  package var feature: FeatureID { .prayer }

  /// Returns the overview of today's prayers.
  /// - Parameter day: ignored; today is the local day at the user's place, which may differ.
  package func glance(on day: CivilDay) throws(Failure) -> FeatureGlance {
    let record = try reader.recentSnapshot().record
    if record.first == nil, record.periods.isEmpty { return FeatureGlance(part: nil, awaitsReview: 0) }
    let today = try ShowToday(reader: reader)(NoInput())
    let part = PrayerGlance(
      prayed: today.prayers.count { $0.state.isPrayed }, upcoming: today.upcoming,
      due: (today.open + today.prayers).last { $0.state == .due },
      goal: try reader.hasGoal() ? goal() : nil)
    return FeatureGlance(part: part, awaitsReview: 0)
  }

  /// Returns 0: the feature asks the user nothing.
  package func awaitsReview() -> Int { 0 }

  private func goal() throws(Failure) -> ShowStatistics.Goal? {
    let week = try ShowStatistics(reader: reader)(ShowStatistics.Input(period: .week))
    return week.goal?.without(excused: Prayer.allCases.reduce(0) { $0 + week.prayers[$1].excused })
  }
}
