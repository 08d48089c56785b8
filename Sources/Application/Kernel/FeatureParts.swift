package import KernelDomain

/// The parts that features contribute to the output of one of the book's own use cases, such as what an import changed
/// in each feature. Each part is stored under its feature's id, and its type is one of the feature's own. The book
/// passes the parts on without knowing their types.
///
///     {"swimming":{"records":[…]},"running":{"efforts":[…]}}
package struct FeatureParts: Sendable {
  private(set) var parts: [(feature: FeatureID, content: Content)] = []

  enum Content: Sendable {
    case value(any Codable & Sendable)
    /// A part that another process sent, and that this process has not decoded.
    case encoded(any EncodedPart)
  }

  package init() {}

  package var isEmpty: Bool { parts.isEmpty }
  package var features: [FeatureID] { parts.map(\.feature) }

  package mutating func add(_ value: any Codable & Sendable, of feature: FeatureID) {
    parts.append((feature, .value(value)))
  }

  /// Returns the part that the feature contributed; nil if it contributed none, or if the part can't be decoded as
  /// this type.
  package func part<Value: Codable & Sendable>(of feature: FeatureID, as type: Value.Type = Value.self) -> Value? {
    switch parts.first(where: { $0.feature == feature })?.content {
    case .value(let value): value as? Value
    case .encoded(let part): part.decoded(as: type)
    case nil: nil
    }
  }

  /// Returns the events that all features' parts have caused.
  /// - Parameter changed: whether the book's revision changed during the call.
  package func events(changed: Bool) -> [BookEvent] {
    parts.flatMap { part in
      guard case .value(let value) = part.content else { return [BookEvent]() }
      return (value as? any Announcing)?.events(changed: changed) ?? []
    }
  }
}

/// A value that another process has encoded. It is decoded only if needed.
package protocol EncodedValueSource: Sendable {
  /// Decodes the value; nil if it does not have the form of this type.
  func decoded<Value: Decodable>(as type: Value.Type) -> Value?
}

/// A part that another process has encoded. It can be decoded, or encoded again unchanged.
package protocol EncodedPart: EncodedValueSource, Encodable, Hashable {
  /// Decodes this value as the associated values of the enum case named `name`, and returns that case. Nil if the enum
  /// has no such case, or if the value does not have the form of its associated values.
  func decoded<Value: Decodable>(as type: Value.Type, ofCase name: String) -> Value?
}

/// A decoder that can return a value without decoding it: byte for byte as the sender wrote it.
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

/// A part that another process has encoded. This process can decode it, or encode it again unchanged.
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
