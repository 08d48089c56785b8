/// Recognises that a frame shows a different person than the frames before, by the position of the hips and the length
/// of the torso.
struct PersonCheck: Sendable {
  /// The maximum time between two frames for the person in them to be compared, in milliseconds. After a longer gap,
  /// any person is accepted.
  static let memory: Int64 = 1_000
  static let leastVisibility = 0.5
  /// How far the hips of one person may move between two frames, in torso lengths. One torso length is added for each
  /// second between the frames.
  static let leap = 1.2
  /// The valid range of the torso's length, as a ratio of its previous length.
  static let lengths = 0.5...2.0

  private struct Body {
    var x, y: Double
    var torso: Double?
  }

  private var last: (time: Int64, x: Double, y: Double, torso: Double)?

  /// Whether the points belong to a different person than the points most recently stored by `take`.
  func isOther(_ points: Span<PosePoint>, at time: Int64, width: Double, height: Double) -> Bool {
    guard let last, time - last.time <= PersonCheck.memory else { return false }
    guard let body = PersonCheck.body(points, width, height) else { return false }
    let (x, y) = (body.x - last.x, body.y - last.y)
    let seconds = Double(time - last.time) / 1_000
    if (x * x + y * y).squareRoot() > (PersonCheck.leap + seconds) * last.torso { return true }
    return body.torso.map { !PersonCheck.lengths.contains($0 / last.torso) } ?? false
  }

  /// Stores the points of a frame for later comparisons.
  mutating func take(_ points: Span<PosePoint>, at time: Int64, width: Double, height: Double) {
    guard let body = PersonCheck.body(points, width, height), let torso = body.torso, torso > 0 else { return }
    last = (time, body.x, body.y, torso)
  }

  private static func body(_ points: Span<PosePoint>, _ width: Double, _ height: Double) -> Body? {
    let leftHip = point(points[Joint.hip.index(.left)], width, height)
    let rightHip = point(points[Joint.hip.index(.right)], width, height)
    let left = torso(leftHip, point(points[Joint.shoulder.index(.left)], width, height))
    let right = torso(rightHip, point(points[Joint.shoulder.index(.right)], width, height))
    guard let hips = mean(leftHip?.x, rightHip?.x), let y = mean(leftHip?.y, rightHip?.y) else { return nil }
    return Body(x: hips, y: y, torso: mean(left, right))
  }

  /// Returns a point in pixels; nil if it is not visible enough.
  private static func point(_ point: PosePoint, _ width: Double, _ height: Double) -> (x: Double, y: Double)? {
    let (x, y) = (point.x * width, point.y * height)
    return point.visibility >= leastVisibility && x.isFinite && y.isFinite ? (x, y) : nil
  }

  private static func torso(_ hip: (x: Double, y: Double)?, _ shoulder: (x: Double, y: Double)?) -> Double? {
    guard let hip, let shoulder else { return nil }
    let (x, y) = (hip.x - shoulder.x, hip.y - shoulder.y)
    return (x * x + y * y).squareRoot()
  }

  private static func mean(_ a: Double?, _ b: Double?) -> Double? {
    switch (a, b) {
    case (let a?, let b?): Pose.finite((a + b) / 2)
    case (let one?, nil), (nil, let one?): one
    case (nil, nil): nil
    }
  }
}
