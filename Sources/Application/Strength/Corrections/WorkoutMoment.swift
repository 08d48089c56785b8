import KernelApplication
import KernelDomain
package import StrengthDomain

/// The start of a past workout.
struct WorkoutMoment {
  let start: Timestamp
  let utcOffset: Int

  /// The date and time that the local clock showed at the start.
  var wall: CivilDateTime { CivilDateTime(start, offset: utcOffset) }

  static let noon = CivilTime(hour: 12, minute: 0, second: 0)

  /// Parses a time of day such as `18:00`; nil for any other text.
  static func time(_ text: String) -> CivilTime? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }),
      let hour = ASCII.integer(Array(parts[0].utf8)), let minute = ASCII.integer(Array(parts[1].utf8)), hour < 24,
      minute < 60
    else { return nil }
    return CivilTime(hour: hour, minute: minute, second: 0)
  }
}

extension StrengthReader {
  /// Returns the moment at which the machine's local clock showed this day and time. If the clock showed them twice,
  /// because it was set back, returns the first of the two moments.
  func moment(_ wall: CivilDateTime) -> WorkoutMoment {
    let local = wall.timestamp(offset: 0)
    func offset(_ instant: Timestamp) -> Int64 { self.wall(at: instant).timestamp(offset: 0) - instant }
    let day: Int64 = 86_400_000
    // The offsets in use before and after; at most one change falls between them.
    let candidates = [offset(local + -day), offset(local + day)].map { (instant: local + -$0, offset: $0) }
    let found = candidates.first { offset($0.instant) == $0.offset } ?? candidates[0]
    return WorkoutMoment(start: found.instant, utcOffset: Int(found.offset / 1_000))
  }

  /// Returns the date and time that a workout's clock shows at a later moment. If the machine's local clock agreed with
  /// the workout's clock at the start of the workout, the machine's clock is used, including changes for summer time.
  /// Otherwise the workout took place in another zone, whose UTC offset is assumed to stay constant.
  func wall(at instant: Timestamp, since start: WorkoutMoment) -> CivilDateTime {
    wall(at: start.start) == start.wall ? wall(at: instant) : CivilDateTime(instant, offset: start.utcOffset)
  }

  /// Returns the first moment after the start of a workout at which the workout's clock shows this time of day. If the
  /// clock skips the time when summer time begins, the moment is as long after midnight as if the clock did not skip
  /// it.
  func next(_ time: CivilTime, after start: WorkoutMoment) -> Timestamp? {
    let day: Int64 = 86_400_000
    let began = Timestamp(seconds: start.start.seconds)
    let offsets = [began, began + day].map { wall(at: $0, since: start).timestamp(offset: 0) - $0 }
    let moments = [0, 1].flatMap { (later: Int) -> [Timestamp] in
      let date = CivilDay(daysSinceEpoch: start.wall.day.daysSinceEpoch + later)
      let local = CivilDateTime(day: date, time: time)
      let moments = offsets.map { local.timestamp(offset: 0) + -$0 }
      let shown = moments.filter { wall(at: $0, since: start) == local }
      return shown.isEmpty ? [moments[0]] : shown
    }
    return moments.filter { $0 > start.start }.min()
  }

  /// Returns the moment of a day and time in the past. Fails with `invalidInput` if the moment is in the future, or if
  /// the text is not a time of day.
  /// - Parameter time: the time of day as the user wrote it; nil for noon.
  func pastMoment(_ day: CivilDay, _ time: String?) throws(Failure) -> WorkoutMoment {
    guard let time, !time.isEmpty else { return try pastMoment(day, at: WorkoutMoment.noon, field: nil) }
    guard let clock = WorkoutMoment.time(time) else {
      throw .invalidInput(field: "time", problem: .strength(.noTime(text: time)))
    }
    return try pastMoment(day, at: clock, field: "time")
  }

  /// Returns the moment of a day and time.
  /// - Parameter field: the input's member that the failure names if the moment is in the future; nil to accept any
  ///   time of today.
  func pastMoment(_ day: CivilDay, at clock: CivilTime, field: String?) throws(Failure) -> WorkoutMoment {
    try day.checked(
      PlausibleDays.past(on: today()).lowerBound...PlausibleDays.planned(on: today()).upperBound, field: "day")
    guard day <= today() else { throw .invalidInput(field: "day", problem: .strength(.dayToCome)) }
    let moment = moment(CivilDateTime(day: day, time: clock))
    if let field, moment.start > now() { throw .invalidInput(field: field, problem: .strength(.dayToCome)) }
    return moment
  }
}

extension StrengthSnapshot {
  /// Returns the number for a set that is to be added to a finished workout. No set of that workout has, or ever had,
  /// this number.
  package func nextSet(of id: WorkoutID) -> Int32 {
    let logged = book.workouts.first { $0.id == id }?.blocks.flatMap(\.sets).map(\.number).max() ?? 0
    let added = book.state.corrections.lazy.map(\.correction).filter { $0.workout == id }.compactMap { correction in
      if case .addSet(let number, _, _, _) = correction.change { number } else { nil }
    }.max()
    return max(logged, added ?? 0) + 1
  }
}
