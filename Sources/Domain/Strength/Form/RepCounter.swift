/// Counts repetitions of the whole body, or of one arm.
struct RepCounter: Sendable {
  /// If `FormDefinition.length` cannot be measured for longer than this, in milliseconds, the counter is reset.
  static let patience: Int64 = 1_000

  enum News: Sendable {
    case opened
    case interrupted
    case partial(FormRep)
    case rep(FormRep)
    case rested(FormRep)
  }

  /// How long an attempt without the full movement may stay near its greatest extent, in milliseconds. If it stays
  /// there longer, it is a rest.
  static let longestHold: Int64 = 3_000

  let definition: FormDefinition
  /// The arm whose repetitions are counted; ignored if the counter observes the whole body.
  let side: BodySide

  private(set) var isArmed = false
  private(set) var base: Double?
  /// Whether `FormDefinition.length` could be measured in the current frame.
  private(set) var isSeen = false
  private var lastSeen: Int64?
  private var isLost = false
  private var rest = RestCalibration()
  private var filter = ExtentFilter()
  private var attempt = RepAttempt()
  private var isOpen = false
  /// The time of the most recent frame whose extent was at most `leave`; nil if there has been none since the counter
  /// became ready for a repetition.
  private var lastBelow: Int64?
  private var early = EarlyPoses()
  /// The results found, in chronological order, in the frames before the body was first at rest. They are set in the
  /// frame in which the body is recognised as being at rest. In all other frames, the array is empty.
  private(set) var foundEarly: [News] = []

  init(_ definition: FormDefinition, side: BodySide) {
    self.definition = definition
    self.side = side
  }

  /// The total capacity of the counter's buffers, by which tests check that these do not grow.
  var capacity: Int { rest.capacity + attempt.capacity + early.capacity }

  /// When the current attempt started, in milliseconds; nil if there is none.
  var openSince: Int64? { isOpen ? attempt.start : nil }

  func isUnseen(at time: Int64) -> Bool {
    lastSeen.map { time - $0 > RepCounter.patience } ?? true
  }

  /// Resets the counter if `FormDefinition.length` could not be measured for longer than `patience`. Must be called
  /// before each frame is added.
  /// - Returns: whether the reset interrupted an attempt.
  mutating func wait(until time: Int64) -> Bool {
    isSeen = false
    guard lastSeen != nil, !isLost, isUnseen(at: time) else { return false }
    defer { isOpen = false }
    isLost = true
    disarm()
    rest.removeAll()
    filter.reset()
    return isOpen
  }

  private mutating func disarm() {
    isArmed = false
    lastBelow = nil
  }

  private mutating func arm() {
    if !isArmed { lastBelow = nil }
    isArmed = true
  }

  mutating func add(_ pose: borrowing Pose, at time: Int64) -> [News] {
    guard let length = definition.length(pose, side) else { return [] }
    var news: [News] = []
    isSeen = true
    isLost = false
    lastSeen = time
    foundEarly.removeAll()
    let hadBase = base != nil
    if !hadBase { early.add(pose, at: time) }
    calibrate(pose, length, at: time)
    if !hadBase, let base { catchUp(base) }
    guard let base, let raw = Pose.finite(definition.extent(length, base)), let extent = filter.add(raw, at: time)
    else { return news }
    count(extent, at: time, pose, &news)
    return news
  }

  /// Counts repetitions in the frames that were stored before the current one, which is the first frame in which the
  /// body is recognised as being at rest.
  /// - Parameter base: the length at rest (see `FormDefinition`).
  private mutating func catchUp(_ base: Double) {
    isArmed = false
    var news: [News] = []
    var last: Int64?
    for (time, pose) in early.kept.dropLast() {
      guard let length = definition.length(pose, side) else { continue }
      if let last, time - last > RepCounter.patience {
        if isOpen { news.append(.interrupted) }
        isOpen = false
        disarm()
        filter.reset()
      }
      last = time
      guard let raw = Pose.finite(definition.extent(length, base)), let extent = filter.add(raw, at: time) else {
        continue
      }
      count(extent, at: time, pose, &news)
    }
    early.removeAll()
    if !isOpen { arm() }
    foundEarly = news
  }

  private mutating func calibrate(_ pose: borrowing Pose, _ length: Double, at time: Int64) {
    guard definition.isAtRest(pose, length), let value = definition.baseValue(pose, length).flatMap(Pose.finite) else {
      return rest.removeAll()
    }
    let standsStill = definition.hipsStandStill
    rest.add(at: time, value: value, hips: standsStill ? pose.middle(of: .hip)?.x : nil)
    guard !isOpen, let found = rest.base(torso: standsStill ? pose.torsoOrLegs : nil) else { return }
    base = found
    arm()
  }

  private mutating func count(_ extent: Double, at time: Int64, _ pose: borrowing Pose, _ news: inout [News]) {
    if isOpen, time - attempt.start > RepAttempt.longest {
      isOpen = false
      disarm()
      news.append(.interrupted)
    }
    if isOpen {
      attempt.add(extent, at: time, pose, side: side, definition)
      if extent < definition.back { close(at: time, &news) }
    } else if isArmed, extent > definition.leave {
      attempt.begin(at: lastBelow ?? time)
      isOpen = true
      attempt.add(extent, at: time, pose, side: side, definition)
      news.append(.opened)
    }
    if extent < definition.back { arm() }
    if !isOpen, isArmed, extent <= definition.leave { lastBelow = time }
  }

  private mutating func close(at time: Int64, _ news: inout [News]) {
    isOpen = false
    lastBelow = nil
    let formSide: FormSide = definition.counters == .perArm ? FormSide(side) : .both
    let outcome = attempt.outcome(at: time, definition)
    guard outcome != .none else { return }
    let rep = attempt.rep(endingAt: time, isPartial: outcome == .partial, side: formSide, definition)
    if definition.canRestOnTheWay, !attempt.isFull(definition), rep.hold > RepCounter.longestHold {
      news.append(.rested(rep))
    } else {
      news.append(outcome == .partial ? .partial(rep) : .rep(rep))
    }
  }
}

extension RepCounter.News {
  /// When the repetition or the rest ended, in milliseconds; 0 for `opened` and `interrupted`.
  var end: Int64 {
    switch self {
    case .partial(let rep), .rep(let rep), .rested(let rep): rep.end
    case .opened, .interrupted: 0
    }
  }
}
