import JSONCoding
package import KernelApplication
import KernelDomain

extension Transaction {
  /// Records in the book's history that this transaction deletes data permanently. The journal entries in the section
  /// `book` contain only the kind and the number of the deleted things, so that nothing of the data remains.
  package mutating func noteDeletion(_ things: DeletedThings...) throws(Failure) {
    for things in things { try append(things.entry, to: .book) }
  }
}

extension DeletedThings {
  /// The journal entry that records the deletion, such as `{"kind":"messages","count":3}`.
  fileprivate var entry: Entry {
    var writer = JSONWriter(capacity: 48)
    writer.beginObject()
    writer.member("kind", kind.rawValue)
    writer.member("count", count)
    writer.endObject()
    return .add(Entry.deletion, writer.bytes)
  }

  /// Decodes an entry of the section `book`; nil if the entry does not record a deletion.
  package init?(_ entry: Entry) {
    guard case .add(Entry.deletion, let json) = entry,
      let things = try? JSONDocument.decode(DeletedThings.self, from: json)
    else { return nil }
    self = things
  }
}

extension Entry {
  /// The kind of the journal entries that record permanent deletions.
  static let deletion = "deletion"
}
