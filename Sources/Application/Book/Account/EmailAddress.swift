/// The email address that names an account. Nothing is ever sent to it. Two addresses that differ only in case are
/// equal.
package struct EmailAddress: Hashable, Sendable {
  /// The address as typed, without spaces around it.
  package let text: String

  /// Creates an address; nil unless `written` has the form `name@domain.org`: a name of up to 64 bytes (RFC 5321,
  /// 4.5.3.1.1), and a domain of at least two labels of letters, digits and inner hyphens. Letters of every script are
  /// allowed (RFC 6531).
  package init?(_ written: String) {
    guard written.utf8.count <= EmailAddress.longest else { return nil }
    let text = written.trimmingSpaces
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2, EmailAddress.isName(halves[0]), EmailAddress.isDomain(halves[1]) else { return nil }
    self.text = String(text)
  }

  package static func == (one: EmailAddress, other: EmailAddress) -> Bool {
    one.text.lowercased() == other.text.lowercased()
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text.lowercased())
  }

  /// The maximum length of an address, in bytes (RFC 5321, 4.5.3.1.3).
  private static let longest = 254

  private static func isName(_ name: Substring) -> Bool {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    return (1...64).contains(name.utf8.count)
      && labels.allSatisfy { label in
        !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || "!#$%&'*+-/=?^_`{|}~".contains($0) }
      }
  }

  private static func isDomain(_ domain: Substring) -> Bool {
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2
      && labels.allSatisfy { label in
        (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
          && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...last]
  }
}
