import BookApplication
import Formats
import KernelApplication

/// Files small enough to be read whole: those of one or a few swims, and backups.
enum SmallFile {
  /// Years of swimming take less.
  private static let limit: Int64 = 256 << 20

  /// Reads a file and reports when it is done.
  /// - Parameter parse: finds things in its bytes, and returns how many.
  static func read(
    _ file: ImportFile, _ progress: any ProgressSink, _ parse: ([UInt8]) throws(Failure) -> Int
  ) throws(Failure) {
    let (input, bytes) = try contents(of: file.path)
    guard !progress.isCancelled else { throw .cancelled }
    let found: Int
    do {
      found = try parse(bytes)
    } catch {
      try input.refuseChanged(file.path)
      throw error
    }
    try input.refuseChanged(file.path)
    guard !progress.isCancelled else { throw .cancelled }
    progress.report(
      Progress(subject: file.path, bytesDone: file.bytes, bytesTotal: file.bytes, found: found))
  }

  private static func contents(of path: String) throws(Failure) -> (InputFile, [UInt8]) {
    do {
      let file = try InputFile(path)
      if file.size <= limit { return (file, try file.bytes(Int(file.size), at: 0)) }
    } catch {
      throw Failure(error, path: path)
    }
    throw .badFile(
      path: path, problem: .file(.tooLarge(mebibytes: Int(limit >> 20))), place: .byte(at: limit))
  }
}

extension InputFile {
  /// To be called once a file was read: what one that changed meanwhile looks like is no fault of its own.
  func refuseChanged(_ path: String) throws(Failure) {
    do {
      try checkUnchanged()
    } catch {
      throw Failure(error, path: path)
    }
  }
}
