import FeedDomain
package import KernelApplication
import KernelDomain

/// Writes a file for a person: all that is meant for her and that she did not say she has. Carrying it to her is hers who
/// wrote it: nothing is sent.
package struct ExportBundle: UseCase {
  package static let method = "feed.exportBundle"
  package static let summary =
    "Write a file for a person, with all that is meant for her and that she did not say she has."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .changing + .writingFiles + [.notFound]

  package struct Input: Described, Equatable {
    package var person: String
    /// Of a file, which may not exist yet.
    package var path: String
    package var afterNumber: Int?

    package static let schema = Schema(
      "For whom, and where.",
      [
        .init("person", PersonID.asked, "The person."),
        .init("path", .path("/home/eva/for-jana.json"), "Of a file that is not there yet."),
        .optional(
          "afterNumber", .ordinal, "Behind which of your numbers it begins; left out, behind what she said she has.",
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
      "The file written.",
      [
        .init("path", .path("/home/eva/for-jana.json"), "Of the file, from the root."),
        .init("bytes", .integer, "How long it is.", unit: .bytes),
        .init("name", .text, "For whom, as you call her."),
        .init("itemCount", .integer, "How much it holds.", unit: .of("items")),
        .init("waitingCount", .integer, "How much did not fit into it.", unit: .of("items")),
        .optional("through", .ordinal, "What `afterNumber` has to be for that; left out where all did."),
      ])
  }

  let reader: FeedReader
  let writer: any FileWriter

  /// Fails with `conflict` for a person who is blocked, or whose key a backup did not hold.
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
      // Greater than that of any file that a book restored from an older backup may have forgotten.
      if !isSame { range.sequence = max(range.sequence + 1, Int(now.seconds)) }
      let bundle = Bundle(from: person.own, to: person.id, range: range, items: all.prefix(count).map(\.item))
      let bytes = reader.bundles.encode(bundle, secret)
      // Before it is noted that it went out: where it can't be written nothing did.
      let path = try writer.write(bytes, to: input.path)
      let output = Output(
        path: path, bytes: Int64(bytes.count), name: person.name, itemCount: count, waitingCount: all.count - count,
        through: count < all.count ? through : nil)
      return (FeedDecision(isSame ? [] : [.sent(person.id, range)]), output)
    }.value
  }

  /// How many of the first fit into a bundle. What was meant for her at once stays together: all of that fits, as a post
  /// takes only so many comments of its author.
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
