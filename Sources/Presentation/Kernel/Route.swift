import KernelDomain

/// The address of a screen, which can be used as a deep link: `recordbook://swimming/records/freestyle/200?course=lcm`.
package struct Route: Hashable, Sendable {
  /// The components of the path, percent-decoded.
  package var path: [String]
  /// The items of the query, percent-decoded, in the order of the address.
  package var query: [QueryItem]

  package struct QueryItem: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package static let scheme = "recordbook://"
  /// The route of the overview, which is the first screen of the book.
  package static let root = Route()

  package init(path: String..., query: KeyValuePairs<String, String?> = [:]) {
    self.path = path
    self.query = query.compactMap { name, value in value.map { QueryItem(name: name, value: $0) } }
  }
}

extension Route {
  /// Hashes only the last component of the path. Most routes differ in it, and hashing must be fast, because an export
  /// looks up a route for every row of its pages.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(path.last)
  }
}

/// The text of a route. All characters except RFC 3986's unreserved ones (2.3) are percent-encoded.
extension Route: LosslessStringConvertible {
  package var description: String {
    var address = Route.scheme
    for (index, part) in path.enumerated() { address += (index == 0 ? "" : "/") + percentEncoded(part) }
    for (index, item) in query.enumerated() {
      address += (index == 0 ? "?" : "&") + percentEncoded(item.name) + "=" + percentEncoded(item.value)
    }
    return address
  }

  /// Parses an address. Nil if it has a scheme other than `recordbook`, an empty path component (only the root's path
  /// is empty), a query name that is repeated or has no `=`, a fragment, or an invalid percent escape.
  package init?(_ text: String) {
    guard text.hasPrefix(Route.scheme), !text.utf8.contains(UInt8(ascii: "#")) else { return nil }
    let halves = text.dropFirst(Route.scheme.count).split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path: [String] = []
    let parts = halves[0].isEmpty ? [] : halves[0].split(separator: "/", omittingEmptySubsequences: false)
    for part in parts {
      guard !part.isEmpty, let decoded = percentDecoded(part) else { return nil }
      path.append(decoded)
    }
    self.path = path
    self.query = []
    guard halves.count == 2 else { return }
    for item in halves[1].split(separator: "&", omittingEmptySubsequences: false) {
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, let name = percentDecoded(sides[0]), let value = percentDecoded(sides[1]),
        !name.isEmpty, !query.contains(where: { $0.name == name })
      else { return nil }
      query.append(QueryItem(name: name, value: value))
    }
  }
}

extension Route: DescriptionCodable {}

private func percentEncoded(_ text: String) -> String {
  if text.utf8.allSatisfy(isUnreserved) { return text }
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if isUnreserved(byte) {
      bytes.append(byte)
    } else {
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
    UInt8(ascii: "~"):
    true
  default: false
  }
}

/// Decodes percent escapes. Nil if an escape lacks its two hexadecimal digits, or if the result is not valid UTF-8.
private func percentDecoded(_ text: Substring) -> String? {
  var bytes: [UInt8] = []
  var rest = text.utf8[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = rest.popFirst().flatMap(hexDigit), let low = rest.popFirst().flatMap(hexDigit) else {
      return nil
    }
    bytes.append(high << 4 | low)
  }
  return String(validating: bytes, as: UTF8.self)
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
