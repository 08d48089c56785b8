package import KernelApplication
package import RunningDomain

/// Returns a run as a file for other programs. A web page can let the user save the file.
package struct EncodeRun: UseCase {
  package static let method = "running.encodeRun"
  package static let summary = "Return a run, with corrections applied, as a GPX, TCX or FIT file."
  package static let kind = UseCaseKind.examination
  package static let failures: [FailureKind] = .reading + [.notFound, .conflict]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var format: RunFileFormat

    package static let schema = Schema(
      "The run to return.",
      [
        .init("run", RunID.schema, "The name of the run."),
        .init("format", RunFileFormat.schema, "The format of the file."),
      ])

    package init(run: RunID, format: RunFileFormat) {
      (self.run, self.format) = (run, format)
    }
  }

  package struct Output: Described, Equatable {
    /// The content of the file, encoded in Base64.
    package var base64: String
    package var fixCount: Int

    package static let schema = Schema(
      "The file.",
      [
        .init("base64", .text, "The bytes of the file in Base64.", examples: [#""PGdweD48L2dweD4=""#]),
        .init("fixCount", .integer, "The number of fixes in the file.", unit: .of("fixes")),
      ])
  }

  let reader: RunReader
  let encoder: any RunFileEncoder
  let base64: @Sendable ([UInt8]) -> String

  /// Encodes the file. Fails with `conflict` if the run has no fixes (recorded positions) but only totals.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard let corrected = try reader.repository.run(input.run) else { throw .unknownRun(input.run) }
    let (bytes, count) = encoder.encode(corrected, as: input.format)
    guard count > 0 else { throw .conflict(.running(.noTrackToExport(run: input.run.description))) }
    return Output(base64: base64(bytes), fixCount: count)
  }
}
