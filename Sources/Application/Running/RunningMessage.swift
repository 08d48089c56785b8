package import KernelApplication
package import RunningDomain

/// What is said of runs.
package enum RunningMessage: MessageContent {
  package static var concern: String { "running" }

  // MARK: Asked for

  case noSuchRun(name: String)
  case noRunName(text: String?)
  case noDistanceName(text: String?)
  case noMoment(text: String?)
  case noSpan
  case spanReversed
  case zoneOption(text: String)
  case sportOption(text: String)
  case goalTwice
  case goalOutside
  case emptyName

  // MARK: Corrections

  case runWasRemoved(run: String)
  case onlyTotals(run: String)
  /// - start, end: `2015-08-15T14:45:08Z`
  case outsideRun(run: String, start: String, end: String)
  case tooLittleLeft
  case notFollowing(run: String)
  case notSuspicious(distance: EffortDistance)
  case joinedWithItself
  case saidAlready
  case noDuplicate(run: String)
  case noTrackToExport(run: String)

  // MARK: The run under way

  case liveRunUnderWay(run: String)
  case noLiveRun
  case otherLiveRun(asked: String, underWay: String)
  /// - valid: what may be done instead.
  case notNow(action: LiveRunAction, state: LiveRunView.State, valid: [LiveRunAction])
  /// - time: `2015-08-15T14:45:08Z`
  case fixAhead(time: String)
  /// - time: `1970-01-01T00:00:08Z`
  case fixBehind(time: String)
  /// A fix is hours ahead of the run's own clock: a clock was set since the run began.
  /// - time: `2026-05-03T06:45:00Z`
  case fixLeaps(time: String)
  /// Nothing came for so long that it is not known when this is.
  /// - since: `2026-05-03T06:45:00Z`
  case longSilence(action: LiveRunAction, since: String)
  /// What is done to a run is over a minute ahead of the clock.
  case momentAhead(time: String)
  /// What is done to a run is over a minute before it began.
  case momentBehind(time: String, start: String)
  case startTooEarly(time: String)
  case fixesTooMany(found: Int, most: Int)
  case noSequence
  case liveRunFull(most: Int)
  case fedByAnother
  /// The fixes of a replay come from its file.
  case fedByFile
  case tooShortToSave
  /// - problem: why what was recorded is no run.
  case notSavable(problem: Message)
  case doubtfulRun(LiveRunView.Doubt)
  /// By her setting.
  case streamingNotAllowed

  case replaySpeed(most: Int)
  case noTrackFile

  // MARK: Lines that programs stream

  case noFixLine
  case feedLineLong(most: Int)
  case noChecksum
  /// - told, sum: of hexadecimal digits.
  case sentenceChecksum(told: String, sum: String)
  /// - kind: `GGA`
  case sentenceCut(kind: String)
  case sentenceField(kind: String, text: String)

  // MARK: What an import left out

  case runs(count: Int)
  /// - name: nil where it has none. - start: `2015-08-15T14:45:08Z`; nil where that is not known.
  case activity(name: String?, start: String?)
  case fixes(count: Int, run: String)
  case route(path: String, run: String)

  // MARK: Why

  case noTimes
  case oddTimes
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
  /// A file in an archive, or one that an export names, is cut or damaged.
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
