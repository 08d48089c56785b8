/// A picture of numbers. The same numbers always stand in a table beside it, and `label` of its element says in words
/// what is to be seen.
package struct Chart: Codable, Hashable, Sendable {
  package var kind: Kind
  /// In order of `x`.
  package var points: [Point]

  package init(_ kind: Kind, _ points: [Point]) {
    self.kind = kind
    self.points = points
  }

  package enum Kind: String, Codable, Sendable {
    /// Attempts as dots, and the best so far as a step line; less is better. `x` are days.
    case progress
    /// A year, a square a day, larger where there was more. `x` are days.
    case calendar
    /// One value after the other, joined.
    case line
  }

  package struct Point: Codable, Hashable, Sendable {
    /// Days since 1970-01-01, or the number of what is counted.
    package var x: Int
    package var y: Int
    /// As people read them.
    package var xText: String
    package var yText: String

    package init(x: Int, y: Int, xText: String, yText: String) {
      self.x = x
      self.y = y
      self.xText = xText
      self.yText = yText
    }
  }
}

extension Chart {
  /// The points that were better than all before them.
  package var best: [Point] {
    var best: [Point] = []
    for point in points where best.last.map({ point.y < $0.y }) ?? true { best.append(point) }
    return best
  }

  var lowest: Point? { points.min { $0.y < $1.y } }
  var highest: Point? { points.max { $0.y < $1.y } }

  /// From the first to the last point; from 0 to 0 where there is none.
  var xs: ClosedRange<Int> { (points.first?.x ?? 0)...(points.last?.x ?? 0) }
  /// From the lowest to the highest point; likewise.
  var ys: ClosedRange<Int> { (lowest?.y ?? 0)...(highest?.y ?? 0) }

  /// Where a value lies between the least and the greatest of an axis, in so many steps; in the middle where all are
  /// the same.
  static func place(_ value: Int, in axis: ClosedRange<Int>, steps: Int) -> Int {
    let length = axis.upperBound - axis.lowerBound
    guard length > 0 else { return steps / 2 }
    return ((value - axis.lowerBound) * steps * 2 + length) / (length * 2)
  }
}
