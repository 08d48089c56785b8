package import BookApplication

/// The change of the book that an action has made. It is found by comparing the lists of changes before and after the
/// action. The value is `several` if another process changed the book too, so that it is unknown which change is the
/// action's.
package enum MadeChange: Sendable {
  case none
  case one(BookChange)
  case several

  /// Compares the lists of changes that are in effect, from before and after the action.
  package init(before: [BookChange], after: [BookChange]) {
    let known = Set(before.map(\.change))
    let new = after.filter { !known.contains($0.change) }
    self = new.count > 1 ? .several : new.first.map { .one($0) } ?? .none
  }
}
