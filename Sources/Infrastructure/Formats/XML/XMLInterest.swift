/// A kind of element that a reader needs. Elements of other kinds are skipped.
package struct XMLInterest: Sendable {
  let name: XMLWord
  /// The name that the elements have.
  package let element: StaticString
  let attribute: XMLWord?
  let values: [XMLWord]

  /// Creates an interest in every element with this name.
  package init(_ name: StaticString) {
    self.name = XMLWord(name)
    element = name
    self.attribute = nil
    self.values = []
  }

  /// Creates an interest in the elements with this name whose attribute has one of these values. References in the
  /// attribute are not decoded. Matching is fastest if the attribute is the first one in the tag.
  package init(_ name: StaticString, where attribute: StaticString, isOneOf values: [StaticString]) {
    self.name = XMLWord(name)
    element = name
    self.attribute = XMLWord(attribute)
    self.values = values.map { XMLWord($0) }
  }
}

extension XMLInterest {
  private init(joining interests: [XMLInterest]) {
    name = interests[0].name
    element = interests[0].element
    let attributes = Set(interests.map { $0.attribute?.description })
    attribute = attributes.count == 1 ? interests[0].attribute : nil
    values = attribute == nil ? [] : interests.flatMap(\.values)
  }

  /// Combines the interests of several readers into one interest for each element name. Together, these cover every
  /// element that any of the readers needs, and possibly others.
  static func joined(_ interests: [XMLInterest]) -> [XMLInterest] {
    var names: [String] = []
    for interest in interests where !names.contains(interest.name.description) {
      names.append(interest.name.description)
    }
    return names.map { name in XMLInterest(joining: interests.filter { $0.name.description == name }) }
  }
}

/// What the first bytes of markup reveal about whether it is an element of interest.
enum XMLPrefixMatch {
  case needsMore
  case unwanted
  case wanted
}

extension XMLInterest {
  /// Whether the element is of this kind, so that the reader needs it.
  func wants(_ element: XMLElement) -> Bool {
    guard element.name.equals(name) else { return false }
    guard let attribute else { return true }
    guard let value = element.written(attribute) else { return false }
    return values.contains { value.equals($0) }
  }

  /// Examines a start tag, beginning with its name at the first byte of the buffer. Examines only the name and the
  /// first attribute; if these are not conclusive, the whole tag must be parsed. Examines the bytes in order, so that
  /// it never reads beyond the end of the tag.
  @inline(__always)
  func match(_ bytes: UnsafeRawBufferPointer) -> XMLPrefixMatch {
    let length = name.count
    if let verdict = bytes.compare(name, at: 0) { return verdict }
    guard bytes.count > length else { return .needsMore }
    guard bytes[length].endsXMLName else { return .unwanted }
    guard let attribute, bytes[length].isXMLSpace else { return .wanted }
    switch bytes.compare(attribute, at: length + 1) {
    case .needsMore: return .needsMore
    case .unwanted, .wanted: return .wanted
    case nil: break
    }
    let equals = length + 1 + attribute.count
    guard bytes.count > equals else { return .needsMore }
    guard bytes[equals] == UInt8(ascii: "=") else { return .wanted }
    guard bytes.count > equals + 1 else { return .needsMore }
    let quote = bytes[equals + 1]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return .wanted }
    return match(bytes, value: equals + 2, quote)
  }

  @inline(__always)
  private func match(_ bytes: UnsafeRawBufferPointer, value: Int, _ quote: UInt8) -> XMLPrefixMatch {
    var verdict = XMLPrefixMatch.unwanted
    for wanted in values {
      let end = value + wanted.count
      if end < bytes.count {
        // Few values have the same length, so the position of the closing quote alone rules out nearly all of them.
        if bytes[end] == quote, bytes.compare(wanted, at: value) == nil { return .wanted }
      } else if bytes.compare(wanted, at: value) != .unwanted {
        verdict = .needsMore
      }
    }
    return verdict
  }
}
