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
  /// The name is ambiguous: it can stand for several exercises.
  /// - exercises: a few of these exercises.
  case severalExercises(name: String, exercises: [ExerciseName])
  /// No imported log contains this exercise name.
  case noSuchName(name: String)
  /// Rows of a table that assigns exercises to names cannot be used.
  case badAssignments(rows: [AssignmentProblem])
  /// A table assigns another exercise to the same name on an earlier line.
  case assignedTwice(name: String, line: Int)
  /// The exercise has only one name in imported logs, so it can't be split into several exercises.
  case lastName(exercise: ExerciseName)
  /// The user asked to decide whether two workouts are the same workout, but the input does not name two different
  /// workouts.
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
  /// The workout was idle for four hours, so the user probably forgot it. The message asks what to do with it.
  /// - utcOffsetSeconds: the UTC offset of the clock by which the workout began.
  /// - lastSet: the time of the last set; nil if the workout has no set.
  /// - daysAgo: how many days ago the workout began.
  case staleWorkout(
    workout: String, name: String, start: Timestamp, utcOffsetSeconds: Int, lastSet: Timestamp?, daysAgo: Int)
  case workoutIsPaused
  case workoutIsNotPaused
  case workoutIsOver(workout: String)
  case nothingLogged
  case noRest
  /// The input must contain either a change of the rest or the time that should remain, but contains both or neither.
  case restChange
  /// The program is not offering the sound with this number, which signals something about a rest, to clients, or not
  /// any more.
  case cueNotDue(number: Int64)
  case cuePlayedByAnother(number: Int64)
  case noExerciseYet
  case emptySet
  case outside(member: SetMember, least: String, most: String)
  /// The load is less than nothing, but the exercise is not an assisted one.
  /// - assisted: the assisted variant of the exercise; nil if there is none.
  case negativeLoad(exercise: ExerciseName, assisted: ExerciseName?)

  // MARK: Measures of the body

  case noMeasure(kind: BodyMeasure.Kind, value: MeasureValue)
  /// The given unit is not one of the units in which this kind of body measure, such as the waist, can be entered.
  case measureUnit(kind: BodyMeasure.Kind)
  /// The input has neither a value nor the flag that removes the value, or has both.
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
  /// A value in a file with recorded poses is not one of the valid texts.
  case noPoseValue(found: String, valid: [String])
  case poseLineTooLong(most: Int)

  // MARK: Corrections and choices

  /// The day or time is in the future, so nothing can be logged for it yet.
  case dayToCome
  case noTime(text: String)
  case noTimes
  /// The input contains both the end and the duration of a workout.
  case endAndDuration
  case noteTooLong(most: Int)
  /// The exercise has no sets left, so it can't be moved or replaced.
  case emptyBlock(number: Int)
  /// The user wants to add a new set of `exercise` after a set of another exercise, which is not possible.
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
  /// The input does not say how many sets to plan.
  case noSets
  /// The input says that the last planned set is a warm-up set.
  case lastSetIsWarmup
  /// The sets have no planned repetitions, which every rule of progression (of how loads grow) needs.
  case ruleWithoutReps
  /// The sets have no range of planned repetitions, which the rule of double progression needs: repetitions grow first,
  /// then the load.
  case doubleWithoutRange
  case waveWithoutMax
  /// A planned set has both a load and a percentage of the training max.
  case loadAndPercent
  /// The sets are planned as percentages of the training max, but the rule of progression makes a load grow.
  case ruleWithPercent
  /// The load has a different unit than the amount by which the load grows.
  case twoUnits
  /// The load is lighter than the bar.
  /// - bar: the weight of the bar; nil if it cannot be stated as a load.
  case lighterThanBar(bar: Load?)
  case noDays
  case daysTwice
  case daysReversed
  case chartOfAll
  case chartOfFourWeeks
  case chartWithoutInterval
  case noWorkoutsToExport
  case confirmationMissing(phrase: String)

  // MARK: What an import left out, and why

  /// Rows of another app's log that contain no data.
  case emptyRows(count: Int)
  case column(name: String)
  case nothingDone
  /// The log contains a set that was planned but not done.
  case notDone
  /// Names in the row contain commas without quotation marks. The program divided the row into fields correctly.
  case unquotedCommas
  /// The load in the log is negative, so the set was stored for the assisted variant of the exercise.
  case assistance
  /// The log has an unknown kind of set, so the set was stored as a normal set.
  case unknownKindOfSet
  /// The log contains an entry with neither a load nor repetitions.
  case noLoadAndReps
  /// The program does not know this kind of body measure.
  case unknownMeasure
  case logText
  case readAsWindows1252
  case columnTitles
  case takenForStrong
  case bareDistances
  case readAsMiles
  case columnIsNotRead
  /// Names the loads of several workouts as the subject of another message.
  case loads(workouts: Int)
  /// The book already contains the same numbers in another unit, so one of the two units may be wrong.
  case otherUnitThanBefore

  // MARK: Why another app's log is refused

  case emptyLog
  /// The table's columns are not those of any known app.
  case unknownHeader(columns: [String])
  /// The table lacks a column.
  /// - app: the app whose export the file seems to be; nil if unknown.
  case missingColumn(name: String, app: String?)
  case noUnit
  case unknownEncoding
  case dateOrder
  case impossibleMeasure(found: String)
  case unknownUnit(found: String, known: [String])
  case noNumber(found: String)
  case noWholeNumber(found: String)
  /// A row has too many fields, and there is not exactly one place where joining the surplus ones makes it readable.
  /// - expected: the number of columns.
  case strayCommas(found: Int, expected: Int)
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
