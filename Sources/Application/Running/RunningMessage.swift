package import KernelApplication
package import RunningDomain

/// Messages to the user about runs.
package enum RunningMessage: MessageContent {
  package static var concern: String { "running" }

  // MARK: What the user asked for

  case noSuchRun(name: String)
  case noRunName(text: String?)
  case noDistanceName(text: String?)
  case noMoment(text: String?)
  case noYear(text: String)
  case noSpan
  case spanReversed
  case zoneOption(text: String)
  case sportOption(text: String)
  case goalTwice
  case goalOutside
  case emptyName

  // MARK: By hand

  /// What the user entered about a run is refused. `word` is the invalid word; it is empty if something is missing.
  case addRefused(AddedRunProblem, word: String)
  case textLong(most: Int)
  case tagsMany(most: Int)
  case tagForm(most: Int)
  /// The distance cannot be changed, because the run has a route.
  case hasRoute(run: String)
  /// The entered distance differs too much from the measured distance, which is `metres`.
  case lengthTooFar(metres: Int)

  // MARK: Workouts and routes

  /// The text of a workout's plan is refused. `word` is the invalid word; it is empty if something is missing.
  case planRefused(WorkoutPlan.Problem, word: String)
  case noWorkout(name: String)
  /// Another workout already has this name.
  case workoutNameTaken(name: String)
  /// The run followed no planned workout, so there is nothing to compare it with.
  case noPlanFollowed(run: String)
  /// The run can be compared only with a workout that has as many steps as the run has laps, because the run's laps are
  /// not assigned to the steps of a workout.
  case otherLapCount(steps: Int, laps: Int)
  case noRoute(run: String)
  /// No run in the period has a route that can be drawn on a map.
  case nothingToDraw
  /// The run cannot be compared with another run, because it is not known how the distance of `run` grew over time.
  case noGhost(run: String)
  case noShoesNamed(name: String)
  /// The name matches the names of two pairs of shoes that the user entered, `one` and `other`, apart from case and
  /// accents.
  case shoesAlike(name: String, one: String, other: String)
  /// No shoes have this name, and it is nearly the name of the pair `near`.
  case shoesNear(name: String, near: String)
  /// The user gave a first day of wear that is later than the last day of wear of the shoes.
  case shoesDays

  // MARK: Corrections

  case runWasRemoved(run: String)
  case onlyTotals(run: String)
  /// The given time is outside the run.
  /// - start, end: the run's beginning and end, such as `2015-08-15T14:45:08Z`
  case outsideRun(run: String, start: String, end: String)
  case tooLittleLeft
  case notFollowing(run: String)
  case notSuspicious(distance: EffortDistance)
  case joinedWithItself
  case saidAlready
  case noDuplicate(run: String)
  case noGuesses(import: Int)
  case noTrackToExport(run: String)

  // MARK: The run under way

  case liveRunUnderWay(run: String)
  case noLiveRun
  case otherLiveRun(asked: String, underWay: String)
  /// The run's current state does not allow the action.
  /// - valid: the actions that are possible instead.
  case notNow(action: LiveRunAction, state: LiveRunView.State, valid: [LiveRunAction])
  /// The time of a fix (recorded position) is more than a minute in the future.
  /// - time: the time of the fix, such as `2015-08-15T14:45:08Z`
  case fixAhead(time: String)
  /// The time of a fix (recorded position) is more than a day before the run's start.
  /// - time: the time of the fix, such as `1970-01-01T00:00:08Z`
  case fixBehind(time: String)
  /// The time of a fix (recorded position) is hours ahead of the run's own clock, so the user must have set a clock
  /// since the run began.
  /// - time: the time of the fix, such as `2026-05-03T06:45:00Z`
  case fixLeaps(time: String)
  /// No data arrived for so long that it is not clear at which time an action, such as a pause, takes place.
  /// - since: the time of the latest data, such as `2026-05-03T06:45:00Z`
  case longSilence(action: LiveRunAction, since: String)
  /// The time given for an action, such as a pause, is more than a minute ahead of the clock.
  case momentAhead(time: String)
  /// The time given for an action, such as a pause, is more than a minute before the run began.
  case momentBehind(time: String, start: String)
  case startTooEarly(time: String)
  case fixesTooMany(found: Int, most: Int)
  case noSequence
  case liveRunFull(most: Int)
  case fedByAnother
  /// The run is a replay of a file, so clients can't add fixes (positions) to it.
  case fedByFile
  case tooShortToSave
  /// The recorded data can't be saved as a run.
  /// - problem: the reason why not.
  case notSavable(problem: Message)
  case doubtfulRun(LiveRunView.Doubt)
  /// The setting `running.location` does not allow this client to send positions.
  case streamingNotAllowed

  case replaySpeed(most: Int)
  case noTrackFile

  // MARK: Lines that programs stream

  case noFixLine
  case feedLineLong(most: Int)
  case noChecksum
  /// The checksum of an NMEA sentence (a line from a GPS device) is wrong.
  /// - told: the checksum in the sentence, in hexadecimal digits.
  /// - sum: the computed checksum, in hexadecimal digits.
  case sentenceChecksum(told: String, sum: String)
  /// An NMEA sentence (a line from a GPS device) is truncated.
  /// - kind: the sentence's type, such as `GGA`
  case sentenceCut(kind: String)
  case sentenceField(kind: String, text: String)

  // MARK: What an import left out

  case runs(count: Int)
  /// Names an activity as the subject of another message.
  /// - name: the activity's name; nil if it has none.
  /// - start: the activity's start, such as `2015-08-15T14:45:08Z`; nil if unknown.
  case activity(name: String?, start: String?)
  case fixes(count: Int, run: String)
  case route(path: String, run: String)

  // MARK: Why it was left out

  case noTimes
  case oddTimes
  case oddPositions
  case inFuture
  case uselessFixes(count: Int)
  case tooFewFixes
  case clockNeverSet
  case tooManyFixes(count: Int, most: Int)
  case tooLong
  case otherSport(name: String?)
  case noReadableStart
  case sameSecond(most: Int)
  case outOfOrder
  case routeMissing
  case noRuns
  /// A file in an archive, or a file to which an export refers, is truncated or damaged.
  case inside(name: String, problem: Message)

  // MARK: Damage

  case lostRun
  case lostTrack
  case liveUnknown
  case lostSurroundings
  case unreadableEntry
}

extension Message {
  package static func running(_ content: RunningMessage) -> Message { Message(content) }
}

extension RunID: RefusingValue {
  package static func refusal(of text: String?) -> Message { .running(.noRunName(text: text)) }
}

extension EffortDistance: RefusingValue {
  package static func refusal(of text: String?) -> Message { .running(.noDistanceName(text: text)) }
}
