import KernelDomain

/// A route as seen from above, north up. Beside it always stands a table that tells the same way in numbers, and `label`
/// of its element says in words how far it reaches.
package struct RouteMap: Codable, Hashable, Sendable {
  /// Unbroken parts of the way, in the order walked.
  package var lines: [[Position]]
  package var marks: [Mark]
  /// A round length to compare with.
  package var bar: Bar

  package init(_ lines: [[Position]], marks: [Mark], bar: Bar) {
    self.lines = lines
    self.marks = marks
    self.bar = bar
  }

  /// A place on earth in 1e-7 degrees, coded as its latitude and longitude: `[500755000,144378000]`.
  package struct Position: Hashable, Sendable {
    /// To the north.
    package let latitude: Int32
    /// To the east.
    package let longitude: Int32

    package init(_ latitude: Int32, _ longitude: Int32) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// A place that is marked.
  package struct Mark: Codable, Hashable, Sendable {
    package var kind: Kind
    package var at: Position
    /// Of a kilometre or mile: which one. Left out elsewhere.
    package var number: Int?

    package init(_ kind: Kind, _ at: Position, number: Int? = nil) {
      self.kind = kind
      self.at = at
      self.number = number
    }

    package enum Kind: String, CaseIterable, Codable, Sendable {
      case start
      case end
      /// The runner's current place.
      case here
      /// Where a whole kilometre or mile is done.
      case kilometre
    }
  }

  package struct Bar: Codable, Hashable, Sendable {
    package var lengthMillimetres: Int
    /// As people read it: `500 m`.
    package var text: String

    package init(_ lengthMillimetres: Int, _ text: String) {
      self.lengthMillimetres = lengthMillimetres
      self.text = text
    }
  }
}

extension RouteMap.Position: Codable {
  package init(from decoder: any Decoder) throws {
    var both = try decoder.unkeyedContainer()
    self.init(try both.decode(Int32.self), try both.decode(Int32.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var both = encoder.unkeyedContainer()
    try both.encode(latitude)
    try both.encode(longitude)
  }
}
