package import KernelApplication
package import KernelDomain
package import StrengthApplication
import StrengthDomain

/// Announces the ends of rests. An announcement is stored durably in the book before it is made, so that nothing is
/// announced twice, and a rest that ended meanwhile is announced late. It also ends sessions of form analysis that
/// receive no more frames.
package struct StrengthTimer: FeatureTimer {
  private let reader: StrengthReader
  private let form: FormCoordinator?

  /// - Parameter form: nil if there is no form analysis.
  package init(reader: StrengthReader, form: FormCoordinator? = nil) {
    self.reader = reader
    self.form = form
  }

  package func nextDeadline(at now: Timestamp) throws(Failure) -> Timestamp? {
    let ends = [try restDeadline(), try form?.nextEnd(at: now)].compactMap { $0 }
    return ends.min()
  }

  private func restDeadline() throws(Failure) -> Timestamp? {
    try reader.repository.snapshot().book.state.active?.nextDue
  }

  package func fire(at now: Timestamp) throws(Failure) -> [BookEvent] {
    try fireRest(at: now) + (form?.endSilent() ?? [])
  }

  private func fireRest(at now: Timestamp) throws(Failure) -> [BookEvent] {
    guard try restDeadline().map({ $0 <= now }) ?? false else { return [] }
    let (workout, events) = try reader.repository.change { (snapshot) throws(Failure) in
      guard var workout = snapshot.book.state.active else { return ([], (nil as ActiveWorkout?, [WorkoutEvent]())) }
      let events = workout.due(at: now)
      return (events.isEmpty ? [] : [.told(workout.id, at: now)], (workout, events))
    }.value
    guard let workout else { return [] }
    return StrengthEvents.events(events, of: workout, hasCues: try reader.hasCues())
  }
}
