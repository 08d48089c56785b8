/// An action's parameters, which are encoded as a JSON object. A slash in a name means a nested object: `a/b` becomes
/// the member `b` of the object `a`. If the names of all members of an object are numbers, as in `blocks/0/name`, the
/// object is encoded as an array in the order of these numbers.
package struct ActionMembers<Value: Encodable>: Encodable {
  private var members: [String: Member] = [:]

  private indirect enum Member {
    case value(Value)
    case object(ActionMembers)
  }

  package init(_ values: [String: Value]) {
    for (name, value) in values { set(value, at: name.split(separator: "/", maxSplits: 1).map(String.init)) }
  }

  /// Sets the value of a member, which may be nested.
  /// - Parameter path: the member's name or, if the name contains a slash, the two parts before and after the first
  ///   slash.
  private mutating func set(_ value: Value, at path: [String]) {
    guard path.count == 2 else {
      members[path.first ?? ""] = .value(value)
      return
    }
    var inner = ActionMembers([:])
    if case .object(let known)? = members[path[0]] { inner = known }
    inner.set(value, at: path[1].split(separator: "/", maxSplits: 1).map(String.init))
    members[path[0]] = .object(inner)
  }

  package func encode(to encoder: any Encoder) throws {
    let places = members.keys.compactMap { Int($0) }.sorted()
    if !places.isEmpty, places.count == members.count { return try encode(places, to: encoder) }
    var container = encoder.container(keyedBy: Name.self)
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      switch member {
      case .value(let value): try container.encode(value, forKey: Name(stringValue: name))
      case .object(let inner): try container.encode(inner, forKey: Name(stringValue: name))
      }
    }
  }

  private func encode(_ places: [Int], to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for place in places {
      switch members[String(place)] {
      case .value(let value): try container.encode(value)
      case .object(let inner): try container.encode(inner)
      case nil: break
      }
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}
