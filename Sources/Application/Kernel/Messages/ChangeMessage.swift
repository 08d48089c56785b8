/// Why a change can't be taken back, or made again. Changes are told by their numbers.
package enum ChangeMessage: MessageContent {
  package static var concern: String { "change" }

  case nothingToUndo
  case noSuchChange(number: Int)
  /// It took one back itself.
  case isUndo(number: Int, undone: Int)
  case takenBackAlready(number: Int)
  case tooOld(number: Int)
  /// - later: in order
  case restedUpon(number: Int, later: [Int])
  /// Only what an import brought can be erased.
  case notAnImport(number: Int)
  case nothingToRedo
  case notTakenBack(number: Int)
  case changedSince(number: Int, later: Int)
  case restsOnTakenBack(number: Int, earlier: [Int])
}

extension Message {
  package static func change(_ content: ChangeMessage) -> Message { Message(content) }
}
