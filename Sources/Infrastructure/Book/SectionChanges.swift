package import KernelApplication
package import KernelDomain
package import Storage

/// Describes, undoes and redoes the changes in a feature's section.
package protocol SectionChanges: Sendable {
  var section: FeatureID { get }

  /// Returns the feature's description of a change for the user; nil if the change is neither shown nor undoable.
  func part(of change: RecordedChange) -> (any Codable & Sendable)?

  /// Undoes changes as part of a transaction.
  /// - Parameters:
  ///   - numbers: the numbers of the changes to undo. If one of them is itself an undo, the change that it undid is
  ///     redone.
  ///   - change: the change to describe to the user, which is the one that is undone or redone.
  /// - Returns: the feature's report of how the section has changed; nil if it reports nothing.
  func undo(
    _ numbers: [Int], describing change: RecordedChange, in transaction: inout Transaction
  ) throws(Failure) -> (any Codable & Sendable)?
}
