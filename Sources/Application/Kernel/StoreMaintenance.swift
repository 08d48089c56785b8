/// Checks and repairs the files of the store.
package protocol StoreMaintenance: Sendable {
  /// Reads every file completely, and reports all problems instead of failing at the first.
  func examine() throws(Failure) -> StoreExamination
  /// Repairs the problems that `examine` finds. Either all of them are repaired, or nothing is changed.
  func repair() throws(Failure) -> StoreRepair
}

/// A problem in the files of the store.
package struct StoreFinding: Codable, Hashable, Sendable {
  package var place: String
  package var problem: Message

  package static let schema = Schema(
    "StoreFinding", "A fault of the store.",
    [
      .init("place", .text, "The damaged file, with an offset or a line if it is known."),
      .init("problem", Message.schema, "The fault."),
    ])

  package init(place: String, problem: Message) {
    self.place = place
    self.problem = problem
  }
}

/// The result of reading every byte of the store.
package struct StoreExamination: Hashable, Sendable {
  package var files: Int
  package var bytes: Int64
  package var findings: [StoreFinding]

  package init(files: Int, bytes: Int64, findings: [StoreFinding]) {
    self.files = files
    self.bytes = bytes
    self.findings = findings
  }
}

/// The result of a repair.
package struct StoreRepair: Hashable, Sendable {
  /// The folder that contains copies of the replaced files; nil if nothing had to be repaired.
  package var keptAt: String?
  package var findings: [StoreFinding]
  package var dropped: [StoreFinding]

  package init(keptAt: String?, findings: [StoreFinding], dropped: [StoreFinding]) {
    self.keptAt = keptAt
    self.findings = findings
    self.dropped = dropped
  }
}
