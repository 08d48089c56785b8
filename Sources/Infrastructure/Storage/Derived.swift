/// What was worked out from a store, and its small documents.
package struct Derived: Sendable {
  /// The latest of each kind of document that the journal keeps: JSON by kind.
  package let documents: [String: [UInt8]]
  /// Those that were committed together with files.
  package let notes: [String: [UInt8]]
  /// What features derived: JSON by name.
  package let values: [String: [UInt8]]
}
