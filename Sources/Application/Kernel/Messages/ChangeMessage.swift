/// The reason why a change of the book cannot be undone or redone. Changes are identified by their numbers.
package enum ChangeMessage: MessageContent {
  package static var concern: String { "change" }

  case nothingToUndo
  case noSuchChange(number: Int)
  /// The change `number` is itself an undo: it undid the change `undone`.
  case isUndo(number: Int, undone: Int)
  case takenBackAlready(number: Int)
  case tooOld(number: Int)
  /// The change `number` cannot be undone, because the changes `later` depend on it. They are in chronological order.
  case restedUpon(number: Int, later: [Int])
  /// The change `number` cannot be erased permanently, because it is not an import.
  case notAnImport(number: Int)
  /// The change `number` has deleted data permanently.
  case deletedForGood(number: Int)
  case nothingToRedo
  case notTakenBack(number: Int)
  case changedSince(number: Int, later: Int)
  case restsOnTakenBack(number: Int, earlier: [Int])
}

extension Message {
  package static func change(_ content: ChangeMessage) -> Message { Message(content) }
}
