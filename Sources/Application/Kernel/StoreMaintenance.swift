/// Examines and mends what is kept.
package protocol StoreMaintenance: Sendable {
  /// Reads every file whole; reports all it finds rather than fail at the first.
  func examine() throws(Failure) -> StoreExamination
  /// Mends what `examine` finds, whole or not at all.
  func repair() throws(Failure) -> StoreRepair
}

/// Something wrong with what is kept.
package struct StoreFinding: Codable, Hashable, Sendable {
  package var place: String
  package var problem: Message

  package static let schema = Schema(
    "StoreFinding", "Something wrong with what the store keeps.",
    [
      .init("place", .text, "The file, with an offset or a line where one can be told."),
      .init("problem", Message.schema, "What is wrong with it."),
    ])

  package init(place: String, problem: Message) {
    self.place = place
    self.problem = problem
  }
}

/// What looking at every byte found.
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

/// What a repair did.
package struct StoreRepair: Hashable, Sendable {
  /// The folder with copies of the files replaced; nil when nothing had to be done.
  package var keptAt: String?
  package var findings: [StoreFinding]
  package var dropped: [StoreFinding]

  package init(keptAt: String?, findings: [StoreFinding], dropped: [StoreFinding]) {
    self.keptAt = keptAt
    self.findings = findings
    self.dropped = dropped
  }
}
