package import KernelApplication
package import KernelDomain
package import Storage

/// Describes, undoes and redoes the changes of a feature's section.
package protocol SectionChanges: Sendable {
  var section: FeatureID { get }

  /// Returns the feature's description of a change for the user; nil if the change is not to be shown or undone.
  func part(of change: RecordedChange) -> (any Codable & Sendable)?

  /// Undoes a change as part of a transaction.
  /// - Parameters:
  ///   - number: the number of the change to undo. If that change is itself an undo, this redoes the original change.
  ///   - change: the change to describe to the user, which is the one that is undone or redone.
  /// - Returns: the feature's report of how that changed the section; nil if it reports nothing.
  func undo(
    _ numbers: [Int], describing change: RecordedChange, in transaction: inout Transaction
  ) throws(Failure) -> (any Codable & Sendable)?
}
