/// An attempt at a repetition. It begins at the last frame before the extent rises above `FormDefinition.leave`.
struct RepAttempt: Sendable {
  /// The longest duration of an attempt, in milliseconds; a longer one is interrupted. `shortest` is the shortest
  /// duration of an attempt that counts.
  static let longest: Int64 = 20_000
  static let shortest: Int64 = 350
  static let leastCounted = 2
  static let leastCountedSpan: Int64 = 100
  /// The part of the attempt's greatest extent, from 0 to 1, that a frame must reach to belong to the top of the
  /// movement.
  static let top = 0.9

  /// The values measured in one frame. A value is NaN if a joint that it needs is not usable. The values reported for a
  /// repetition are the medians over the frames at its top.
  struct Frame: Sendable {
    let time: Int64
    let extent: Double
    let angle: Double
    /// The horizontal distance between the shoulders, as a ratio of the torso's length.
    let width: Double
    let measures: InlineArray<4, Double>
  }

  enum Outcome: Sendable { case none, partial, rep }

  private(set) var start: Int64
  private var peak = (extent: -Double.infinity, time: Int64(0))
  private var counted: (first: Int64, last: Int64, frames: Int)?
  private var relied = (sum: 0.0, count: 0)
  /// The frames whose extent is near the greatest extent so far. If the extent rises further, some of them may turn out
  /// not to belong to the top of the movement.
  private var frames: [Frame] = []

  /// The capacity of the attempt's buffer, by which tests check that it does not grow.
  var capacity: Int { frames.capacity }

  init() {
    start = 0
    frames.reserveCapacity(1_024)
  }

  /// Begins a new attempt, reusing the buffer of the previous one.
  mutating func begin(at start: Int64) {
    self.start = start
    peak = (-.infinity, 0)
    counted = nil
    relied = (0, 0)
    frames.removeAll(keepingCapacity: true)
  }

  mutating func add(
    _ extent: Double, at time: Int64, _ pose: borrowing Pose, side: BodySide, _ definition: FormDefinition
  ) {
    for joint in definition.relied {
      relied.sum += pose.betterVisibility(joint)
      relied.count += 1
    }
    if extent > peak.extent { peak = (extent, time) }
    if extent >= definition.count {
      counted = (counted?.first ?? time, time, (counted?.frames ?? 0) + 1)
    }
    guard extent >= RepAttempt.top * peak.extent else { return }
    if frames.count == frames.capacity { removeBelowTop() }
    frames.append(RepAttempt.frame(extent, at: time, pose, side: side, definition))
  }

  private mutating func removeBelowTop() {
    let least = RepAttempt.top * peak.extent
    frames.removeAll { $0.extent < least }
  }

  private static func frame(
    _ extent: Double, at time: Int64, _ pose: borrowing Pose, side: BodySide, _ definition: FormDefinition
  ) -> Frame {
    var measures = InlineArray<4, Double>(repeating: .nan)
    for index in definition.findings.indices {
      measures[index] = definition.findings[index].measure(pose) ?? .nan
    }
    let joints = definition.angle
    var angle = pose.angle(joints.0, joints.1, joints.2, side)
    if definition.counters == .one, let right = pose.angle(joints.0, joints.1, joints.2, .right) {
      angle = min(right, angle ?? right)
    }
    return Frame(
      time: time, extent: extent, angle: angle ?? .nan, width: pose.shoulderWidth ?? .nan, measures: measures)
  }

  func isFull(_ definition: FormDefinition) -> Bool { peak.extent >= definition.full }

  func outcome(at time: Int64, _ definition: FormDefinition) -> Outcome {
    guard peak.extent >= definition.partial, time - start >= RepAttempt.shortest else { return .none }
    guard let counted, counted.frames >= RepAttempt.leastCounted,
      counted.last - counted.first >= RepAttempt.leastCountedSpan
    else { return .partial }
    return .rep
  }

  /// Creates the repetition from this attempt, which has ended.
  /// - Parameter isPartial: whether the attempt is reported as partial instead of counted.
  mutating func rep(endingAt end: Int64, isPartial: Bool, side: FormSide, _ definition: FormDefinition) -> FormRep {
    removeBelowTop()
    let first = frames.first?.time ?? peak.time
    let last = frames.last?.time ?? peak.time
    let view = FormView(width: median { $0.width })
    let down = first - start
    return FormRep(
      start: start, peak: peak.time, end: end, percent: wholeNumber(100 * peak.extent), side: side, down: down,
      hold: last - first, up: end - last, view: view, angle: median { $0.angle }.map(wholeNumber) ?? 0,
      findings: isPartial ? [.partial] : findings(down: down, view: view, definition),
      confidence: wholeNumber(100 * relied.sum / Double(max(1, relied.count))))
  }

  private func findings(down: Int64, view: FormView, _ definition: FormDefinition) -> [FormFinding] {
    var found: [FormFinding] = []
    if peak.extent < definition.full { found.append(.shallow) }
    for (index, rule) in definition.findings.enumerated() where rule.views.contains(view) {
      if let median = median({ $0.measures[index] }), rule.isFound(median) { found.append(rule.finding) }
    }
    if let fast = definition.fastDown, down < fast { found.append(.fast) }
    return found
  }

  /// Returns the median of the values that `measure` returns for the frames at the top; nil if all of them are NaN.
  private func median(_ measure: (Frame) -> Double) -> Double? {
    let known = frames.map(measure).filter { !$0.isNaN }.sorted()
    return known.isEmpty ? nil : known.sortedMedian
  }
}

/// Rounds to the nearest whole number, halves up; returns 0 for NaN and infinity.
func wholeNumber(_ number: Double) -> Int {
  guard number.isFinite else { return 0 }
  return Int(max(-1e15, min(1e15, (number + 0.5).rounded(.down))))
}

extension FormView {
  static let greatestSide = 0.30
  static let leastFront = 0.55

  /// Determines the view from the horizontal distance between the shoulders.
  /// - Parameter width: that distance, as a ratio of the torso's length; nil if both shoulders are visible in no frame.
  init(width: Double?) {
    self =
      switch width {
      case nil: .side
      case let width? where width < FormView.greatestSide: .side
      case let width? where width > FormView.leastFront: .front
      default: .oblique
      }
  }
}
