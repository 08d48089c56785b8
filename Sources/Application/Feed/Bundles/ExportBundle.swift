import FeedDomain
package import KernelApplication
import KernelDomain

/// Writes a file with all posts, comments, likes and deletions that are meant for a person and that the person has not
/// acknowledged yet. The owner has to pass the file on; this program sends nothing.
package struct ExportBundle: UseCase {
  package static let method = "feed.exportBundle"
  package static let summary =
    "Write a file for a person, with everything that the person has not yet confirmed receiving."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .changing + .writingFiles + [.notFound]

  package struct Input: Described, Equatable {
    package var person: String
    /// The path of the file, which must not exist yet.
    package var path: String
    package var afterNumber: Int?

    package static let schema = Schema(
      "The person, and the file to write.",
      [
        .init("person", PersonID.asked, "The person for whom to write the file."),
        .init("path", .path("/home/eva/for-jana.json"), "The path of the file to write, which must not exist yet."),
        .optional(
          "afterNumber", .ordinal,
          """
          The number of the user's item after which the file begins, 0 for everything; if left out, the last item \
          confirmed as received.
          """,
          examples: ["0"]),
      ])

    package init(person: String, path: String, afterNumber: Int? = nil) {
      self.person = person
      self.path = path
      self.afterNumber = afterNumber
    }
  }

  package struct Output: Described, Equatable {
    /// The absolute path of the file written.
    package var path: String
    package var bytes: Int64
    package var name: String
    package var itemCount: Int
    package var waitingCount: Int
    package var through: Int?

    package static let schema = Schema(
      "The file that was written.",
      [
        .init("path", .path("/home/eva/for-jana.json"), "The absolute path of the file."),
        .init("bytes", .integer, "The size of the file, in bytes.", unit: .bytes),
        .init("name", .text, "The name that the user gave to the person."),
        .init("itemCount", .integer, "The number of items in the file.", unit: .of("items")),
        .init("waitingCount", .integer, "The number of items that did not fit into the file.", unit: .of("items")),
        .optional(
          "through", .ordinal,
          "The value of `afterNumber` for a further file with the items that did not fit; left out if all items did."),
      ])
  }

  let reader: FeedReader
  let writer: any FileWriter

  /// Writes the file. Fails with `conflict` if the person is blocked, or if their key is missing because a backup did
  /// not contain it.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let now = reader.clock.now()
    return try reader.repository.change { (book) throws(Failure) in
      let person = try book.person(input.person)
      if person.relation.isBlocked { throw .conflict(.feed(.isBlocked(name: person.name))) }
      guard let secret = person.secret else { throw .conflict(.feed(.keyMissing(name: person.name))) }
      let after = input.afterNumber ?? person.acknowledged
      guard (0...book.lastNumber).contains(after) else {
        throw .invalidInput(field: "afterNumber", problem: .feed(.nothingBehind(number: book.lastNumber)))
      }
      let all = book.outgoing(to: person.id, after: after)
      let count = fitting(all, person)
      let through = count < all.count ? all[count - 1].since : book.lastNumber
      let latest = person.sent
      var range = SentBundle(sequence: latest?.sequence ?? 0, after: after, through: through, seen: person.held)
      let isSame = latest == range
      // Use the current time, so that the number is greater than that of any earlier file, even of a file written after
      // the backup from which this book was restored.
      if !isSame { range.sequence = max(range.sequence + 1, Int(now.seconds)) }
      let bundle = Bundle(from: person.own, to: person.id, range: range, items: all.prefix(count).map(\.item))
      let bytes = reader.bundles.encode(bundle, secret)
      // Write the file before recording it as exported: if writing fails, nothing is recorded.
      let path = try writer.write(bytes, to: input.path)
      let output = Output(
        path: path, bytes: Int64(bytes.count), name: person.name, itemCount: count, waitingCount: all.count - count,
        through: count < all.count ? through : nil)
      return (FeedDecision(isSame ? [] : [.sent(person.id, range)]), output)
    }.value
  }

  /// Returns how many items (posts, comments, likes or deletions), counted from the first, fit into one bundle. Items
  /// with the same exchange number `since` are never split between bundles. They always fit into one bundle, since the
  /// number of the owner's comments on a post is limited.
  private func fitting(_ all: [(item: FeedItem, since: Int)], _ person: FeedPerson) -> Int {
    var bytes = 1_024
    var fitting = 0
    var index = 0
    while index < all.count {
      let end = all[index...].firstIndex { $0.since != all[index].since } ?? all.count
      bytes += all[index..<end].reduce(0) {
        $0 + reader.bundles.size(of: $1.item, from: person.own, to: person.id) + 1
      }
      if fitting > 0, end > FeedBook.mostItems || bytes > Bundle.mostBytes { break }
      fitting = end
      index = end
    }
    return fitting
  }
}

extension ExportBundle.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}
