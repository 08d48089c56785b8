import KernelApplication

/// What the last writer left in the lock: of which manifest, and of how much journal, it was sure that a power cut can't
/// take it, and the number of the change that comes next. One that was killed, or was refused a sync, leaves none.
///
///     sure 1a2b3c4d next 42 journals 4711 18
struct LockNote: Hashable, CustomStringConvertible {
  let manifest: Checksum
  let next: Int
  /// The size of all journals together, in bytes.
  let journals: Int
  /// The generation of that manifest: one of a lower that stands in its place was put there. 0 where nothing says it, as
  /// older programs did not.
  let generation: Int

  static let words = ["sure", "next", "journals"]

  init(manifest: Checksum, next: Int, journals: Int, generation: Int = 0) {
    self.generation = generation
    self.manifest = manifest
    self.next = next
    self.journals = journals
  }

  /// Nil for any other line.
  init?(line: [UInt8]) {
    let line = line.prefix { $0 != 0x0A && $0 != 0 }
    let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 6 || words.count == 7, words[0] == "sure", words[2] == "next", words[4] == "journals",
      let manifest = Checksum(words[1]), let next = Int(words[3]), next > 0, let journals = Int(words[5])
    else { return nil }
    let generation = words.count == 7 ? Int(words[6]) : 0
    guard let generation else { return nil }
    self.init(manifest: manifest, next: next, journals: journals, generation: generation)
  }

  var description: String {
    "sure \(manifest) next \(next) journals \(journals)" + (generation > 0 ? " \(generation)" : "")
  }
}
