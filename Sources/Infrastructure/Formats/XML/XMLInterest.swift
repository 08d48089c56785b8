/// An element that a reader of a document wants to see; everything else is skimmed over.
package struct XMLInterest: Sendable {
  let name: StaticString
  let attribute: StaticString?
  let values: [StaticString]

  /// Every element of that name.
  package init(_ name: StaticString) {
    self.name = name
    self.attribute = nil
    self.values = []
  }

  /// Only elements of that name whose attribute has one of these values. Values are compared as
  /// written. Cheapest where the attribute comes first.
  package init(_ name: StaticString, where attribute: StaticString, isOneOf values: [StaticString]) {
    self.name = name
    self.attribute = attribute
    self.values = values
  }
}

/// What the first bytes of a piece of markup tell of it.
enum XMLGlance {
  case needsMore
  case unwanted
  case wanted
}

extension XMLInterest {
  /// Whether the element is one of these.
  func wants(_ element: XMLElement) -> Bool {
    guard element.name.equals(name) else { return false }
    guard let attribute else { return true }
    return values.contains { element.hasWritten(attribute, $0) }
  }

  /// Whether the start tag whose name begins at the buffer's first byte is the one wanted.
  func glance(_ bytes: UnsafeRawBufferPointer) -> XMLGlance {
    let length = name.utf8CodeUnitCount
    if let verdict = bytes.compare(name, at: 0) { return verdict }
    guard bytes.count > length else { return .needsMore }
    let next = bytes[length]
    guard next.isXMLSpace || next == UInt8(ascii: ">") || next == UInt8(ascii: "/") else { return .unwanted }
    guard let attribute, next.isXMLSpace else { return .wanted }
    return glance(bytes, attribute, at: length + 1)
  }

  /// Judges by the first attribute where it is the one that decides; any other order is left to the whole tag.
  private func glance(_ bytes: UnsafeRawBufferPointer, _ attribute: StaticString, at start: Int) -> XMLGlance {
    switch bytes.compare(attribute, at: start) {
    case .needsMore: return .needsMore
    case .unwanted, .wanted: return .wanted
    case nil: break
    }
    // One byte after another: none may be looked at beyond the tag's end.
    let equals = start + attribute.utf8CodeUnitCount
    guard bytes.count > equals else { return .needsMore }
    guard bytes[equals] == UInt8(ascii: "=") else { return .wanted }
    let value = equals + 2
    guard bytes.count >= value else { return .needsMore }
    let quote = bytes[value - 1]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return .wanted }
    var verdict = XMLGlance.unwanted
    for wanted in values {
      switch bytes.compare(wanted, at: value) {
      case nil: return .wanted
      case .needsMore: verdict = .needsMore
      default: break
      }
    }
    return verdict
  }
}

extension UnsafeRawBufferPointer {
  /// Nil when the text stands there whole.
  @inline(__always)
  fileprivate func compare(_ text: StaticString, at start: Int) -> XMLGlance? {
    let length = text.utf8CodeUnitCount
    let available = Swift.min(length, count - start)
    for index in 0..<Swift.max(0, available) where self[start + index] != text.utf8Start[index] { return .unwanted }
    return available == length ? nil : .needsMore
  }
}
