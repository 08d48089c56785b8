package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// Sets when a finished workout began and how long it took. The workout keeps its id.
package struct SetTimes: UseCase {
  package static let method = "strength.setTimes"
  package static let summary =
    "Set when a finished workout began, and its end or duration; its name in the book does not change."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  /// The maximum duration of a workout, in seconds.
  static let longest = 86_400

  package struct Input: Described, Equatable {
    package var workout: WorkoutID
    package var day: CivilDay?
    package var time: String?
    package var end: String?
    package var durationSeconds: Int?

    package static let schema = Schema(
      "The workout and its times; members that are left out are not changed.",
      [
        .init("workout", WorkoutID.schema, "The name of the workout."),
        .optional("day", CivilDay.schema, "The day on which it began."),
        .optional(
          "time", .text, "The time of day at which it began.", examples: [#""18:00""#]),
        .optional(
          "end", .text, "The time of day at which it ended; not with `durationSeconds`.", examples: [#""19:10""#]),
        .optional(
          "durationSeconds", Schema(.integer(1...SetTimes.longest)), "Its duration without pauses, in seconds.",
          unit: .seconds,
          examples: ["4200"]),
      ])

    package init(
      workout: WorkoutID, day: CivilDay? = nil, time: String? = nil, end: String? = nil, durationSeconds: Int? = nil
    ) {
      self.workout = workout
      self.day = day
      self.time = time
      self.end = end
      self.durationSeconds = durationSeconds
    }
  }

  package typealias Output = WorkoutCorrectionOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard input.day != nil || input.time != nil || input.end != nil || input.durationSeconds != nil else {
      throw .invalidInput(field: "time", problem: .strength(.noTimes))
    }
    guard input.end == nil || input.durationSeconds == nil else {
      throw .invalidInput(field: "end", problem: .strength(.endAndDuration))
    }
    let duration = try input.durationSeconds?.checkedDuration()
    return try reader.correct(input.workout) { (workout, _) throws(Failure) in
      let moment = try moment(input, of: workout)
      var seconds = duration ?? workout.duration
      if let end = input.end, !end.isEmpty {
        seconds = try self.seconds(from: moment, to: end, of: workout)
        guard let seconds, moment.start + Int64(seconds) * 1_000 <= reader.now() else {
          throw .invalidInput(field: "end", problem: .strength(.dayToCome))
        }
      }
      return .times(start: moment.start, utcOffset: moment.utcOffset, duration: seconds)
    }
  }

  /// Returns the moment at which the workout began. If the day and minute in the input are those of the current start,
  /// the start keeps its seconds.
  private func moment(_ input: Input, of workout: Workout) throws(Failure) -> WorkoutMoment {
    let before = WorkoutMoment(start: workout.start, utcOffset: workout.utcOffset)
    let day = input.day ?? before.wall.day
    guard let text = input.time, !text.isEmpty else {
      return day == before.wall.day
        ? before : try reader.pastMoment(day, at: before.wall.time, field: "day")
    }
    if day == before.wall.day, let time = WorkoutMoment.time(text), time.isMinute(of: before.wall.time) {
      return before
    }
    return try reader.pastMoment(day, text)
  }

  /// Returns the seconds from the start of a workout until its clock next shows the time `end`. If neither the start
  /// nor the minute of the end changed, the end keeps its seconds. Fails with `invalidInput` if the workout would end
  /// in the minute in which it started.
  private func seconds(from moment: WorkoutMoment, to end: String, of workout: Workout) throws(Failure) -> Int {
    guard let time = WorkoutMoment.time(end) else {
      throw .invalidInput(field: "end", problem: .strength(.noTime(text: end)))
    }
    if moment.start == workout.start, let known = workout.duration, known <= SetTimes.longest,
      reader.wall(at: moment.start + Int64(known) * 1_000, since: moment).time.isMinute(of: time)
    {
      return known
    }
    guard !time.isMinute(of: moment.wall.time), let next = reader.next(time, after: moment),
      case let seconds = Int(next.seconds - moment.start.seconds), (1...SetTimes.longest).contains(seconds)
    else { throw .strength(outside: .seconds, 1...SetTimes.longest, field: "end") }
    return seconds
  }
}

extension CivilTime {
  fileprivate func isMinute(of other: CivilTime) -> Bool { (hour, minute) == (other.hour, other.minute) }
}

extension Int {
  /// Checks this number as the duration of a workout in seconds, and returns it. Fails with `invalidInput` if it is
  /// not in the valid range.
  func checkedDuration() throws(Failure) -> Int {
    guard (1...SetTimes.longest).contains(self) else {
      throw .strength(outside: .seconds, 1...SetTimes.longest, field: "durationSeconds")
    }
    return self
  }
}
