package import KernelApplication
package import RunningDomain

/// What an import took from one file for the feature Running.
package struct RunFilePart: Codable, Hashable, Sendable {
  package var runs: Counts
  package var efforts: [RunEffortMoveView]
  /// The other recordings of the run, if the file contains exactly one run; nil if there are none.
  package var alsoIn: [RunTwinView]?

  package static let schema = Schema(
    "ImportedRuns", "The runs imported from one file.",
    [
      .init("runs", Counts.schema, "The numbers of runs and fixes."),
      .init(
        "efforts", .list(RunEffortMoveView.schema),
        "The best efforts that the runs of the file set for the first time or made faster."),
      .optional(
        "alsoIn", .list(RunTwinView.schema),
        "The other recordings of the file's run, if the file has only one; left out if there are none."),
    ])

  package struct Counts: Codable, Hashable, Sendable {
    package var found: Int
    package var new: Int
    package var updated: Int
    package var duplicates: Int
    package var fixes: Int
    /// The number of activities that are not runs, such as walks; nil if all of them are runs.
    package var others: Int?
    /// The numbers of activities whose kind was guessed from their speed, by guessed kind; nil if there are none.
    package var guessed: [String: Int]?
    /// The number of activities whose files do not state the sport; nil if there are none.
    package var untold: Int?
    /// The number of runs that the runner entered by hand in an online service; nil if there are none.
    package var byHand: Int?
    /// The number of activities whose times are shown in UTC, because neither their files nor the settings state a
    /// time zone. Nil if there are none, or if these counts are for a single file.
    package var inUTC: Int?

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
        .optional(
          "others", .integer,
          "The number of these activities that are not runs, such as walks; left out if all are runs.",
          unit: .of("activities")),
        .optional(
          "guessed", .map(.integer),
          """
          For each kind, the number of these activities that were guessed to be of this kind from their speed; left \
          out if there are none.
          """,
          unit: .of("activities")),
        .optional(
          "untold", .integer, "The number of these activities whose files name no sport; left out if there are none.",
          unit: .of("activities")),
        .optional(
          "byHand", .integer,
          "The number of these runs that were entered by hand in a service; left out if there are none.",
          unit: .of("runs")),
        .optional(
          "inUTC", .integer,
          """
          The number of these runs whose times are shown in UTC, because no time zone is known; left out if there are \
          none.
          """,
          unit: .of("activities")),
      ])

    package init(found: Int = 0, new: Int = 0, updated: Int = 0, duplicates: Int = 0, fixes: Int = 0) {
      self.found = found
      self.new = new
      self.updated = updated
      self.duplicates = duplicates
      self.fixes = fixes
    }

    package static func + (a: Counts, b: Counts) -> Counts {
      var sum = Counts(
        found: a.found + b.found, new: a.new + b.new, updated: a.updated + b.updated,
        duplicates: a.duplicates + b.duplicates, fixes: a.fixes + b.fixes)
      sum.others = total(a.others, b.others)
      sum.byHand = total(a.byHand, b.byHand)
      sum.untold = total(a.untold, b.untold)
      sum.guessed = a.guessed?.merging(b.guessed ?? [:], uniquingKeysWith: +) ?? b.guessed
      return sum
    }

    private static func total(_ a: Int?, _ b: Int?) -> Int? { a == nil && b == nil ? nil : (a ?? 0) + (b ?? 0) }

    /// Adds an activity that was found in a file to these counts.
    package mutating func add(_ row: RunRow) {
      found += 1
      fixes += row.fixCount
      if !row.isRun { others = (others ?? 0) + 1 }
      if row.run.origin.isGuessed { guessed = (guessed ?? [:]).merging([row.run.kind.word: 1], uniquingKeysWith: +) }
      if row.run.origin.finding.isUntold { untold = (untold ?? 0) + 1 }
      if row.run.origin.isByHand { byHand = (byHand ?? 0) + 1 }
    }
  }

  package init(runs: Counts, efforts: [RunEffortMoveView] = []) {
    self.runs = runs
    self.efforts = efforts
  }
}

/// What an import as a whole changed in the stored runs.
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

/// How many runs, fixes (recorded positions) and corrections a backup contains. After an import, how many of them the
/// book took from the backup.
package struct RunBackupPart: Codable, Hashable, Sendable {
  package var runs: Int
  package var fixes: Int
  package var corrections: Int

  package static let schema = Schema(
    "RunBackup", "The runs in a backup.",
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
