package import KernelApplication
package import StrengthDomain

/// Camera frames with the points of a person's body, in the form in which a program sends them:
/// `[{"t":83907,"p":[[0.528,0.402,0,0.95], … 33 of them]},{"t":83940,"p":null}]`. Decoding puts the points of all
/// frames into one array. The analyser reads a range of that array for each frame, so that no points are copied.
package struct PoseFrames: Codable, Hashable, Sendable {
  package static let schema = Schema(
    "PoseFrames", "Frames from a camera, in order of time, at most 64.",
    .list({ frame }, count: nil),
    examples: [#"[{"t":83940,"p":null}]"#])

  /// The time of a frame, and the position of its points in the array of all points.
  package struct Moment: Hashable, Sendable {
    /// The frame's time in milliseconds since an arbitrary but fixed start.
    package let time: Int64
    /// The index of the frame's first point; nil if nobody is visible.
    package let first: Int?

    package init(time: Int64, first: Int?) {
      self.time = time
      self.first = first
    }
  }

  package private(set) var moments: [Moment] = []
  /// The points of all frames in which somebody is visible, 33 per frame.
  package private(set) var points: [PosePoint] = []

  package static let pointsInFrame = 33

  /// Creates frames.
  /// - Parameter points: 33 points for each moment whose `first` is not nil.
  package init(_ moments: [Moment], points: [PosePoint]) {
    self.moments = moments
    self.points = points
  }

  package init(_ frames: [PoseFrame]) {
    for frame in frames {
      moments.append(Moment(time: frame.time, first: frame.isEmpty ? nil : points.count))
      if !frame.isEmpty { points += frame.points.indices.map { frame.points[$0] } }
    }
  }

  /// Returns the indices of a frame's points; empty if nobody is visible.
  func points(of moment: Moment) -> Range<Int> {
    moment.first.map { $0..<$0 + PoseFrames.pointsInFrame } ?? 0..<0
  }

  private enum Key: String, CodingKey {
    case time = "t"
    case points = "p"
  }

  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let count = min(list.count ?? 0, AddPoses.Input.mostFrames)
    moments.reserveCapacity(count)
    points.reserveCapacity(count * PoseFrames.pointsInFrame)
    while !list.isAtEnd { try add(list.superDecoder()) }
  }

  private mutating func add(_ decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let time = try container.decode(Int64.self, forKey: .time)
    if try container.decodeNil(forKey: .points) { return moments.append(Moment(time: time, first: nil)) }
    guard let decoder = try container.superDecoder(forKey: .points) as? any QuadsDecoder else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "points can't be read from this"))
    }
    moments.append(Moment(time: time, first: points.count))
    try decoder.quads(PoseFrames.pointsInFrame) { _, numbers in
      points.append(PosePoint(x: numbers[0], y: numbers[1], visibility: numbers[3]))
      return PosePoint.visibilities.contains(numbers[3]) ? nil : (3, .json(.notWithin(least: "0", most: "1")))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for moment in moments {
      var container = list.nestedContainer(keyedBy: Key.self)
      try container.encode(moment.time, forKey: .time)
      if moment.first != nil {
        try container.encode(points[points(of: moment)].map { [$0.x, $0.y, 0, $0.visibility] }, forKey: .points)
      } else {
        try container.encodeNil(forKey: .points)
      }
    }
  }
}

extension PoseFrames {
  private static var frame: Schema {
    Schema(
      "PoseFrame", "The landmarks that a camera saw at one time.",
      [
        .init("t", .integer, "The time in milliseconds, from any starting point.", unit: .milliseconds),
        .init(
          "p", .either(Schema(.nothing), Schema(.list({ point }, count: 33))),
          "The 33 landmarks of a body in the order of MediaPipe and ML Kit; null if nobody is visible."),
      ])
  }

  private static var point: Schema {
    Schema(
      "PosePoint",
      """
      The x and y as parts of the picture's width and height, from the upper left corner; z, which is not \
      used; and the probability, 0 to 1, that the point is visible.
      """,
      .list({ Schema(.number(nil), unit: .of("parts")) }, count: 4))
  }
}
