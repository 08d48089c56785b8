package import BookApplication

/// The change that an action caused. It is found by comparing the book's changes before and after the action. If
/// another process changed the book in the meantime, it is unknown which change is the action's (`several`).
package enum MadeChange: Sendable {
  case none
  case one(BookChange)
  case several

  /// Compares the changes that are not undone, before and after the action.
  package init(before: [BookChange], after: [BookChange]) {
    let known = Set(before.map(\.change))
    let new = after.filter { !known.contains($0.change) }
    self = new.count > 1 ? .several : new.first.map { .one($0) } ?? .none
  }
}
