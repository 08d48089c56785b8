/// A journal's changes in their order. One that goes on shares all but the latest with the one that it was copied from,
/// so that an edit costs the same however many came before it.
package struct JournalEntries: RandomAccessCollection, Sendable {
  /// All but the last are full.
  private var chunks: [[JournalEntry]] = []
  package private(set) var endIndex = 0

  private static var chunkSize: Int { 128 }

  init(_ entries: [JournalEntry] = []) {
    for entry in entries { append(entry) }
  }

  package var startIndex: Int { 0 }

  package subscript(index: Int) -> JournalEntry {
    chunks[index / Self.chunkSize][index % Self.chunkSize]
  }

  /// Whether it begins with all of the others; told at once where it shares them.
  package func continues(_ others: JournalEntries) -> Bool {
    guard count >= others.count else { return false }
    let shared = others.count / Self.chunkSize
    let rest = shared * Self.chunkSize
    return chunks[..<shared] == others.chunks[..<shared] && dropFirst(rest).starts(with: others.dropFirst(rest))
  }

  mutating func append(_ entry: JournalEntry) {
    if endIndex % Self.chunkSize == 0 { chunks.append([]) }
    chunks[chunks.count - 1].append(entry)
    endIndex += 1
  }
}
