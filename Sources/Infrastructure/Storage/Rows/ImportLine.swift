package import KernelDomain

/// What a book records about an import in addition to the imported rows.
package struct ImportFacts: Hashable, Sendable {
  /// The names of the imported files.
  package var files: [String]
  /// Whether the import is a sync of Apple Health.
  package var isSync: Bool
  /// The options that the user chose for the import: text by the option's name.
  package var options: [String: String]
  /// The number of distinct items that the import left out. An item that was left out for two reasons counts twice.
  package var left: Int
  /// The data that the import left out, the most frequent kind first.
  package var leftOut: [LeftOut]

  /// One kind of data that an import left out for one reason, and how many items of this kind it left out for that
  /// reason.
  package struct LeftOut: Hashable, Sendable {
    /// A sport, such as `cycling`, or the id of the message that names any other data, such as `running.fixes`.
    package let what: String
    /// The id of the message that states the reason, such as `book.nothingOfThisKind`.
    package let why: String
    package let count: Int

    package init(what: String, why: String, count: Int) {
      self.what = what
      self.why = why
      self.count = count
    }
  }

  package init(
    files: [String], isSync: Bool = false, options: [String: String] = [:], left: Int = 0, leftOut: [LeftOut] = []
  ) {
    self.files = files
    self.isSync = isSync
    self.options = options
    self.left = left
    self.leftOut = leftOut
  }
}

/// Describes an import that added rows to a section. It is stored as a line of at most 512 bytes in one of the
/// section's files of rows.
///
///     {"import":{"n":14,"at":1763792747123,"files":["a.zip"],"options":{"pool":"25"},"new":214,"updated":3,"left":2,
///      "leftOut":[["cycling","book.nothingOfThisKind",412]],"others":["swimming"]},"crc":"…"}
package struct ImportLine: Hashable, Sendable {
  package let number: Int
  package let at: Timestamp
  /// What is recorded about the import, shortened if the line would otherwise be too long.
  package private(set) var facts: ImportFacts
  /// The number of imported files whose names are not in `facts`.
  package var moreFiles = 0
  /// The number of rows that the import added to this section without replacing an earlier version.
  package let new: Int
  /// The number of rows in this section that the import replaced with a new version.
  package let updated: Int
  /// The names of the sections, other than this one, to which the import added rows.
  package let others: [String]
  /// For an import of a backup, the number of changes that were taken from the backup; otherwise 0. These changes have
  /// the numbers that follow `number`.
  package let changes: Int
  /// The number that identifies the change which undid the import; nil while the import is in effect.
  package var undone: Int?

  /// The maximum size of a line, in bytes.
  static let limit = 512
  /// How many file names are kept as long as the line can be shortened by removing kinds of left-out data instead.
  private static let namedFiles = 3

  package init(
    number: Int, at: Timestamp, _ facts: ImportFacts, new: Int, updated: Int, others: [String], changes: Int
  ) {
    self.number = number
    self.at = at
    self.facts = facts
    self.new = new
    self.updated = updated
    self.others = others
    self.changes = changes
    // Reserves 24 bytes for the member `undone`, which an undo adds to the line.
    while bytes.count > ImportLine.limit - 24, shorten() {}
  }

  /// Removes the least important remaining part of the facts and returns true. Returns false if there is nothing left
  /// to remove.
  private mutating func shorten() -> Bool {
    if facts.files.count > ImportLine.namedFiles || facts.leftOut.isEmpty && !facts.files.isEmpty {
      facts.files.removeLast()
      moreFiles += 1
    } else if !facts.leftOut.isEmpty {
      facts.leftOut.removeLast()
    } else if let longest = facts.options.max(by: { ($0.value.utf8.count, $0.key) < ($1.value.utf8.count, $1.key) }) {
      facts.options[longest.key] = nil
    } else {
      return false
    }
    return true
  }

  package var isSync: Bool { facts.isSync }

  /// For an import of a backup, the numbers that identify the changes taken from the backup; nil if there are none.
  var ownChanges: ClosedRange<Int>? { changes > 0 ? number + 1...number + changes : nil }

  /// Removes the list of left-out data, which only the most recent imports keep.
  mutating func forgetLeftOut() { facts.leftOut = [] }
}
