package import KernelApplication
package import RunningDomain

/// Writes a run, as her corrections leave it, as a file that other programs read.
package struct ExportRun: UseCase {
  package static let method = "running.exportRun"
  package static let summary = "Write a run, as corrected, as a GPX or TCX file."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles + [.notFound, .conflict]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var format: RunFileFormat
    /// Of a file, which may not exist yet.
    package var path: String

    package static let schema = Schema(
      "Which run, and where it is written.",
      [
        .init("run", RunID.schema, "The run."),
        .init(
          "format",
          Schema("RunFileFormat", "A format of files with tracks.", RunFileFormat.allCases) { format in
            switch format {
            case .gpx: "GPS Exchange Format 1.1: fixes with positions alone"
            case .tcx: "Garmin Training Center Database 2: laps and what the device counted, too"
            }
          }, "Of the file."),
        .init("path", .path("/home/eva/run.gpx"), "Of a file that is not there yet."),
      ])

    package init(run: RunID, format: RunFileFormat, path: String) {
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
      "The file written.",
      [
        .init("path", .path("/home/eva/run.gpx"), "Where it is."),
        .init("bytes", .integer, "How large it is.", unit: .bytes),
        .init("fixCount", .integer, "How many fixes are in it.", unit: .of("fixes")),
      ])
  }

  let reader: RunReader
  let encoder: any RunFileEncoder
  let writer: any FileWriter

  /// Fails with `conflict` for a run of which only totals are known.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard let corrected = try reader.repository.run(input.run) else { throw .unknownRun(input.run) }
    let (bytes, count) = encoder.encode(corrected, as: input.format)
    guard count > 0 else { throw .conflict(.running(.noTrackToExport(run: input.run.description))) }
    return Output(path: try writer.write(bytes, to: input.path), bytes: Int64(bytes.count), fixCount: count)
  }
}

/// The formats in which a run is written.
package enum RunFileFormat: String, CaseIterable, Codable, Hashable, Sendable {
  case gpx
  case tcx
}

/// Makes a file of a run.
package protocol RunFileEncoder: Sendable {
  /// - Returns: the file, and how many fixes are in it.
  func encode(_ run: CorrectedRun, as format: RunFileFormat) -> (bytes: [UInt8], fixCount: Int)
}

extension ExportRun.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}
