/// The name of a feature, `swimming`: it begins the feature's methods, routes and events, and names its section of the
/// store and its folder there. One more, `book`, names what belongs to no feature: profile, settings, access.
package struct FeatureID: Hashable, Sendable {
  package let name: String

  /// - Parameter name: small letters `a` to `z`, at least one.
  package init(_ name: StaticString) {
    self.init(unchecked: "\(name)")
    precondition(FeatureID.isValid(self.name.utf8), "\(name) is no name of a feature")
  }

  /// Nil for anything but small letters, as a name that was read from a file may hold anything.
  package init?(_ text: String) {
    guard FeatureID.isValid(text.utf8) else { return nil }
    self.init(unchecked: text)
  }

  private init(unchecked name: String) {
    self.name = name
  }

  private static func isValid(_ name: String.UTF8View) -> Bool {
    !name.isEmpty && name.count <= 32 && name.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  package static let book = FeatureID("book" as StaticString)
}

extension FeatureID: Comparable {
  package static func < (one: FeatureID, other: FeatureID) -> Bool {
    one.name < other.name
  }
}

extension FeatureID: CustomStringConvertible {
  package var description: String { name }
}
