package import BookApplication
package import KernelApplication
package import KernelDomain
import RunningDomain

/// Runs in the overview.
package struct RunOverview: FeatureOverview {
  private let reader: RunReader

  package init(reader: RunReader) {
    self.reader = reader
  }

  package var feature: FeatureID { .running }

  package func glance(on day: CivilDay) throws(Failure) -> FeatureGlance {
    let runs = try reader.repository.list()
    guard let latest = runs.filter({ $0.state == .counts }).max(by: { ($0.start, $0.id) < ($1.start, $1.id) }) else {
      return FeatureGlance(part: nil, awaitsReview: 0)
    }
    let week = try ShowWeek(reader: reader)(ShowWeek.Input(day: day))
    let awaits = runs.count { $0.suspicious == true && $0.state == .counts } + runs.count { $0.state == .duplicate }
    return FeatureGlance(part: RunGlance(latest: latest, week: week), awaitsReview: awaits)
  }
}

/// Runs at a glance.
package struct RunGlance: Codable, Equatable, Sendable {
  package var latest: RunListing
  package var week: ShowWeek.Output

  package static let schema = Schema(
    "RunGlance", "Runs at a glance.",
    [
      .init("latest", RunListing.schema, "The latest run that counts."),
      .init("week", ShowWeek.Output.schema, "The week."),
    ])
}
