package import KernelApplication
package import SwimmingDomain

/// Takes workouts into the book from files and folders: all of them or none.
package struct ImportSwims: LongUseCase {
  package static let method = "swimming.importWorkouts"
  package static let summary = "Take workouts into the book from Apple Health exports, FIT and TCX files, and folders."
  package static let kind = UseCaseKind.task

  package struct Input: Codable, Hashable, Sendable {
    package var paths: [String]
    /// Metres; for files that do not say (TCX).
    package var pool: PoolLength?

    package init(paths: [String], pool: PoolLength? = nil) {
      self.paths = paths
      self.pool = pool
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    package var files: [ImportedFile]
    /// The records that fell, or were set for the first time.
    package var records: [SwimRecordMove]
  }

  private let store: any SwimStore
  private let files: any SwimFiles

  package init(store: any SwimStore, files: any SwimFiles) {
    self.store = store
    self.files = files
  }

  package func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output {
    guard !input.paths.isEmpty else {
      throw .invalidInput(field: "paths", problem: "name at least one file or folder to import")
    }
    let found = try files.find(input.paths)
    return try ImportRun(store: store, files: files).run(found, pool: input.pool, sync: nil, progress: progress)
  }
}

/// What an import did with one file.
package struct ImportedFile: Codable, Hashable, Sendable {
  package var path: String
  package var kind: SwimFile.Kind
  /// New, updated and unchanged together.
  package var swims: Int
  package var new: Int
  package var updated: Int
  /// Of its workouts, those marked as second recordings of a swim.
  package var duplicates: Int
  package var laps: Int
  /// Of a backup, the corrections that the book lacked; left out for files of other kinds.
  package var corrections: Int?
  package var skipped: [Skipped]
}

extension ImportSwims.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    let finished = ImportFinishedDetails(
      files: files.count, swims: files.reduce(0) { $0 + $1.swims }, new: files.reduce(0) { $0 + $1.new },
      updated: files.reduce(0) { $0 + $1.updated })
    let book = finished.new + finished.updated > 0 ? [BookEvent("swimming.bookChanged", SwimBookChangedDetails())] : []
    return [BookEvent("swimming.importFinished", finished)] + book + records.broken
  }
}

extension ImportSwims.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] {
    paths.enumerated().map { ("paths[\($0)]", $1) }
  }
}
