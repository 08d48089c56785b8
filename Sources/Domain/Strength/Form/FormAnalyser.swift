/// Judges how an exercise is performed. It counts repetitions and finds faults, using the points of a body that are
/// detected in each frame of a camera.
package struct FormAnalyser: Sendable {
  package private(set) var results: FormResults
  package private(set) var state = FormState.noPerson
  /// Whether the most recent frame showed a different person than the frames before it.
  package private(set) var seesOther = false

  private let width: Double
  private let height: Double
  /// The counters of repetitions; empty for the plank, which is held.
  private var counters: [RepCounter] = []
  private var plank = PlankJudge()
  private var pose = Pose()
  private var visibility = LandmarkVisibility()
  private var last: Int64?
  private var filter: RepFilter
  private var person = PersonCheck()

  /// The total capacity of the analyser's buffers, by which tests check that these do not grow.
  var capacity: Int { counters.reduce(0) { $0 + $1.capacity } }

  /// Creates an analyser for one session of an exercise.
  /// - Parameters:
  ///   - width: the picture's width in pixels; 1 if the points' coordinates are already in pixels.
  ///   - height: the picture's height in pixels; 1 if the points' coordinates are already in pixels.
  package init(_ exercise: FormExercise, width: Double, height: Double) {
    results = FormResults(exercise: exercise)
    filter = RepFilter(isCurl: exercise == .curl)
    self.width = width
    self.height = height
    guard let definition = exercise.definition else { return }
    let sides: [BodySide] = definition.counters == .perArm ? [.left, .right] : [.left]
    counters = sides.map { RepCounter(definition, side: $0) }
  }

  /// Judges a frame, and returns the events that it causes, in order.
  package mutating func add(_ frame: borrowing PoseFrame) -> [FormEvent] {
    let points = frame.points.span
    return add(at: frame.time, frame.isEmpty ? points.extracting(0..<0) : points)
  }

  /// Judges a frame, and returns the events that it causes, in order.
  /// - Parameters:
  ///   - time: the time of the frame, in milliseconds from an arbitrary start.
  ///   - points: the 33 points of a body; empty if nobody is visible.
  package mutating func add(at time: Int64, _ points: Span<PosePoint>) -> [FormEvent] {
    if let last, time <= last {
      results.outOfOrder += 1
      return []
    }
    last = time
    results.frames += 1
    seesOther = false
    if !points.isEmpty { seesOther = isOther(points, at: time) }
    let isEmpty = points.isEmpty || seesOther
    if !isEmpty { take(points) }
    var events: [FormEvent] = []
    if counters.isEmpty {
      hold(at: time, isEmpty: isEmpty, &events)
    } else {
      count(at: time, isEmpty: isEmpty, &events)
    }
    return events
  }

  /// Ends the session, and returns the events that this causes. A hold ends at the last frame in which it was held; an
  /// unfinished repetition does not count.
  package mutating func finish() -> [FormEvent] {
    var events: [FormEvent] = []
    filter.finish(&results)
    guard let last, let hold = plank.end() else { return events }
    tell(.hold(hold), at: last, &events)
    return events
  }

  /// Whether a frame shows a different person than the frames before. Such a frame is judged as if nobody were visible.
  private mutating func isOther(_ points: Span<PosePoint>, at time: Int64) -> Bool {
    if counters.isEmpty { return false }
    if counters.contains(where: { $0.base != nil }), person.isOther(points, at: time, width: width, height: height) {
      results.otherPerson += 1
      return true
    }
    person.take(points, at: time, width: width, height: height)
    return false
  }

  /// Copies the joints that the exercises use into `pose`, converting them to pixels.
  /// - Parameter points: the points of a body. They are a span, because accessing an element of a borrowed array would
  ///   copy the array.
  private mutating func take(_ points: Span<PosePoint>) {
    visibility.add(points)
    pose.usable = visibility.usable
    for slot in pose.joints.indices {
      let point = points[Joint.point(in: slot)]
      let (x, y) = (point.x * width, point.y * height)
      pose.joints[slot] = PosePoint(x: x, y: y, visibility: point.visibility)
      // A coordinate that is not finite makes a joint unusable.
      if !x.isFinite || !y.isFinite { pose.usable &= ~(1 << UInt16(slot)) }
    }
  }

  private mutating func set(_ state: FormState, at time: Int64, _ events: inout [FormEvent]) {
    guard self.state != state else { return }
    self.state = state
    events.append(FormEvent(time: time, kind: .state(state)))
  }

  private mutating func hold(at time: Int64, isEmpty: Bool, _ events: inout [FormEvent]) {
    for news in plank.add(isEmpty ? nil : PlankRule.frame(pose), at: time) { tell(news, at: time, &events) }
  }

  private mutating func tell(_ news: PlankJudge.News, at time: Int64, _ events: inout [FormEvent]) {
    switch news {
    case .state(let state): set(state, at: time, &events)
    case .hold(let hold):
      results.holds.append(hold)
      events.append(FormEvent(time: time, kind: .hold(hold)))
    }
  }

  private mutating func count(at time: Int64, isEmpty: Bool, _ events: inout [FormEvent]) {
    let counted = results.reps.count
    for index in counters.indices where counters[index].wait(until: time) {
      results.interrupted += 1
      events.append(FormEvent(time: time, kind: .interrupted))
    }
    for rep in filter.giveUp(at: time, open: counters.compactMap(\.openSince), &results) {
      events.append(FormEvent(time: time, kind: .rested(rep)))
    }
    var isCaughtUp = false
    if !isEmpty {
      for index in counters.indices {
        let news = counters[index].add(pose, at: time)
        isCaughtUp = isCaughtUp || !counters[index].foundEarly.isEmpty
        for news in news { tell(news, at: time, &events) }
        if counters[index].isArmed { ready(at: time, &events) }
      }
      if isCaughtUp { tellEarly(&events) }
    }
    lose(at: time, isEmpty: isEmpty, &events)
    for number in counted..<results.reps.count {
      let rep = results.reps[number]
      events.append(FormEvent(time: isCaughtUp ? rep.end : time, kind: .rep(number: number + 1, rep)))
    }
    // Events that are found only afterwards have the times at which they happened, so they must precede those of this
    // frame.
    if isCaughtUp { events = events.enumerated().sorted { ($0.1.time, $0.0) < ($1.1.time, $1.0) }.map(\.element) }
  }

  /// Appends the events found in the frames before the body was first at rest, in chronological order. They are found
  /// only once the body is at rest.
  private mutating func tellEarly(_ events: inout [FormEvent]) {
    let found = counters.flatMap(\.foundEarly).enumerated().sorted { a, b in
      (a.element.end, a.offset) < (b.element.end, b.offset)
    }
    for (_, news) in found {
      switch news {
      case .rep(let rep):
        for rested in filter.add(rep, to: &results, isEarly: true) {
          events.append(FormEvent(time: rep.end, kind: .rested(rested)))
        }
      case .partial(let rep), .rested(let rep): tell(news, at: rep.end, &events)
      case .interrupted: results.interrupted += 1
      case .opened: break
      }
    }
  }

  private mutating func tell(_ news: RepCounter.News, at time: Int64, _ events: inout [FormEvent]) {
    switch news {
    case .opened:
      ready(at: time, &events)
      set(.recording, at: time, &events)
    case .interrupted:
      results.interrupted += 1
      events.append(FormEvent(time: time, kind: .interrupted))
    case .partial(let rep):
      results.partials.append(rep)
      events.append(FormEvent(time: time, kind: .partial(rep)))
    case .rested(let rep):
      results.rested.append(rep)
      events.append(FormEvent(time: time, kind: .rested(rep)))
    case .rep(let rep):
      for rested in filter.add(rep, to: &results, isEarly: false) {
        events.append(FormEvent(time: time, kind: .rested(rested)))
      }
    }
  }

  private mutating func ready(at time: Int64, _ events: inout [FormEvent]) {
    if state == .noPerson || state == .lowConfidence { set(.ready, at: time, &events) }
  }

  /// Updates the state if nobody is visible (`isEmpty`), or if the body is not visible well enough to be judged.
  private mutating func lose(at time: Int64, isEmpty: Bool, _ events: inout [FormEvent]) {
    if counters.contains(where: \.isSeen) {
      guard state == .noPerson, counters.contains(where: { $0.isSeen && $0.base == nil }) else { return }
      set(.lowConfidence, at: time, &events)
    } else if counters.allSatisfy({ $0.isUnseen(at: time) }) {
      set(isEmpty ? .noPerson : .lowConfidence, at: time, &events)
    }
  }
}
