package import KernelApplication
package import SwimmingDomain

/// Writes a swim, with corrections applied, to a FIT file, which services for sports watches can read.
package struct ExportSwim: UseCase {
  package static let method = "swimming.exportSwim"
  package static let summary = "Write a pool swim, with corrections applied, as a FIT file."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles + [.conflict, .notFound]

  package struct Input: Described, Equatable, PathInput {
    package var swim: SwimID
    /// The path of the file to write, which must not exist yet.
    package var path: String

    package static let schema = Schema(
      "The swim to write, and the file to write it to.",
      [
        .init("swim", SwimID.schema, "The name of the swim."),
        .init("path", .path("/home/eva/swim.fit"), "The path of the file to write, which must not exist yet."),
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
      "SwimExported", "The file that was written.",
      [
        .init("path", .path("/home/eva/swim.fit"), "The path of the file."),
        .init("bytes", .integer, "The size of the file, in bytes.", unit: .bytes),
        .init("lengthCount", .integer, "The number of lengths in the file.", unit: .of("lengths")),
      ])
  }

  let swims: any SwimRepository
  let hearts: any SwimHeartRepository
  let encoder: any SwimEncoder
  let writer: any FileWriter

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard let swim = try swims.book().corrected(input.swim) else { throw .unknownSwim(input.swim) }
    guard let bytes = encoder.encode(swim, try hearts.heartRate(of: swim.swim)) else {
      throw .conflict(.swimming(.nothingToExport(swim: input.swim.description)))
    }
    return Output(
      path: try writer.write(bytes, to: input.path), bytes: Int64(bytes.count),
      lengthCount: swim.laps.count { !$0.isExcluded })
  }
}

/// Encodes swims in a file format for other programs.
package protocol SwimEncoder: Sendable {
  /// Returns the file's bytes; nil for a swim without recorded lengths, or with an unknown pool length.
  /// - Parameter heart: the heart rate of the swim; nil if it is not known.
  func encode(_ swim: CorrectedSwim, _ heart: SwimHeartRate?) -> [UInt8]?
}
