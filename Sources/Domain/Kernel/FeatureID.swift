/// The name of a feature, such as `swimming`. The names of the feature's methods, routes and events begin with it, and
/// its section and folder in the store are named after it. The id `book` names what belongs to no feature: profile,
/// settings and access.
package struct FeatureID: Hashable, Sendable {
  package let name: String

  /// Creates an id from a name in the source code; an invalid name stops the program.
  /// - Parameter name: 1 to 32 small letters, `a` to `z`.
  package init(_ name: StaticString) {
    self.init(unchecked: "\(name)")
    precondition(FeatureID.isValid(self.name.utf8), "\(name) is no name of a feature")
  }

  /// Creates an id from text that may come from a file; nil unless the text is 1 to 32 letters from `a` to `z`.
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
