package import KernelApplication
package import RunningDomain

/// Writes a run, with its corrections applied, to a file for other programs.
package struct ExportRun: UseCase {
  package static let method = "running.exportRun"
  package static let summary = "Write a run, with corrections applied, as a GPX, TCX or FIT file."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles + [.notFound, .conflict]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var format: RunFileFormat
    /// The path of the file to write, which must not exist yet.
    package var path: String
    /// Whether to leave out positions near the start, near the end and near private places; nil means false.
    package var hide: Bool?

    package static let schema = Schema(
      "The run to write, and the file to write it to.",
      [
        .init("run", RunID.schema, "The name of the run."),
        .init("format", RunFileFormat.schema, "The format of the file."),
        .init("path", .path("/home/eva/run.gpx"), "The path of the file to write, which must not exist yet."),
        .hidesPlaces,
      ])

    package init(run: RunID, format: RunFileFormat, path: String, hide: Bool? = nil) {
      self.hide = hide
      self.run = run
      self.format = format
      self.path = path
    }
  }

  package struct Output: Described, Equatable {
    /// The absolute path of the file written.
    package var path: String
    package var bytes: Int64
    package var fixCount: Int

    package static let schema = Schema(
      "The file that was written.",
      [
        .init("path", .path("/home/eva/run.gpx"), "The path of the file."),
        .init("bytes", .integer, "The size of the file, in bytes.", unit: .bytes),
        .init("fixCount", .integer, "The number of fixes in the file.", unit: .of("fixes")),
      ])
  }

  let reader: RunReader
  let encoder: any RunFileEncoder
  let writer: any FileWriter

  /// Writes the file. Fails with `conflict` if the run has no fixes (recorded positions) but only totals.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard var corrected = try reader.repository.run(input.run) else { throw .unknownRun(input.run) }
    if input.hide == true { corrected = corrected.hidden(by: try reader.hiddenPlaces(of: corrected)) }
    let (bytes, count) = encoder.encode(corrected, as: input.format)
    guard count > 0 else { throw .conflict(.running(.noTrackToExport(run: input.run.description))) }
    return Output(path: try writer.write(bytes, to: input.path), bytes: Int64(bytes.count), fixCount: count)
  }
}

extension Schema.Member {
  static let hidesPlaces = Schema.Member.optional(
    "hide", .flag,
    """
    True leaves out positions within `running.hideRadius` of the start, the end and `running.privatePlaces`; if left \
    out, all are written.
    """)
}

extension RunReader {
  /// Returns the places near which a file for other people omits positions. Positions that were rejected as impossible
  /// determine these places, too, because the file contains them, and they may be the only positions at the runner's
  /// door.
  func hiddenPlaces(of run: CorrectedRun) throws(Failure) -> HiddenPlaces {
    let fixes = run.run.fixes
    return try hiddenPlaces(
      [fixes, AcceptedPositions.among(fixes)].map { $0.compactMap(\.position) } + [run.run.route])
  }
}

/// The file formats in which a run can be written.
package enum RunFileFormat: String, CaseIterable, Codable, Hashable, Sendable {
  case gpx
  case tcx
  case fit

  package static let schema = Schema("RunFileFormat", "The format of a file with a track.", allCases) { format in
    switch format {
    case .gpx: "GPS Exchange Format 1.1: only fixes with positions"
    case .tcx: "Garmin Training Center Database 2: fixes, laps and what the device counted"
    case .fit: "Flexible and Interoperable Data Transfer, the format of watches: fixes, pauses and laps"
    }
  }
}

/// Encodes a run as a file.
package protocol RunFileEncoder: Sendable {
  /// Encodes a run with its corrections applied.
  /// - Returns: the file's bytes, and the number of fixes (recorded positions) in it.
  func encode(_ run: CorrectedRun, as format: RunFileFormat) -> (bytes: [UInt8], fixCount: Int)
}

extension ExportRun.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}
