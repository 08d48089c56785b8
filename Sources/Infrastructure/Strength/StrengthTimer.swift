package import KernelApplication
package import KernelDomain
package import StrengthApplication
import StrengthDomain

/// Announces the ends of rests. Each announcement is stored durably before it is made, so that it is never made twice.
/// If a rest ends while the service is not running, its end is announced late. Also ends sessions of form analysis that
/// no longer receive frames.
package struct StrengthTimer: FeatureTimer {
  private let reader: StrengthReader
  private let form: FormCoordinator?
  private let cues: (any RestCueStore)?

  /// Creates the timer that announces the ends of rests.
  /// - Parameters:
  ///   - form: the form analysis; nil if there is none.
  ///   - cues: offers the sounds for the ends of rests to clients; nil to offer no sounds.
  package init(reader: StrengthReader, form: FormCoordinator? = nil, cues: (any RestCueStore)? = nil) {
    self.reader = reader
    self.form = form
    self.cues = cues
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
    let hasCues = try reader.hasCues()
    let offered = hasCues ? try cues?.offers(for: events, at: now) ?? [] : []
    return StrengthEvents.events(events, of: workout, hasCues: hasCues) + offered
  }
}
