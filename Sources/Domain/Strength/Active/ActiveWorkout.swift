package import KernelDomain

/// A workout in progress. Its states are `running ⇄ paused → finished | discarded`. The workout depends only on its
/// steps and their times and does not read a clock, so applying the stored steps again restores it.
package struct ActiveWorkout: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    case running
    case paused(since: Timestamp)
    case finished(at: Timestamp)
    case discarded
  }

  package let id: WorkoutID
  package let name: String
  package let routine: RoutineID?
  package let start: Timestamp
  /// The lifter's UTC offset at the start, in seconds east of UTC.
  package let utcOffset: Int
  package private(set) var state: State = .running
  package private(set) var blocks: [ActiveBlock]
  package private(set) var rest: RestTimer?
  /// When the rest before the next set ended; nil if it was skipped or is still under way, or if there was none.
  private var restEnd: Timestamp?
  package private(set) var note: String?
  /// When the most recent set that is marked as done was logged; nil if there is none yet.
  package private(set) var lastSet: Timestamp?
  /// The index of the block to which the next set belongs; nil if the workout has no blocks.
  package private(set) var current: Int?
  /// The total duration of the pauses that have ended, in milliseconds.
  private var paused: Int64 = 0
  /// The total duration of the pauses that had ended by `lastSet`, in milliseconds.
  private var pausedAtLastSet: Int64 = 0
  /// When the user last logged a set, added an exercise or resumed the workout.
  private var lastActivity: Timestamp
  /// When the most recent `WorkoutStep` was applied to this workout.
  package private(set) var lastStep: Timestamp
  private var lastNumber: Int32 = 0

  /// The time without activity after which the workout counts as forgotten, in milliseconds.
  package static let longestGap: Int64 = 4 * 3_600_000

  package init(
    id: WorkoutID, name: String, routine: RoutineID? = nil, start: Timestamp, utcOffset: Int,
    blocks: [ActiveBlock] = []
  ) {
    self.id = id
    self.name = name.keptName
    self.routine = routine
    self.start = start
    self.utcOffset = utcOffset
    self.blocks = blocks
    current = blocks.isEmpty ? nil : 0
    lastStep = start
    lastActivity = start
  }

  package var isOver: Bool {
    switch state {
    case .running, .paused: false
    case .finished, .discarded: true
    }
  }

  /// Whether a set was logged that was not removed again.
  package var hasSets: Bool { blocks.contains { !$0.sets.isEmpty } }

  /// Returns the time from the start to `now` without pauses, in milliseconds. If the workout is finished, the time
  /// ends when the workout ended.
  package func elapsed(at now: Timestamp) -> Int64 {
    let until =
      switch state {
      case .running, .discarded: now
      case .paused(let since): since
      case .finished(let end): end
      }
    return max(0, until - start - paused)
  }

  /// Whether the user has probably forgotten the workout. True if the user has not logged a set, added an exercise or
  /// resumed the workout for four hours.
  package func isForgotten(at now: Timestamp) -> Bool {
    !isOver && now - lastActivity >= ActiveWorkout.longestGap
  }

  /// Returns the time at which to end a forgotten workout: the time of its last done set. Nil if the workout is not
  /// forgotten, or has no done set or no set at all.
  package func offersFinish(at now: Timestamp) -> Timestamp? {
    isForgotten(at: now) && hasSets ? lastSet : nil
  }

  /// Returns the remaining time of the current rest, in milliseconds; nil if there is no current rest.
  package func remainingRest(at now: Timestamp) -> Int64? {
    let moment = if case .paused(let since) = state { since } else { now }
    return rest.flatMap { timer in timer.end > moment ? timer.remaining(at: moment) : nil }
  }

  /// When the rest ended that is over, for the first minute after its end; nil afterwards, and while the workout is
  /// paused.
  package func restOver(at now: Timestamp) -> Timestamp? {
    guard state == .running, let end = rest?.end ?? restEnd, (0..<ActiveWorkout.tellsRestOver).contains(now - end)
    else { return nil }
    return end
  }

  /// How long the end of a rest is shown, in milliseconds.
  package static let tellsRestOver: Int64 = 60_000

  /// When `due(at:)` must be called next: the time of the rest's warning or, if it was already given, of the rest's
  /// end. Nil if there is no rest, or if the workout is not running.
  package var nextDue: Timestamp? { state == .running ? rest?.nextDue : nil }

  /// Returns the event of the rest that is due by `now`: the warning shortly before its end, or its end. An event is
  /// returned only once. Returns an empty array if no event is due.
  package mutating func due(at now: Timestamp) -> [WorkoutEvent] {
    guard state == .running, let timer = rest else { return [] }
    if now >= timer.end {
      (rest, restEnd) = (nil, timer.end)
      return [.restEnded]
    }
    guard !timer.isWarned, now >= timer.nextDue else { return [] }
    rest?.isWarned = true
    return [.restWarning]
  }

  /// Applies a step to the workout. Throws if this is not possible.
  /// - Returns: the events to announce to the user, in order.
  package mutating func take(_ step: WorkoutStep, at now: Timestamp) throws(WorkoutStepError) -> [WorkoutEvent] {
    guard !isOver else { throw .isOver }
    guard now >= lastStep else { throw .clockWentBack(to: lastStep) }
    let before = due(at: now)
    let events = try apply(step, now)
    lastStep = now
    return before + events
  }

  private mutating func apply(_ step: WorkoutStep, _ now: Timestamp) throws(WorkoutStepError) -> [WorkoutEvent] {
    switch step {
    case .addBlock(let block):
      add(block)
      lastActivity = now
    case .logSet(let block, let entry, let seconds): return try log(entry, in: block, seconds, now)
    case .editSet(let number, var entry):
      let (block, set) = try place(of: number)
      try entry.check()
      entry.number = number
      blocks[block].sets[set] = entry
    case .removeSet(let number):
      let (block, set) = try place(of: number)
      blocks[block].sets.remove(at: set)
      if rest?.set == number {
        rest = nil
        return [.changed, .restSkipped]
      }
    case .swapExercise(let block, let exercise):
      guard blocks.indices.contains(block) else { throw .noBlock(count: blocks.count) }
      blocks[block].exercise = exercise
      for index in blocks[block].targets.indices { blocks[block].targets[index].load = nil }
    case .moveBlock(let from, let to): try move(from, to: to)
    case .note(let note): self.note = note
    case .pause:
      guard state == .running else { throw .isPaused }
      state = .paused(since: now)
    case .resume:
      guard case .paused(let since) = state else {
        guard isForgotten(at: now) else { throw .isNotPaused }
        lastActivity = now
        return [.changed]
      }
      lastActivity = now
      paused += now - since
      state = .running
      if let timer = rest {
        rest?.end = timer.end + (now - since)
        return [.changed, .restChanged(until: timer.end + (now - since))]
      }
    case .adjustRest(let seconds): return try adjustRest(seconds, now)
    case .skipRest:
      guard rest != nil else { throw .noRest }
      rest = nil
      return [.restSkipped]
    case .finish:
      guard hasSets else { throw .nothingLogged }
      end(.finished(at: now), now)
    case .finishAtLastSet:
      guard let lastSet else { throw .nothingLogged }
      end(.finished(at: lastSet), now)
      paused = pausedAtLastSet
    case .discard: end(.discarded, now)
    }
    return [.changed]
  }

  /// Adds a block. The first block without logged sets then becomes the current one. If the current block has both
  /// logged sets and remaining planned sets, it stays the current one instead.
  private mutating func add(_ block: ActiveBlock) {
    blocks.append(block)
    if let current, !blocks[current].sets.isEmpty, blocks[current].nextTarget != nil { return }
    current = blocks.firstIndex { $0.sets.isEmpty }
  }

  private mutating func move(_ from: Int, to: Int) throws(WorkoutStepError) {
    guard blocks.indices.contains(from), blocks.indices.contains(to) else { throw .noBlock(count: blocks.count) }
    var places = Array(blocks.indices)
    places.remove(at: from)
    places.insert(from, at: to)
    current = current.flatMap { places.firstIndex(of: $0) }
    blocks = places.map { blocks[$0] }
  }

  /// Returns the index of the block to which the set after a set of `block` belongs. It is the next block of the
  /// superset, or `block` itself outside supersets. If all planned sets of that block are done, it is the first block
  /// after `block` that still has a planned set.
  private func next(after block: Int) -> Int {
    let next = SupersetRule.next(after: block, of: blocks.map(\.superset))
    guard !blocks[next].targets.isEmpty, blocks[next].nextTarget == nil else { return next }
    return blocks.indices.first { $0 > block && blocks[$0].nextTarget != nil } ?? next
  }

  private mutating func end(_ state: State, _ now: Timestamp) {
    if case .paused(let since) = self.state { paused += now - since }
    self.state = state
    rest = nil
  }

  private mutating func log(
    _ entry: SetEntry, in block: Int, _ seconds: Int32, _ now: Timestamp
  ) throws(WorkoutStepError) -> [WorkoutEvent] {
    guard state == .running else { throw .isPaused }
    guard blocks.indices.contains(block) else { throw .noBlock(count: blocks.count) }
    guard SetEntry.restSeconds.contains(Int(seconds)) else { throw .outside(.rest) }
    var entry = entry
    try entry.check()
    // A set that was not done does not interrupt the rest, so that the next set after it ends the rest since the last
    // done set. Journals store steps rather than rests: another reckoning would change workouts that are stored.
    if let lastSet, let (block, set) = try? place(of: lastNumber) {
      blocks[block].sets[set].rest = Int32(clamping: (now - lastSet - (paused - pausedAtLastSet)) / 1_000)
    }
    lastNumber += 1
    entry.number = lastNumber
    entry.plannedRest = seconds
    blocks[block].sets.append(entry)
    lastActivity = now
    restEnd = nil
    guard entry.isDone else { return [.changed] }
    lastSet = now
    pausedAtLastSet = paused
    let next = next(after: block)
    current = next
    let logged = WorkoutEvent.setLogged(lastNumber, next: next)
    rest = seconds == 0 ? nil : RestTimer(set: lastNumber, start: now, seconds: seconds)
    return rest.map { [logged, .restStarted(until: $0.end)] } ?? [logged]
  }

  /// Adds `seconds` to the current rest; a negative number shortens it. If no time remains, the rest ends.
  private mutating func adjustRest(_ seconds: Int32, _ now: Timestamp) throws(WorkoutStepError) -> [WorkoutEvent] {
    guard let timer = rest else { throw .noRest }
    let moment = if case .paused(let since) = state { since } else { now }
    let most = Int64(SetEntry.restSeconds.upperBound) * 1_000
    let remaining = min(timer.remaining(at: moment) + Int64(seconds) * 1_000, most)
    if remaining <= 0 {
      (rest, restEnd) = (nil, moment)
      return [.restEnded]
    }
    rest?.end = moment + remaining
    if remaining > RestTimer.warning { rest?.isWarned = false }
    return [.restChanged(until: moment + remaining)]
  }

  private func place(of number: Int32) throws(WorkoutStepError) -> (block: Int, set: Int) {
    for (block, content) in blocks.enumerated() {
      if let set = content.sets.firstIndex(where: { $0.number == number }) { return (block, set) }
    }
    throw .noSet(number)
  }

  /// The finished workout, as the book stores it; nil if the workout is not finished.
  package var finished: Workout? {
    guard case .finished(let end) = state else { return nil }
    return Workout(
      id: id, source: Workout.ownSource, name: name, start: start, utcOffset: utcOffset, routine: routine,
      duration: Int(elapsed(at: end) / 1_000), note: note,
      blocks: blocks.filter { !$0.sets.isEmpty }.map {
        Block(exercise: .known($0.exercise), superset: $0.superset, rest: $0.rest, sets: $0.sets)
      })
  }
}

extension SetEntry {
  /// Throws if the set is empty, or if one of its values is outside the valid range.
  fileprivate func check() throws(WorkoutStepError) {
    guard !isEmpty else { throw .emptySet }
    guard (0...Int32(SetEntry.mostReps)).contains(reps ?? 0) else { throw .outside(.reps) }
    guard (0...86_400).contains(seconds ?? 0) else { throw .outside(.seconds) }
    guard (0...1_000_000_000).contains(millimetres ?? 0) else { throw .outside(.millimetres) }
    guard halvesOfRPE.map({ SetEntry.halvesOfRPE.contains(Int($0)) }) ?? true else { throw .outside(.effort) }
  }
}
