package import KernelApplication
package import KernelDomain
import StrengthDomain

/// Names a session of form analysis: the moment at which it began, in milliseconds, or the next that is free.
package typealias FormSessionNumber = Int64

/// A session of form analysis: a camera looks at an exercise.
struct FormSession: Sendable {
  let number: FormSessionNumber
  let exercise: FormExercise
  /// The connection that began it; nil for this process itself.
  let starter: (any Caller)?
  var analyser: FormAnalyser
  /// When its latest frames came, in milliseconds of the machine's run.
  var heard: Int64
  /// The latest that was told of it, but for states.
  var told: FormEvent?

  mutating func add(_ frames: borrowing PoseFrames) -> [FormEvent] {
    var events: [FormEvent] = []
    let points = frames.points.span
    for moment in frames.moments {
      events += analyser.add(at: moment.time, points.extracting(frames.points(of: moment)))
    }
    note(events)
    return events
  }

  mutating func note(_ events: [FormEvent]) {
    for event in events {
      if case .state = event.kind { continue }
      told = event
    }
  }
}

/// What a session came to, once it was finished.
struct FinishedForm: Sendable {
  let number: FormSessionNumber
  let results: FormResults
}

/// The sessions of a process, which are in no file: landmarks are kept nowhere.
package struct FormSessions: Sendable {
  var open: [FormSession] = []
  /// Of the latest, oldest first.
  var finished: [FinishedForm] = []

  package init() {}

  static let most = 8
  /// Milliseconds without a frame after which a session ends.
  static let silence: Int64 = 60_000
  /// The same where the connection that began it is closed and another session wants its place.
  static let silenceOfGone: Int64 = 5_000

  /// When the first of them has been silent for too long, in milliseconds of the machine's run.
  var nextEnd: Int64? { open.map(\.heard).min().map { $0 + FormSessions.silence } }

  mutating func removeSilent(at now: Int64) -> [FormSession] {
    let silent = open.filter { now - $0.heard >= FormSessions.silence }
    if !silent.isEmpty { open.removeAll { now - $0.heard >= FormSessions.silence } }
    return silent
  }

  /// Makes room where clients have vanished that nobody will hear of again.
  mutating func removeGone(at now: Int64) {
    open.removeAll { $0.starter?.isGone == true && now - $0.heard >= FormSessions.silenceOfGone }
  }

  mutating func keep(_ form: FinishedForm) {
    finished.append(form)
    if finished.count > FormSessions.most { finished.removeFirst() }
  }
}

/// Keeps those for one thread at a time.
package protocol FormSessionStore: Sendable {
  func change<Value>(_ body: (inout FormSessions) throws(Failure) -> Value) throws(Failure) -> Value
}

/// What the use cases of form analysis share.
package final class FormCoordinator: Sendable {
  private let reducer: any FormSessionStore
  private let clock: any WallClock
  /// Milliseconds that the machine has run: no clock that is set ends a session.
  private let uptime: @Sendable () -> Int64
  /// Whether sessions outlive the call that begins them.
  private let isLongLived: Bool

  package init(
    reducer: any FormSessionStore, clock: any WallClock, isLongLived: Bool, uptime: @escaping @Sendable () -> Int64
  ) {
    self.reducer = reducer
    self.clock = clock
    self.isLongLived = isLongLived
    self.uptime = uptime
  }

  // MARK: Doing

  func start(
    _ exercise: FormExercise, width: Double, height: Double, by caller: (any Caller)?
  ) throws(Failure) -> FormSessionNumber {
    guard isLongLived else { throw .conflict(.strength(.formNeedsService)) }
    let (now, began) = (uptime(), clock.now().milliseconds)
    return try reducer.change { (sessions) throws(Failure) in
      _ = sessions.removeSilent(at: now)
      if sessions.open.count >= FormSessions.most { sessions.removeGone(at: now) }
      guard sessions.open.count < FormSessions.most else {
        throw .conflict(.strength(.formSessionsFull(most: FormSessions.most)))
      }
      let latest = (sessions.open.map(\.number) + sessions.finished.map(\.number)).max()
      let number = max(began, (latest ?? .min + 1) + 1)
      sessions.open.append(
        FormSession(
          number: number, exercise: exercise, starter: caller,
          analyser: FormAnalyser(exercise, width: width, height: height), heard: now, told: nil))
      return number
    }
  }

  func add(
    _ frames: borrowing PoseFrames, to number: FormSessionNumber
  ) throws(Failure) -> (session: FormSession.Head, outOfOrder: Int, events: [FormEvent]) {
    let now = uptime()
    return try reducer.change { (sessions) throws(Failure) in
      let index = try FormCoordinator.place(of: number, &sessions, at: now)
      let before = sessions.open[index].analyser.results.outOfOrder
      let events = sessions.open[index].add(frames)
      sessions.open[index].heard = now
      return (sessions.open[index].head, sessions.open[index].analyser.results.outOfOrder - before, events)
    }
  }

  func finish(
    _ number: FormSessionNumber
  ) throws(Failure) -> (results: FormResults, events: [FormEvent]) {
    let now = uptime()
    return try reducer.change { (sessions) throws(Failure) in
      let index = try FormCoordinator.place(of: number, &sessions, at: now)
      var session = sessions.open.remove(at: index)
      let events = session.analyser.finish()
      sessions.keep(FinishedForm(number: number, results: session.analyser.results))
      return (session.analyser.results, events)
    }
  }

  private static func place(
    of number: FormSessionNumber, _ sessions: inout FormSessions, at now: Int64
  ) throws(Failure) -> Int {
    if let index = sessions.open.firstIndex(where: { $0.number == number }) {
      guard now - sessions.open[index].heard >= FormSessions.silence else { return index }
      sessions.open.remove(at: index)
    }
    throw .notFound(
      .strength(
        sessions.finished.contains { $0.number == number }
          ? .formSessionFinished(session: number) : .noFormSession(session: number)))
  }

  // MARK: Looking

  /// - Parameter number: nil is the latest that is open.
  func session(_ number: FormSessionNumber?) throws(Failure) -> (session: FormSession?, open: Int) {
    let now = uptime()
    return try reducer.change { (sessions) throws(Failure) in
      let open = sessions.open.filter { now - $0.heard < FormSessions.silence }
      return (number.map { number in open.first { $0.number == number } } ?? open.last, open.count)
    }
  }

  /// - Parameter number: nil is the latest that was finished.
  func finished(_ number: FormSessionNumber?) throws(Failure) -> FinishedForm? {
    try reducer.change { (sessions) throws(Failure) in
      number.map { number in sessions.finished.first { $0.number == number } } ?? sessions.finished.last
    }
  }

  // MARK: The end of silent ones

  /// When the next session ends for silence, by the wall clock.
  package func nextEnd(at now: Timestamp) throws(Failure) -> Timestamp? {
    let machine = uptime()
    return try reducer.change { (sessions) throws(Failure) in sessions.nextEnd }.map { now + max($0 - machine, 0) }
  }

  /// Ends those that were silent for too long, and tells of it.
  package func endSilent() throws(Failure) -> [BookEvent] {
    let now = uptime()
    return try reducer.change { (sessions) throws(Failure) in sessions.removeSilent(at: now) }.map {
      BookEvent(
        StrengthEvents.formFinished,
        StrengthEvents.FormSessionChanged(session: $0.number, exercise: $0.exercise, silent: true))
    }
  }
}

extension FormSession {
  /// What is said of a session in each answer.
  struct Head: Sendable {
    let exercise: FormExercise
    let state: FormState
    let reps: Int
    let partials: Int
  }

  var head: Head {
    Head(
      exercise: exercise, state: analyser.state,
      reps: exercise == .plank ? analyser.results.holds.count : analyser.results.reps.count,
      partials: analyser.results.partials.count)
  }
}
