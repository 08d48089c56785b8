package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// Messages to the user about strength training.
package enum StrengthMessage: MessageContent {
  package static var concern: String { "strength" }

  // MARK: What the user asked for

  case noSuchWorkout(name: String)
  case noWorkoutName(text: String?)
  case noSuchExercise(name: String)
  /// The name may mean several exercises.
  /// - exercises: a few of them.
  case severalExercises(name: String, exercises: [ExerciseName])
  /// No imported log contains this name of an exercise.
  case noSuchName(name: String)
  /// The exercise has only one name in imported logs, so that it can't be split.
  case lastName(exercise: ExerciseName)
  /// Two different workouts must be named to decide whether they are the same.
  case twoWorkouts
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
  case distanceOption(text: String)
  case datesOption(text: String)

  // MARK: The workout under way

  case workoutIsOn(workout: String, name: String)
  case noWorkoutIsOn
  /// The workout had no step for four hours and was probably forgotten: the user is asked what to do with it.
  /// - utcOffsetSeconds: the UTC offset of the clock by which the workout began.
  /// - lastSet: the time of the last set; nil if the workout has no set.
  /// - daysAgo: how many days ago it began.
  case staleWorkout(
    workout: String, name: String, start: Timestamp, utcOffsetSeconds: Int, lastSet: Timestamp?, daysAgo: Int)
  case workoutIsPaused
  case workoutIsNotPaused
  case workoutIsOver(workout: String)
  case nothingLogged
  case noRest
  /// The input contains both a change of the rest and the time that should be left, or neither.
  case restChange
  /// The sound of a rest is not offered, or not any more.
  case cueNotDue(number: Int64)
  case cuePlayedByAnother(number: Int64)
  case noExerciseYet
  case emptySet
  case outside(member: SetMember, least: String, most: String)

  // MARK: Measures of the body

  case noMeasure(kind: BodyMeasure.Kind, value: MeasureValue)
  /// A measure of this kind has another unit.
  case measureUnit(kind: BodyMeasure.Kind)
  /// There is neither a value nor the wish to remove the one there is, or both.
  case measureOrNone
  case chartOfMeasure

  // MARK: Form analysis

  /// Form analysis needs the service: its sessions exist only in a process that lives longer than one command.
  case formNeedsService
  case formSessionsFull(most: Int)
  case noFormSession(session: Int64)
  case formSessionFinished(session: Int64)
  case tooManyFrames(found: Int, most: Int)
  /// The file with recorded poses has no lines.
  case emptyPoses
  /// A line of a file with recorded poses can't be read.
  /// - isHeader: whether it is the first line, which names the exercise.
  case badPoseLine(problem: Message, isHeader: Bool)
  /// A file with recorded poses contains a text that is not one of the valid ones.
  case noPoseValue(found: String, valid: [String])
  case poseLineTooLong(most: Int)

  // MARK: Corrections and choices

  /// A day or time to come can't be logged.
  case dayToCome
  case noTime(text: String)
  case noTimes
  case noteTooLong(most: Int)
  /// The exercise has no set left, so that it can't be moved or replaced.
  case emptyBlock(number: Int)
  /// The set after which another should stand is one of another exercise.
  case setOfAnother(number: Int, exercise: ExerciseName)
  case workoutWasRemoved(workout: String)
  case setHasChanged(number: Int)
  case notSuspicious(number: Int)
  case saidAlready
  case mergedWithItself
  /// The exercise belongs to the program's catalogue, so its name and measure can't be changed. Only the user's own
  /// exercises can be renamed.
  case notOwnExercise(name: String)
  case exerciseNameTaken(name: String)
  case routineNameTaken(name: String, routine: String)
  case routineWithoutExercises
  case tooMany(what: Countable, most: Int)
  case noRoutines
  /// The number of sets is missing.
  case noSets
  /// A rule of progression needs the repetitions of its sets.
  case ruleWithoutReps
  /// Double progression needs a range of repetitions.
  case doubleWithoutRange
  case waveWithoutMax
  /// The load and the step have different units.
  case twoUnits
  /// - bar: the weight of the bar; nil if it is none that can be loaded.
  case lighterThanBar(bar: Load?)
  case noDays
  case daysTwice
  case daysReversed
  case chartOfAll
  case chartOfFourWeeks
  case noWorkoutsToExport
  case confirmationMissing(phrase: String)

  // MARK: What an import left out, and why

  /// Rows of another app's log that contain no data.
  case emptyRows(count: Int)
  case column(name: String)
  case nothingDone
  /// The set was planned and not done.
  case notDone
  /// Commas in names were not quoted; the row was put right.
  case unquotedCommas
  /// The load is less than nothing, so that the exercise became the assisted one.
  case assistance
  /// The kind of set is unknown, so that it became a normal set.
  case unknownKindOfSet
  /// The entry has no load and repetitions.
  case noLoadAndReps
  /// The measure of the body is none that is known.
  case unknownMeasure
  case logText
  case readAsWindows1252
  case columnTitles
  case takenForStrong
  case bareDistances
  case readAsMiles
  case columnIsNotRead
  /// The loads in a number of workouts.
  case loads(workouts: Int)
  /// The book had the same numbers in another unit before, so one of the units may be wrong.
  case otherUnitThanBefore

  // MARK: Why another app's log is refused

  case emptyLog
  /// The columns are not those of a known app.
  case unknownHeader(columns: [String])
  /// - app: the app whose export the file seems to be; nil if unknown.
  case missingColumn(name: String, app: String?)
  case noUnit
  case unknownEncoding
  case dateOrder
  case impossibleMeasure(found: String)
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
    case reps, seconds, millimetres, rpe, rest, percent
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
