package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// Sets when a finished workout began and how long it took. The workout keeps its id.
package struct SetTimes: UseCase {
  package static let method = "strength.setTimes"
  package static let summary = "Set when a finished workout began, and its end or duration; its name in the book stays."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  /// The longest workout, in seconds.
  static let longest = 86_400

  package struct Input: Described, Equatable {
    package var workout: WorkoutID
    package var day: CivilDay?
    package var time: String?
    package var end: String?
    package var durationSeconds: Int?

    package static let schema = Schema(
      "The workout and its times; what is left out is not changed.",
      [
        .init("workout", WorkoutID.schema, "The name of the workout."),
        .optional("day", CivilDay.schema, "The day on which it began."),
        .optional(
          "time", .text, "The time of day at which it began.", examples: [#""18:00""#]),
        .optional(
          "end", .text, "The time of day at which it ended; not with `durationSeconds`.", examples: [#""19:10""#]),
        .optional(
          "durationSeconds", Schema(.integer(1...SetTimes.longest)), "Its duration without pauses.", unit: .seconds,
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
    return try reader.correct(input.workout) { (workout) throws(Failure) in
      var (start, offset) = (workout.start, workout.utcOffset)
      let wall = CivilDateTime(workout.start, offset: workout.utcOffset)
      if input.day != nil || input.time != nil {
        let day = input.day ?? wall.day
        let moment =
          if let time = input.time {
            try reader.pastMoment(day, time)
          } else {
            try reader.pastMoment(day, at: wall.time, field: "day")
          }
        (start, offset) = (moment.start, moment.utcOffset)
      }
      var seconds = duration ?? workout.duration
      if let end = input.end, !end.isEmpty {
        seconds = try SetTimes.seconds(from: CivilDateTime(start, offset: offset).time, to: end)
        guard let seconds, start + Int64(seconds) * 1_000 <= reader.now() else {
          throw .invalidInput(field: "end", problem: .strength(.dayToCome))
        }
      }
      return .times(start: start, utcOffset: offset, duration: seconds)
    }
  }

  /// Returns the seconds from a time of day to the next moment at which a clock shows `end`. Fails with `invalidInput`
  /// if that is the same minute.
  private static func seconds(from start: CivilTime, to end: String) throws(Failure) -> Int {
    guard let time = WorkoutMoment.time(end) else {
      throw .invalidInput(field: "end", problem: .strength(.noTime(text: end)))
    }
    guard (time.hour, time.minute) != (start.hour, start.minute) else {
      throw .strength(outside: .seconds, 1...SetTimes.longest, field: "end")
    }
    let seconds = (time.hour - start.hour) * 3_600 + (time.minute - start.minute) * 60 - start.second
    return seconds > 0 ? seconds : seconds + 86_400
  }
}

extension Int {
  /// Returns this number as the duration of a workout, in seconds. Fails with `invalidInput` if it is not in the valid
  /// range.
  func checkedDuration() throws(Failure) -> Int {
    guard (1...SetTimes.longest).contains(self) else {
      throw .strength(outside: .seconds, 1...SetTimes.longest, field: "durationSeconds")
    }
    return self
  }
}
