import JSONCoding
package import KernelApplication
import KernelDomain

extension Transaction {
  /// Adds to the history of changes that this transaction deletes things for good. The entry, in the section `book`,
  /// has numbers of things only, so that nothing of the things themselves remains.
  package mutating func noteDeletion(_ things: DeletedThings...) throws(Failure) {
    for things in things { try append(things.entry, to: .book) }
  }
}

extension DeletedThings {
  /// The entry of the journal, such as `{"kind":"messages","count":3}`.
  fileprivate var entry: Entry {
    var writer = JSONWriter(capacity: 48)
    writer.beginObject()
    writer.key("kind")
    writer.string(kind.rawValue)
    writer.key("count")
    writer.integer(count)
    writer.endObject()
    return .add(Entry.deletion, writer.bytes)
  }

  /// Decodes an entry of the section `book`; nil if the entry is about something else.
  package init?(_ entry: Entry) {
    guard case .add(Entry.deletion, let json) = entry,
      let things = try? JSONDocument.decode(DeletedThings.self, from: json)
    else { return nil }
    self = things
  }
}

extension Entry {
  /// The kind of an entry in the section `book` that notes a deletion for good.
  static let deletion = "deletion"
}
