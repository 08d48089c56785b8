package import KernelApplication
package import KernelDomain
import StrengthDomain

/// Identifies a session of form analysis. The number is the time at which the session began, in milliseconds since
/// 1970. If another session already has this number, the next free number is used.
package typealias FormSessionNumber = Int64

/// A session of form analysis: a camera films an exercise, and the program judges the repetitions.
struct FormSession: Sendable {
  let number: FormSessionNumber
  let exercise: FormExercise
  /// The connection that began the session; nil if this process itself began it.
  let starter: (any Caller)?
  var analyser: FormAnalyser
  /// When the latest frames of the session arrived, in milliseconds of the machine's uptime.
  var heard: Int64
  /// The most recent event of the session, such as a repetition; nil before the first. Changes of the analysis's state
  /// are not included.
  var lastEvent: FormEvent?

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
      lastEvent = event
    }
  }
}

/// A finished session of form analysis and its results.
struct FinishedForm: Sendable {
  let number: FormSessionNumber
  let results: FormResults
}

/// The sessions of form analysis in this process. They are never stored in a file, so that the positions of a person's
/// body are recorded nowhere.
package struct FormSessions: Sendable {
  var open: [FormSession] = []
  /// The results of the most recently finished sessions, in the order in which they finished.
  var finished: [FinishedForm] = []

  package init() {}

  static let most = 8
  /// The time without frames after which a session ends, in milliseconds.
  static let silence: Int64 = 60_000
  /// The time without frames, in milliseconds, after which a session whose connection is closed may be ended to make
  /// room for a new session.
  static let silenceOfGone: Int64 = 5_000

  /// When the next of the open sessions will end if no more frames arrive, in milliseconds of the machine's uptime; nil
  /// if no session is open.
  var nextEnd: Int64? { open.map(\.heard).min().map { $0 + FormSessions.silence } }

  mutating func removeSilent(at now: Int64) -> [FormSession] {
    let silent = open.filter { now - $0.heard >= FormSessions.silence }
    if !silent.isEmpty { open.removeAll { now - $0.heard >= FormSessions.silence } }
    return silent
  }

  /// Removes each session whose connection is closed and that has received no frame for `silenceOfGone`, to make room
  /// for new sessions.
  mutating func removeGone(at now: Int64) {
    open.removeAll { $0.starter?.isGone == true && now - $0.heard >= FormSessions.silenceOfGone }
  }

  mutating func keep(_ form: FinishedForm) {
    finished.append(form)
    if finished.count > FormSessions.most { finished.removeFirst() }
  }
}

/// Stores the sessions of form analysis. Only one thread at a time can access them.
package protocol FormSessionStore: Sendable {
  func change<Value>(_ body: (inout FormSessions) throws(Failure) -> Value) throws(Failure) -> Value
}

/// Manages the sessions of form analysis, which several use cases share.
package final class FormCoordinator: Sendable {
  private let sessions: any FormSessionStore
  private let clock: any WallClock
  /// Returns the machine's uptime in milliseconds. Sessions are timed by it, so that setting the clock does not end a
  /// session.
  private let uptime: @Sendable () -> Int64
  /// Whether this process keeps sessions from one call to the next, as the service does. If it does not, no session
  /// can be started.
  private let keepsSessions: Bool

  package init(
    sessions: any FormSessionStore, clock: any WallClock, keepsSessions: Bool, uptime: @escaping @Sendable () -> Int64
  ) {
    self.sessions = sessions
    self.clock = clock
    self.keepsSessions = keepsSessions
    self.uptime = uptime
  }

  // MARK: Changing sessions

  func start(
    _ exercise: FormExercise, width: Double, height: Double, by caller: (any Caller)?
  ) throws(Failure) -> FormSessionNumber {
    guard keepsSessions else { throw .conflict(.strength(.formNeedsService)) }
    let (now, began) = (uptime(), clock.now().milliseconds)
    return try sessions.change { (sessions) throws(Failure) in
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
          analyser: FormAnalyser(exercise, width: width, height: height), heard: now, lastEvent: nil))
      return number
    }
  }

  func add(
    _ frames: borrowing PoseFrames, to number: FormSessionNumber
  ) throws(Failure) -> (session: FormSession.Head, outOfOrder: Int, events: [FormEvent]) {
    let now = uptime()
    return try sessions.change { (sessions) throws(Failure) in
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
    return try sessions.change { (sessions) throws(Failure) in
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

  // MARK: Reading sessions

  /// Returns the session with this number, if it is open, and the number of open sessions.
  /// - Parameter number: identifies the session; nil for the open session that began last.
  func session(_ number: FormSessionNumber?) throws(Failure) -> (session: FormSession?, open: Int) {
    let now = uptime()
    return try sessions.change { (sessions) throws(Failure) in
      let open = sessions.open.filter { now - $0.heard < FormSessions.silence }
      return (number.map { number in open.first { $0.number == number } } ?? open.last, open.count)
    }
  }

  /// Returns the results of a finished session; nil if there are none.
  /// - Parameter number: identifies the session; nil for the session that was finished last.
  func finished(_ number: FormSessionNumber?) throws(Failure) -> FinishedForm? {
    try sessions.change { (sessions) throws(Failure) in
      number.map { number in sessions.finished.first { $0.number == number } } ?? sessions.finished.last
    }
  }

  // MARK: Ending sessions without frames

  /// When the next of the open sessions will end if no more frames arrive, by the wall clock; nil if no session is
  /// open.
  package func nextEnd(at now: Timestamp) throws(Failure) -> Timestamp? {
    let machine = uptime()
    return try sessions.change { (sessions) throws(Failure) in sessions.nextEnd }.map { now + max($0 - machine, 0) }
  }

  /// Ends each session that has received no frame for a minute (`FormSessions.silence`), and returns the events to
  /// announce.
  package func endSilent() throws(Failure) -> [BookEvent] {
    let now = uptime()
    return try sessions.change { (sessions) throws(Failure) in sessions.removeSilent(at: now) }.map {
      BookEvent(
        StrengthEvents.formFinished,
        StrengthEvents.FormSessionChanged(session: $0.number, exercise: $0.exercise, silent: true))
    }
  }
}

extension FormSession {
  /// The part of a form analysis session's state that the outputs of several use cases contain.
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
