package import KernelApplication
package import StrengthDomain

/// Frames of poses as a program streams them: `[{"t":83907,"p":[[0.528,0.402,0,0.95], … 33 of them]},{"t":83940,"p":null}]`.
/// The numbers go right to their place in the list.
package struct PoseFrames: Codable, Hashable, Sendable {
  package private(set) var frames: [PoseFrame] = []

  package init(_ frames: [PoseFrame]) {
    self.frames = frames
  }

  private enum Key: String, CodingKey {
    case time = "t"
    case points = "p"
  }

  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    frames.reserveCapacity(min(list.count ?? 0, AddPoses.Input.mostFrames))
    while !list.isAtEnd {
      frames.append(PoseFrame())
      try PoseFrames.read(list.superDecoder(), into: &frames[frames.count - 1])
    }
  }

  private static func read(_ decoder: any Decoder, into frame: inout PoseFrame) throws {
    let container = try decoder.container(keyedBy: Key.self)
    frame.time = try container.decode(Int64.self, forKey: .time)
    frame.isEmpty = try container.decodeNil(forKey: .points)
    if frame.isEmpty { return }
    guard let decoder = try container.superDecoder(forKey: .points) as? any QuadsDecoder else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "points can't be read from this"))
    }
    try decoder.quads(frame.points.count) { row, numbers in
      frame.points[row] = PosePoint(x: numbers[0], y: numbers[1], visibility: numbers[3])
      return PosePoint.visibilities.contains(numbers[3]) ? nil : (3, .json(.notWithin(least: "0", most: "1")))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for frame in frames {
      var container = list.nestedContainer(keyedBy: Key.self)
      try container.encode(frame.time, forKey: .time)
      if frame.isEmpty {
        try container.encodeNil(forKey: .points)
      } else {
        let points = frame.points.indices.map { frame.points[$0] }
        try container.encode(points.map { [$0.x, $0.y, 0, $0.visibility] }, forKey: .points)
      }
    }
  }

  package static func == (a: PoseFrames, b: PoseFrames) -> Bool {
    a.frames.elementsEqual(b.frames) { $0.isSame(as: $1) }
  }

  package func hash(into hasher: inout Hasher) {
    for frame in frames { hasher.combine(frame.time) }
  }
}

extension PoseFrame {
  fileprivate func isSame(as other: PoseFrame) -> Bool {
    guard time == other.time, isEmpty == other.isEmpty else { return false }
    return isEmpty || points.indices.allSatisfy { points[$0] == other.points[$0] }
  }
}

extension PoseFrames {
  package static var schema: Schema {
    Schema(
      "PoseFrames", "What a camera saw, in order of time; at most 64 frames.",
      .list({ frame }, count: nil),
      examples: [#"[{"t":83940,"p":null}]"#])
  }

  private static var frame: Schema {
    Schema(
      "PoseFrame", "What a camera saw at one time.",
      [
        .init("t", .integer, "When, from any beginning.", unit: .milliseconds),
        .init(
          "p", .either(Schema(.nothing), Schema(.list({ point }, count: 33))),
          "The 33 points of a body in the order of MediaPipe and ML Kit; null when nobody is seen."),
      ])
  }

  private static var point: Schema {
    Schema(
      "PosePoint",
      "x and y as parts of the picture's width and height, downwards from the upper left corner; z, which is not used; and "
        + "how sure it is that the point can be seen, 0 to 1.",
      .list({ Schema(.number(nil), unit: .of("parts")) }, count: 4))
  }
}
