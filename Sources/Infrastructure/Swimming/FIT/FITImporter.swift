import Formats
package import KernelApplication
package import SwimmingApplication

/// Reads swims from FIT files, as sports watches write them.
package struct FITImporter {
  package init() {}

  /// Whether a file that begins so is a FIT file.
  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    FITReader.recognises(head)
  }

  /// Reads a file whole, chained ones included; one that is cut or damaged anywhere is refused.
  package func read(_ file: SwimFile, progress: any ProgressSink) throws(Failure) -> ReadSwims {
    try SmallFile.read(file, progress) { bytes throws(Failure) in
      try FITImporter.swims(in: bytes, path: file.path)
    }
  }

  /// The swims in a FIT file's bytes.
  package static func swims(in bytes: [UInt8], path: String) throws(Failure) -> ReadSwims {
    var activities: [FITActivity] = []
    do {
      try FITReader.read(bytes) { message, file in
        while activities.count <= file { activities.append(FITActivity()) }
        activities[file].add(message)
      }
    } catch {
      throw Failure(error, in: path)
    }
    var all = ReadSwims()
    for read in activities.map(FITSwims.of) {
      all.swims += read.swims
      all.skipped += read.skipped
    }
    if all.swims.isEmpty, all.skipped.isEmpty {
      all.skipped.append(Skipped(what: "the file", why: "it holds no finished activity"))
    }
    return all
  }
}
