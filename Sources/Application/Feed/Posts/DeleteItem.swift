package import FeedDomain
package import KernelApplication
import KernelDomain

/// Deletes a post or a comment for good: its words leave every file of the book, and those to whom it has gone out are told
/// with the next file for them. Another's is deleted here alone. No file brings it back.
package struct DeleteItem: UseCase {
  package static let method = "feed.deleteItem"
  package static let summary =
    "Delete a post or a comment for good: those who have it are told with the next file; another's is deleted here alone."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var item: ItemID

    package static let schema = Schema("Which one.", [.init("item", ItemID.schema, "A post or a comment.")])

    package init(item: ItemID) {
      self.item = item
    }
  }

  package struct Output: Described, Equatable {
    package var item: ItemID
    package var people: [AuthorView]

    package static let schema = Schema(
      "What was deleted.",
      [
        .init("item", ItemID.schema, "What it was called."),
        .init("people", .list(AuthorView.schema), "Whom the next file tells; empty for what has not gone out."),
      ])
  }

  let reader: FeedReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let now = reader.clock.now()
    let changed = try reader.repository.change { (book) throws(Failure) in
      guard let item = book.item(input.item) else {
        throw .notFound(.feed(.noSuchItem(name: input.item.description)))
      }
      let isOwn = item.id.author == .me
      let people = isOwn ? book.recipients(of: item.id) : []
      let tombstone = Tombstone(
        item.id, at: item.at, deletedAt: now, number: isOwn ? book.lastNumber + 1 : nil, people: people)
      return (FeedDecision([.deleted(tombstone)], erasing: [item.id]), people)
    }
    return Output(item: input.item, people: changed.value.map { AuthorView(.person($0), in: changed.after) })
  }
}
