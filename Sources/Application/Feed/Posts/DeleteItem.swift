package import FeedDomain
package import KernelApplication
import KernelDomain

/// Deletes a post or a comment for good: its text is erased from every file of the book. If other people have received
/// the item, the owner's next file for each of them deletes it in that person's book, too. An item that another person
/// wrote is deleted only in this book. Importing a file never restores a deleted item.
package struct DeleteItem: UseCase {
  package static let method = "feed.deleteItem"
  package static let summary =
    "Delete a post or comment for good; if it is the user's own, the next files delete it from others' books, too."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var item: ItemID

    package static let schema = Schema(
      "The post or comment to delete.", [.init("item", ItemID.schema, "The name of the post or comment.")])

    package init(item: ItemID) { self.item = item }
  }

  package struct Output: Described, Equatable {
    package var item: ItemID
    package var people: [AuthorView]

    package static let schema = Schema(
      "The deleted post or comment.",
      [
        .init("item", ItemID.schema, "The name of the post or comment."),
        .init(
          "people", .list(AuthorView.schema),
          "The people for whom the next file will delete it, too; empty if it was not sent, or is another person's."),
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
      let thing = DeletedThings(item.target == nil ? .posts : .comments, 1)
      return (FeedDecision([.deleted(tombstone)], erasing: [item.id], deleted: [thing]), people)
    }
    return Output(item: input.item, people: changed.value.map { AuthorView(.person($0), in: changed.after) })
  }
}
