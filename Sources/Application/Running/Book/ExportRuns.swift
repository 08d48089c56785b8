package import KernelApplication
package import KernelDomain
package import RunningDomain

/// Writes all runs, or those of a period, to an archive. The archive contains a file for each run that has positions,
/// and a list of all these runs.
package struct ExportRuns: UseCase {
  package static let method = "running.exportRuns"
  package static let summary = "Write runs as an archive of FIT, TCX or GPX files, with a list as CSV."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles

  package struct Input: Described, Equatable {
    /// The path of the archive to write, which must not exist yet.
    package var path: String
    /// The format of the runs' files; nil for FIT.
    package var format: RunFileFormat?
    package var since: CivilDay?
    package var until: CivilDay?
    /// Whether to leave out positions near starts, ends and private places; nil means false.
    package var hide: Bool?

    package static let schema = Schema(
      "The runs to write, and the archive to write them to.",
      [
        .init("path", .path("/home/eva/runs.zip"), "The path of the archive, which must not exist yet."),
        .optional("format", RunFileFormat.schema, "The format of the files; if left out, FIT."),
        .listedSince, .listedUntil, .hidesPlaces,
      ])

    package init(
      path: String, format: RunFileFormat? = nil, since: CivilDay? = nil, until: CivilDay? = nil,
      hide: Bool? = nil
    ) {
      self.hide = hide
      (self.path, self.format, self.since, self.until) = (path, format, since, until)
    }
  }

  package struct Output: Described, Equatable {
    package var path: String
    package var bytes: Int64
    /// The number of runs in the archive's list. `fileCount` is the number of runs that have a file in the archive.
    package var runCount: Int
    package var fileCount: Int

    package static let schema = Schema(
      "The archive that was written.",
      [
        .init("path", .path("/home/eva/runs.zip"), "The path of the archive."),
        .init("bytes", .integer, "The size of the archive, in bytes.", unit: .bytes),
        .init("runCount", .integer, "The number of runs in the archive's list.", unit: .of("runs")),
        .init("fileCount", .integer, "The number of runs with a track, which have a file.", unit: .of("files")),
      ])
  }

  /// The number of files in each folder of the archive. Online services accept this many files in one upload.
  private static let filesInFolder = 25

  let reader: RunReader
  let encoder: any RunFileEncoder
  let archiver: any RunArchiver
  let writer: any FileWriter

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let format = input.format ?? .fit
    let wanted = try reader.repository.list().filter {
      ($0.state == .counts || $0.state == .otherKind) && $0.day >= input.since ?? $0.day
        && $0.day <= input.until ?? $0.day
    }
    let book = try reader.repository.book()
    var runs: [ArchivedRun] = []
    var files = 0
    for listing in wanted {
      guard let row = book[listing.id], var corrected = try reader.repository.run(listing.id) else { continue }
      var run = ArchivedRun(
        listing: listing, moving: row.measured.times.moving, descent: row.measured.descent,
        heartRate: row.heartRate(in: corrected.run))
      if input.hide == true { corrected = corrected.hidden(by: try reader.hiddenPlaces(of: corrected)) }
      let (bytes, count) = encoder.encode(corrected, as: format)
      if count > 0 {
        let number = String(1_001 + files / ExportRuns.filesInFolder).dropFirst()
        run.file = (name: "runs/\(number)/\(listing.id).\(format.rawValue)", bytes: bytes)
        files += 1
      }
      runs.append(run)
    }
    let archive = archiver.archive(runs)
    return Output(
      path: try writer.write(archive, to: input.path), bytes: Int64(archive.count), runCount: runs.count,
      fileCount: files)
  }
}

/// A run to be written to an archive.
package struct ArchivedRun: Sendable {
  package let listing: RunListing
  /// The time in milliseconds during which the runner moved: without pauses and without standing still.
  package let moving: Int64
  /// The descent in centimetres; nil if unknown.
  package let descent: Int64?
  package let heartRate: HeartRateSummary?
  /// The name and the content of the run's file; nil for a run without recorded positions.
  package var file: (name: String, bytes: [UInt8])?
}

/// Packs runs into an archive, together with a list of them.
package protocol RunArchiver: Sendable {
  func archive(_ runs: [ArchivedRun]) -> [UInt8]
}

extension ExportRuns.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}
