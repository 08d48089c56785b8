import BookApplication
package import KernelApplication
import SampleExport
import Storage
import SupportInfrastructure
import System

extension App {
  /// The sample Apple Health export that the demonstration imports, as a zip archive.
  package static var sampleExport: [UInt8] {
    var count = 0
    let bytes = recordbook_sample_export(&count)
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// Writes the sample export to a temporary file, calls `body` with the file's path, and then removes the file.
  /// - Parameters:
  ///   - folder: the folder in which to create the file, under a unique name.
  ///   - problem: converts a failure into the error to throw.
  /// - Throws: any error that `body` throws; if the file cannot be written, `Failure.system`, converted by `problem`.
  package static func withSampleExport<Value, Problem: Error>(
    in folder: String, or problem: (Failure) -> Problem, _ body: (String) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    try with(sampleExport, ending: ".zip", in: folder, or: problem, body)
  }

  /// Imports the sample export.
  /// - Parameter body: imports the file at the given path.
  static func importingSample(
    _ body: (String) throws(Failure) -> ImportFiles.Output
  ) throws(Failure) -> ImportFiles.Output {
    try withSampleExport(in: SiteUpload.place, or: { $0 }, body)
  }

  /// Writes a sample voice message to a temporary file, as a friend would send it. Then calls `body` with the file's
  /// path, and removes the file.
  package static func withSampleVoice<Value, Problem: Error>(
    in folder: String, or problem: (Failure) -> Problem, _ body: (String) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    try with(SampleVoice.file, ending: ".wav", in: folder, or: problem, body)
  }

  private static func with<Value, Problem: Error>(
    _ bytes: [UInt8], ending: String, in folder: String, or problem: (Failure) -> Problem,
    _ body: (String) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    let path: String
    do throws(SystemError) {
      path = try write(bytes, ending: ending, in: folder)
    } catch {
      throw problem(.system(operation: error.operation, path: error.path, reason: error.words))
    }
    defer { try? PosixFileSystem().remove(path) }
    return try body(path)
  }

  private static func write(_ bytes: [UInt8], ending: String, in folder: String) throws(SystemError) -> String {
    let file = try TemporaryFile.make(in: folder, prefix: "recordbook-sample-", ending: ending)
    defer { PosixFileSystem().close(file) }
    do throws(SystemError) {
      try PosixFileSystem().writeAll(file, bytes, at: 0)
    } catch {
      try? PosixFileSystem().remove(file.path)
      throw error
    }
    return file.path
  }
}
