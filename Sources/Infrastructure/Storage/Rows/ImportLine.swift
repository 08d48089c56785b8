package import KernelDomain

/// What is stored about an import besides its rows.
package struct ImportFacts: Hashable, Sendable {
  /// The names of the imported files.
  package var files: [String]
  /// Whether the import is a sync of Apple Health.
  package var isSync: Bool
  /// The import's options, as text by name.
  package var options: [String: String]
  /// The number of different contents of the files that could not be used.
  package var left: Int
  /// What was left out, the most frequent first.
  package var leftOut: [LeftOut]

  /// Things of one kind that an import left out for one reason.
  package struct LeftOut: Hashable, Sendable {
    /// The sport, such as `cycling`, or the id of a message about other things, such as `running.fixes`.
    package let what: String
    /// The id of the message that says why, such as `book.nothingOfThisKind`.
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

/// Describes an import that brought rows to a section. It is stored as a line of at most 512 bytes in a file of rows.
///
///     {"import":{"n":14,"at":1763792747123,"files":["a.zip"],"options":{"pool":"25"},"new":214,"updated":3,"left":2,
///      "leftOut":[["cycling","book.nothingOfThisKind",412]],"others":["swimming"]},"crc":"…"}
package struct ImportLine: Hashable, Sendable {
  package let number: Int
  package let at: Timestamp
  /// What is stored about the import: as many of its files, options and omissions as fit into the line.
  package private(set) var facts: ImportFacts
  /// The number of imported files that `facts` does not name.
  package var moreFiles = 0
  /// The number of rows that the import added to this section.
  package let new: Int
  /// The number of rows of this section whose earlier version the import replaced.
  package let updated: Int
  /// The names of the other sections to which the import brought rows.
  package let others: [String]
  /// The number of changes that the import of a backup made besides; they have the numbers that follow `number`.
  package let changes: Int
  /// The number of the change that undid the import; nil while the import is in effect.
  package var undone: Int?

  /// The greatest size of a line, in bytes.
  static let limit = 512
  /// The greatest number of files that are named while something else does not fit.
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
    // 24 bytes are for the member `undone`, which an undo adds.
    while bytes.count > ImportLine.limit - 24, shorten() {}
  }

  /// Removes what is needed least from the facts. Returns false if nothing is left to remove.
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

  /// The numbers of the changes that the import of a backup made besides; nil if there are none.
  var ownChanges: ClosedRange<Int>? { changes > 0 ? number + 1...number + changes : nil }

  /// Removes what was left out, which only the latest imports keep.
  mutating func forgetLeftOut() { facts.leftOut = [] }
}
