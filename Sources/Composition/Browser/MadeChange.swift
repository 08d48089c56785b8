package import BookApplication

/// The change that an action made, told from what stood in the book before it and after it. Another process may have
/// changed the book in between: which of several is the action's, nobody knows.
package enum MadeChange: Sendable {
  case none
  case one(BookChange)
  case several

  /// - Parameters: the changes that stood.
  package init(before: [BookChange], after: [BookChange]) {
    let known = Set(before.map(\.change))
    let new = after.filter { !known.contains($0.change) }
    self = new.count > 1 ? .several : new.first.map { .one($0) } ?? .none
  }
}
