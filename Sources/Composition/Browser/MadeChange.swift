package import BookApplication

/// The change of the book that an action made. It is found by comparing the lists of changes before and after the
/// action. It is `several` if another process also changed the book, so that the action's change cannot be determined.
package enum MadeChange: Sendable {
  case none
  case one(BookChange)
  case several

  /// Finds the change by comparing the lists of changes in effect before and after the action.
  package init(before: [BookChange], after: [BookChange]) {
    let known = Set(before.map(\.change))
    let new = after.filter { !known.contains($0.change) }
    self = new.count > 1 ? .several : new.first.map { .one($0) } ?? .none
  }
}
