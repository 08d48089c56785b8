import BookInfrastructure
import Formats
import SwimmingApplication
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport

/// Reads exports from memory.
enum AppleExportReading {
  static func read(_ build: (inout AppleExportBuilder) -> Void) throws(AppleHealthProblem) -> ReadSwims {
    var export = AppleExportBuilder()
    build(&export)
    return try read(export.bytes)
  }

  static func read(_ bytes: [UInt8], pieces size: Int = 1 << 20) throws(AppleHealthProblem) -> ReadSwims {
    try SwimReading.swims(in: MemoryDocument(bytes, pieces: size), threads: 1)
  }
}
