package import BookApplication
package import KernelApplication
package import KernelDomain
import StrengthDomain

/// Creates the content that the overview shows about strength training.
package struct StrengthOverview: FeatureOverview {
  private let reader: StrengthReader

  package init(reader: StrengthReader) { self.reader = reader }

  package var feature: FeatureID { .strength }

  package func glance(on day: CivilDay) throws(Failure) -> FeatureGlance {
    let list = try reader.list()
    let all = list.workouts
    let running = all.first { $0.state == .running || $0.state == .paused }
    let finished = all.filter(\.counts)
    let awaiting = awaiting(list)
    guard running != nil || !finished.isEmpty else { return FeatureGlance(part: nil, awaitsReview: awaiting) }
    let monday = day.daysSinceEpoch - day.weekday
    let week = finished.filter { (monday..<monday + 7).contains($0.day.daysSinceEpoch) }
    var part = StrengthGlance(
      running: running, latest: finished.max(by: WorkoutListing.isBefore),
      recent: Array(finished.sorted { WorkoutListing.isBefore($1, $0) }.prefix(4)), weekWorkouts: week.count,
      weekVolumeTenths: week.reduce(0) { $0 + $1.volumeTenths },
      raised: list.raised.flatMap { $0.day.daysSinceEpoch > day.daysSinceEpoch - 30 ? $0 : nil })
    if running != nil, let active = try reader.repository.snapshot().book.state.active {
      let now = reader.now()
      part.elapsedMilliseconds = active.elapsed(at: now)
      part.elapsedSince = active.clockStart(at: now)
      part.setsPlanned = active.setsPlanned
    }
    return FeatureGlance(part: part, awaitsReview: awaiting)
  }

  package func awaitsReview() throws(Failure) -> Int { awaiting(try reader.repository.list()) }

  private func awaiting(_ list: WorkoutList) -> Int {
    list.workouts.reduce(list.questions) { $1.counts ? $0 + ($1.suspicious ?? 0) : $0 }
  }
}
