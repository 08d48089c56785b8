/// Why a change of the book can't be undone or redone. Changes are identified by number.
package enum ChangeMessage: MessageContent {
  package static var concern: String { "change" }

  case nothingToUndo
  case noSuchChange(number: Int)
  /// The change `number` is itself an undo, of the change `undone`.
  case isUndo(number: Int, undone: Int)
  case takenBackAlready(number: Int)
  case tooOld(number: Int)
  /// The change `number` can't be undone, because the changes `later` depend on it; they are in the order made.
  case restedUpon(number: Int, later: [Int])
  /// The change `number` can't be erased for good, since only imports can.
  case notAnImport(number: Int)
  /// The change `number` deleted things for good.
  case deletedForGood(number: Int)
  case nothingToRedo
  case notTakenBack(number: Int)
  case changedSince(number: Int, later: Int)
  case restsOnTakenBack(number: Int, earlier: [Int])
}

extension Message {
  package static func change(_ content: ChangeMessage) -> Message { Message(content) }
}
