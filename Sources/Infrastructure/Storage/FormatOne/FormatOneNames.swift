package import KernelDomain

/// What became of the names in a store of format 1, which had one journal for all features and no sections. What is in
/// none of these is refused as damage.
package struct FormatOneNames: Sendable {
  /// Section and kind of the files in a folder, `workouts`.
  package var files: [String: (FeatureID, String)] = [:]
  /// The values that a document of that kind is made of in section `book` now: JSON by kind; nil when it can't be read.
  package var documents: [String: @Sendable (_ value: [UInt8]) -> [String: [UInt8]]?] = [:]
  /// What such a value is where none was set.
  package var defaults: [String: [UInt8]] = [:]
  /// The names of settings now, by what the switches were called.
  package var settings: [String: String] = [:]
  /// Section and kind of what was added under that kind.
  package var additions: [String: (FeatureID, String)] = [:]
  /// The section in which an entry of that kind took another back; its value was the number of that one.
  package var undos: [String: FeatureID] = [:]
  /// Section and name of what was derived.
  package var derived: [String: (FeatureID, String)] = [:]
  /// Section and kind of a note.
  package var notes: [String: (FeatureID, String)] = [:]

  package init() {}
}
