package import Formats
package import KernelApplication

extension InputFile {
  /// Fails if the file has changed since it was opened. Call this after reading the file, because the change may be
  /// what looks like damage.
  /// - Parameter path: the file's path, which the failure states.
  func refuseChanged(_ path: String) throws(Failure) {
    do {
      try checkUnchanged()
    } catch {
      throw Failure(error, path: path)
    }
  }

  /// Reads a whole file. Fails with `badFile` if it cannot be read, changes meanwhile, or is too large.
  /// - Parameter most: the size of the largest file that is read, in mebibytes.
  package static func whole(_ path: String, most: Int) throws(Failure) -> (file: InputFile, bytes: [UInt8]) {
    let limit = Int64(most) << 20
    do throws(InputFileError) {
      let file = try InputFile(path)
      if file.size <= limit {
        let bytes = try file.bytes(Int(file.size), at: 0)
        try file.checkUnchanged()
        return (file, bytes)
      }
    } catch {
      throw Failure(error, path: path)
    }
    throw .badFile(path: path, problem: .file(.tooLarge(mebibytes: most)), place: .byte(at: limit))
  }
}
