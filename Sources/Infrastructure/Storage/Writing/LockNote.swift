import KernelApplication

/// The note that a writer leaves in the lock file for the next writer. It guarantees that the manifest and the journals
/// are durable, and states the manifest's checksum and the journals' total size. It also states the number that the
/// next change will have. A writer that was killed, or whose sync failed, leaves no note. The last word is the checksum
/// of the others, because a wrong number would be given to two changes, or make the manifest look old.
///
///     sure 1a2b3c4d next 42 journals 4711 18 5e6f7081
struct LockNote: Hashable, CustomStringConvertible {
  let manifest: Checksum
  let next: Int
  /// The total size of all journals in bytes.
  let journals: Int
  /// The manifest's generation (commit number), which allows the next writer to notice that an older manifest has taken
  /// its place. 0 if the note was written by an older program, which did not state this number.
  let generation: Int

  static let words = ["sure", "next", "journals"]

  init(manifest: Checksum, next: Int, journals: Int, generation: Int = 0) {
    self.generation = generation
    self.manifest = manifest
    self.next = next
    self.journals = journals
  }

  /// Parses a note in the lock file; nil if the line is not a note.
  init?(line: [UInt8]) {
    let line = line.prefix { $0 != 0x0A && $0 != 0 }
    var words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    // Older programs wrote no checksum.
    if words.count == 8, Checksum(words.removeLast()) != LockNote.checksum(words) { return nil }
    guard words.count == 6 || words.count == 7, words[0] == "sure", words[2] == "next", words[4] == "journals",
      let manifest = Checksum(words[1]), let next = Int(words[3]), (1...Change.greatestNumber).contains(next),
      let journals = Int(words[5])
    else { return nil }
    let generation = words.count == 7 ? Int(words[6]) : 0
    guard let generation else { return nil }
    self.init(manifest: manifest, next: next, journals: journals, generation: generation)
  }

  var description: String {
    let words = ["sure", "\(manifest)", "next", "\(next)", "journals", "\(journals)", "\(generation)"]
    return (words + ["\(LockNote.checksum(words))"]).joined(separator: " ")
  }

  private static func checksum(_ words: [String]) -> Checksum {
    Checksum(of: Array(words.joined(separator: " ").utf8))
  }
}
