package import KernelApplication
package import RunningDomain

/// What an import took from one file for the feature Running.
package struct RunFilePart: Codable, Hashable, Sendable {
  package var runs: Counts
  package var efforts: [RunEffortMoveView]

  package static let schema = Schema(
    "ImportedRuns", "The runs imported from one file.",
    [
      .init("runs", Counts.schema, "The numbers of runs and fixes."),
      .init(
        "efforts", .list(RunEffortMoveView.schema),
        "The best efforts that the runs of the file set for the first time or made faster."),
    ])

  package struct Counts: Codable, Hashable, Sendable {
    package var found: Int
    package var new: Int
    package var updated: Int
    package var duplicates: Int
    package var fixes: Int

    package static let schema = Schema(
      "RunCounts", "The numbers of imported runs and fixes.",
      [
        .init("found", .integer, "The number of runs found: new, updated and unchanged ones.", unit: .of("runs")),
        .init("new", .integer, "The number of these runs that are new in the book.", unit: .of("runs")),
        .init(
          "updated", .integer, "The number of these runs that were in the book with other data.", unit: .of("runs")),
        .init(
          "duplicates", .integer, "The number of runs marked as duplicates, because another recording counts.",
          unit: .of("runs")),
        .init("fixes", .integer, "The number of fixes of these runs.", unit: .of("fixes")),
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

/// What an import as a whole did to the stored runs.
package struct RunImportPart: Codable, Hashable, Sendable {
  package var runs: RunFilePart.Counts
  package var efforts: [RunEffortMoveView]

  package static let schema = Schema(
    "RunImport", "The runs imported from all files, and the effect on best efforts.",
    [
      .init("runs", RunFilePart.Counts.schema, "The numbers of runs and fixes."),
      .init(
        "efforts", .list(RunEffortMoveView.schema),
        "The best efforts that were set for the first time or became faster."),
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

/// What a backup contains of runs.
package struct RunBackupPart: Codable, Hashable, Sendable {
  package var runs: Int
  package var fixes: Int
  package var corrections: Int

  package static let schema = Schema(
    "RunBackup", "The running in a backup.",
    [
      .init("runs", .integer, "The number of runs.", unit: .of("runs")),
      .init("fixes", .integer, "The number of fixes of these runs.", unit: .of("fixes")),
      .init("corrections", .integer, "The number of corrections.", unit: .of("corrections")),
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
