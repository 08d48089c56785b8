import KernelDomain

/// A route to draw on a map with north at the top. A screen with a map always also contains a table that describes the
/// route in numbers. The `label` of the map's element says how far the route extends.
package struct RouteMap: Codable, Hashable, Sendable {
  /// The route as one or more unbroken lines, in chronological order.
  package var lines: [[Position]]
  package var marks: [Mark]
  /// The scale bar, which represents a round distance.
  package var bar: Bar

  package init(_ lines: [[Position]], marks: [Mark], bar: Bar) {
    self.lines = lines
    self.marks = marks
    self.bar = bar
  }

  /// A position on earth, in units of 1e-7 degrees. It is encoded as an array of latitude and longitude:
  /// `[500755000,144378000]`.
  package struct Position: Hashable, Sendable {
    /// The latitude in units of 1e-7 degrees, positive north of the equator.
    package let latitude: Int32
    /// The longitude in units of 1e-7 degrees, positive east of Greenwich.
    package let longitude: Int32

    package init(_ latitude: Int32, _ longitude: Int32) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// A marked position, such as the start.
  package struct Mark: Codable, Hashable, Sendable {
    package var kind: Kind
    package var at: Position
    /// The number of the kilometre or mile that ends at this mark, or of the message that was heard there; nil for other
    /// kinds of marks.
    package var number: Int?

    package init(_ kind: Kind, _ at: Position, number: Int? = nil) {
      self.kind = kind
      self.at = at
      self.number = number
    }

    package enum Kind: String, CaseIterable, Codable, Sendable {
      case start
      case end
      /// The runner's current position.
      case here
      /// The position at which a kilometre or mile is completed.
      case kilometre
      /// The position at which the runner heard a friend's message.
      case voice
    }
  }

  package struct Bar: Codable, Hashable, Sendable {
    package var lengthMillimetres: Int
    /// The distance that the scale bar represents, as text, such as `500 m`.
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
