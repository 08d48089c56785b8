/// What a change deleted permanently: a kind of data, and how much of it. Nothing else about the deleted data remains
/// in the book.
package struct DeletedThings: Codable, Hashable, Sendable {
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case account, comments, heartRates, imported, messages, people, plans, posts, prayers, workouts
  }

  package var kind: Kind
  package var count: Int

  package static let schema = Schema(
    "DeletedThings", "How many things of one kind were deleted for good by a change.",
    [
      .init("kind", Schema(.choice(Kind.allCases.map { ($0.rawValue, nil) })), "The kind of the things."),
      .init("count", .integer, "The number of things.", unit: .of("things")),
    ])

  package init(_ kind: Kind, _ count: Int) {
    self.kind = kind
    self.count = count
  }
}
