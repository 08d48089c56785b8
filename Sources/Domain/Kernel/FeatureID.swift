/// The internal name of a feature, such as `swimming`. The names of the feature's methods, routes and events start with
/// it. The feature's section and folder in the store are named after it. The profile, the settings and access, which do
/// not belong to any feature, use the id `book`.
package struct FeatureID: Hashable, Sendable {
  package let name: String

  /// Creates an id from a string literal. Traps if the name is invalid.
  /// - Parameter name: 1 to 32 lower-case letters from `a` to `z`.
  package init(_ name: StaticString) {
    self.init(unchecked: "\(name)")
    precondition(FeatureID.isValid(self.name.utf8), "\(name) is no name of a feature")
  }

  /// Creates an id from text that is read at run time, such as the content of a file. Nil unless the text consists of 1
  /// to 32 letters from `a` to `z`.
  package init?(_ text: String) {
    guard FeatureID.isValid(text.utf8) else { return nil }
    self.init(unchecked: text)
  }

  private init(unchecked name: String) { self.name = name }

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
