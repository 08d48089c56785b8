package import KernelApplication
package import RunningDomain

/// What an import took of one file into the book of runs.
package struct RunFilePart: Codable, Hashable, Sendable {
  package var runs: Counts
  package var efforts: [RunEffortMoveView]

  package static let schema = Schema(
    "ImportedRuns", "What an import took of one file.",
    [
      .init("runs", Counts.schema, "How many."),
      .init("efforts", .list(RunEffortMoveView.schema), "The best efforts that its runs set or made faster."),
    ])

  package struct Counts: Codable, Hashable, Sendable {
    package var found: Int
    package var new: Int
    package var updated: Int
    package var duplicates: Int
    package var fixes: Int

    package static let schema = Schema(
      "RunCounts", "How many runs files hold.",
      [
        .init("found", .integer, "New, updated and unchanged together.", unit: .of("runs")),
        .init("new", .integer, "Those that are new.", unit: .of("runs")),
        .init("updated", .integer, "Those that were recorded otherwise before.", unit: .of("runs")),
        .init("duplicates", .integer, "Those marked as second recordings of a run.", unit: .of("runs")),
        .init("fixes", .integer, "How many fixes they have.", unit: .of("fixes")),
      ])

    package init(found: Int = 0, new: Int = 0, updated: Int = 0, duplicates: Int = 0, fixes: Int = 0) {
      self.found = found
      self.new = new
      self.updated = updated
      self.duplicates = duplicates
      self.fixes = fixes
    }

    package static func + (a: Counts, b: Counts) -> Counts {
      Counts(
        found: a.found + b.found, new: a.new + b.new, updated: a.updated + b.updated,
        duplicates: a.duplicates + b.duplicates, fixes: a.fixes + b.fixes)
    }
  }

  package init(runs: Counts, efforts: [RunEffortMoveView] = []) {
    self.runs = runs
    self.efforts = efforts
  }
}

/// What an import did to the book of runs as a whole.
package struct RunImportPart: Codable, Hashable, Sendable {
  package var runs: RunFilePart.Counts
  package var efforts: [RunEffortMoveView]

  package static let schema = Schema(
    "RunImport", "What an import did to the runs as a whole.",
    [
      .init("runs", RunFilePart.Counts.schema, "How many."),
      .init(
        "efforts", .list(RunEffortMoveView.schema),
        "The best efforts that were set for the first time, or became faster."),
    ])

  package init(runs: RunFilePart.Counts, efforts: [RunEffortMoveView]) {
    self.runs = runs
    self.efforts = efforts
  }
}

extension RunImportPart: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard changed, runs.new + runs.updated > 0 || !efforts.isEmpty else { return [] }
    return RunningEvents.book(RunningEvents.BookChanged(), efforts)
  }
}

/// What a backup holds of runs.
package struct RunBackupPart: Codable, Hashable, Sendable {
  package var runs: Int
  package var fixes: Int
  package var corrections: Int

  package static let schema = Schema(
    "RunBackup", "How much of runs there is.",
    [
      .init("runs", .integer, "How many runs.", unit: .of("runs")),
      .init("fixes", .integer, "How many fixes they have.", unit: .of("fixes")),
      .init("corrections", .integer, "How many corrections.", unit: .of("corrections")),
    ])

  package init(runs: Int, fixes: Int, corrections: Int) {
    self.runs = runs
    self.fixes = fixes
    self.corrections = corrections
  }

  package init(_ book: RunBook) {
    self.init(
      runs: book.imported.count, fixes: book.imported.reduce(0) { $0 + $1.fixCount },
      corrections: book.corrections.count)
  }
}
