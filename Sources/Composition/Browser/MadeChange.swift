package import BookApplication

/// The change that an action made, found by comparing the book's changes before and after. If another process changed
/// the book meanwhile, there is no telling which change is the action's.
package enum MadeChange: Sendable {
  case none
  case one(BookChange)
  case several

  /// - Parameters: the changes in force before and after.
  package init(before: [BookChange], after: [BookChange]) {
    let known = Set(before.map(\.change))
    let new = after.filter { !known.contains($0.change) }
    self = new.count > 1 ? .several : new.first.map { .one($0) } ?? .none
  }
}
