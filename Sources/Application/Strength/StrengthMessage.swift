package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// What is said of strength.
package enum StrengthMessage: MessageContent {
  package static var concern: String { "strength" }

  // MARK: Asked for

  case noSuchWorkout(name: String)
  case noWorkoutName(text: String?)
  case noSuchExercise(name: String)
  /// - exercises: a few that it could be.
  case severalExercises(name: String, exercises: [ExerciseName])
  case noSuchRoutine(name: String)
  case noRoutineName(text: String?)
  case noSuchSchedule(name: String)
  case noScheduleName(text: String?)
  case noSet(number: Int, workout: String)
  case noBlock(number: Int, count: Int)
  case noLoad(text: String)
  case loadTooLarge(most: String)
  case emptyName
  case exerciseNameTooLong(found: Int, most: Int)
  case noSuchMuscle(name: String)
  case noSuchEquipment(name: String)
  case zoneOption(text: String)
  case unitOption(text: String)

  // MARK: The workout that is on

  case workoutIsOn(workout: String, name: String)
  case noWorkoutIsOn
  /// Nobody went on with it for four hours: it is asked what is to become of it.
  /// - utcOffsetSeconds: east of UTC, of the clock by which it began.
  /// - lastSet: left out where it has none.
  case staleWorkout(workout: String, name: String, start: Timestamp, utcOffsetSeconds: Int, lastSet: Timestamp?)
  case workoutIsPaused
  case workoutIsNotPaused
  case workoutIsOver(workout: String)
  case nothingLogged
  case noRest
  /// Both how much more, or fewer, and how much is left; or neither.
  case restChange
  case noExerciseYet
  case emptySet
  case outside(member: SetMember, least: String, most: String)

  // MARK: Form analysis

  /// Sessions live in the service.
  case formNeedsService
  case formSessionsFull(most: Int)
  case noFormSession(session: Int64)
  case formSessionFinished(session: Int64)
  case tooManyFrames(found: Int, most: Int)
  /// A file of poses without a line.
  case emptyPoses
  /// - isHeader: whether it is the first line, which tells the exercise.
  case badPoseLine(problem: Message, isHeader: Bool)
  /// A value of a file of poses that there is not.
  case noPoseValue(found: String, valid: [String])
  case poseLineTooLong(most: Int)

  // MARK: Corrections and choices

  case workoutWasRemoved(workout: String)
  case setHasChanged(number: Int)
  case notSuspicious(number: Int)
  case saidAlready
  case mergedWithItself
  /// Only own exercises are named and measured by her.
  case notOwnExercise(name: String)
  case exerciseNameTaken(name: String)
  case routineNameTaken(name: String, routine: String)
  case routineWithoutExercises
  case tooMany(what: Countable, most: Int)
  /// Neither a body weight nor that it is removed; or both.
  case weightOrNone
  case noDays
  case daysTwice
  case daysReversed
  case chartOfAll
  case chartOfFourWeeks
  case noWorkoutsToExport
  case confirmationMissing(phrase: String)

  // MARK: What an import left out, and why

  /// Rows of a log with nothing in them.
  case emptyRows(count: Int)
  case column(name: String)
  case nothingDone
  case columnIsNotRead
  /// The loads of so many workouts.
  case loads(workouts: Int)
  /// The book had the same numbers in another unit.
  case otherUnitThanBefore

  // MARK: Why a log is refused

  case emptyLog
  case unknownHeader
  case missingColumn(name: String)
  case noUnit
  case unknownUnit(found: String, known: [String])
  case noNumber(found: String)
  case noWholeNumber(found: String)
  case carriageReturns
  case negative(found: String)
  case tooLarge(found: String, most: String)
  case noEffort(found: String)
  case noDate(found: String)
  case noDuration(found: String)
  case unknownSetKind(found: String, known: [String])
  case exerciseMissing

  // MARK: Damage

  case unreadableEntry
  case lostWorkout

  package enum SetMember: String, CaseIterable, Codable, Hashable, Sendable {
    case reps, seconds, millimetres, rpe, rest
  }

  package enum Countable: String, CaseIterable, Codable, Hashable, Sendable {
    case blocks, sets, routines, targets
  }
}

extension Message {
  package static func strength(_ content: StrengthMessage) -> Message { Message(content) }
}

extension Load: RefusingValue {
  package static func refusal(of text: String?) -> Message { .strength(.loadTooLarge(most: "2000 kg")) }
}

extension WorkoutID: RefusingValue {
  package static func refusal(of text: String?) -> Message { .strength(.noWorkoutName(text: text)) }
}

extension RoutineID: RefusingValue {
  package static func refusal(of text: String?) -> Message { .strength(.noRoutineName(text: text)) }
}

extension ScheduleID: RefusingValue {
  package static func refusal(of text: String?) -> Message { .strength(.noScheduleName(text: text)) }
}
