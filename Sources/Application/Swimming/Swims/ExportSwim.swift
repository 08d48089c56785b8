package import KernelApplication
package import SwimmingDomain

/// Writes a swim as it stands as a file that watches' services read.
package struct ExportSwim: UseCase {
  package static let method = "swimming.exportSwim"
  package static let summary = "Write a pool swim, as corrected, as a FIT file."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles + [.conflict, .notFound]

  package struct Input: Described, Equatable, PathInput {
    package var swim: SwimID
    /// Of a file that may not exist yet.
    package var path: String

    package static let schema = Schema(
      "Which swim is written, and where.",
      [
        .init("swim", SwimID.schema, "The swim."),
        .init("path", .path("/home/eva/swim.fit"), "Of a file that is not there yet."),
      ])

    package var namedPaths: [(field: String, path: String)] { [("path", path)] }

    package init(swim: SwimID, path: String) {
      self.swim = swim
      self.path = path
    }
  }

  package struct Output: Described, Equatable {
    /// The absolute path of the file written.
    package var path: String
    package var bytes: Int64
    package var lengthCount: Int

    package static let schema = Schema(
      "SwimExported", "The file written.",
      [
        .init("path", .path("/home/eva/swim.fit"), "Where it is."),
        .init("bytes", .integer, "How large it is.", unit: .bytes),
        .init("lengthCount", .integer, "How many lengths are in it.", unit: .of("lengths")),
      ])
  }

  let swims: any SwimRepository
  let encoder: any SwimEncoder
  let writer: any FileWriter

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard let swim = try swims.book().corrected(input.swim) else { throw .unknownSwim(input.swim) }
    guard let bytes = encoder.encode(swim) else {
      throw .conflict(.swimming(.nothingToExport(swim: input.swim.description)))
    }
    return Output(
      path: try writer.write(bytes, to: input.path), bytes: Int64(bytes.count),
      lengthCount: swim.laps.count { !$0.isExcluded })
  }
}

/// Makes files of swims.
package protocol SwimEncoder: Sendable {
  /// Nil for a swim without lengths, or whose pool is not known.
  func encode(_ swim: CorrectedSwim) -> [UInt8]?
}
