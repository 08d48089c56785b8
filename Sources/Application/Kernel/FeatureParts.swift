package import KernelDomain

/// What a feature gives to an answer of the book, such as what an import did to its section: a value of the feature's own
/// type, which the book passes on unseen, and which is told apart by the feature's id.
///
///     {"swimming":{"records":[…]},"running":{"efforts":[…]}}
package struct FeatureParts: Sendable {
  private(set) var parts: [(feature: FeatureID, content: Content)] = []

  enum Content: Sendable {
    case value(any Codable & Sendable)
    /// From another process.
    case encoded(any EncodedPart)
  }

  package init() {}

  package var isEmpty: Bool { parts.isEmpty }
  package var features: [FeatureID] { parts.map(\.feature) }

  package mutating func add(_ value: any Codable & Sendable, of feature: FeatureID) {
    parts.append((feature, .value(value)))
  }

  /// What a feature gave; nil where it gave nothing, or something that this version can't read.
  package func part<Value: Codable & Sendable>(of feature: FeatureID, as type: Value.Type = Value.self) -> Value? {
    switch parts.first(where: { $0.feature == feature })?.content {
    case .value(let value): value as? Value
    case .encoded(let part): part.decoded(as: type)
    case nil: nil
    }
  }

  /// Every event that the parts announce.
  package func events(changed: Bool) -> [BookEvent] {
    parts.flatMap { part in
      guard case .value(let value) = part.content else { return [BookEvent]() }
      return (value as? any Announcing)?.events(changed: changed) ?? []
    }
  }
}

/// A value as another process wrote it.
package protocol EncodedValueSource: Sendable {
  /// Nil where it is no such value.
  func decoded<Value: Decodable>(as type: Value.Type) -> Value?
}

/// A part as another process wrote it, to be passed on.
package protocol EncodedPart: EncodedValueSource, Encodable, Hashable {
  /// The case of that name of an enum, of which this is what varies; nil where there is no such case, or it is something
  /// else.
  func decoded<Value: Decodable>(as type: Value.Type, ofCase name: String) -> Value?
}

/// A decoder that hands over a value as it was written.
package protocol PartDecoder {
  func part() throws -> any EncodedPart
}

extension FeatureParts: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: MemberName.self)
    for name in container.allKeys {
      guard let feature = FeatureID(name.stringValue) else { continue }
      parts.append((feature, .encoded(try container.decode(UndecodedPart.self, forKey: name).part)))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MemberName.self)
    for part in parts {
      let name = MemberName(part.feature.name)
      switch part.content {
      case .value(let value): try value.encode(to: container.superEncoder(forKey: name))
      case .encoded(let part): try part.encode(to: container.superEncoder(forKey: name))
      }
    }
  }
}

/// A value that is kept as it was written.
package struct UndecodedPart: Decodable {
  package let part: any EncodedPart

  package init(from decoder: any Decoder) throws {
    guard let decoder = decoder as? any PartDecoder else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "a part can't be taken as it is written"))
    }
    part = try decoder.part()
  }
}
