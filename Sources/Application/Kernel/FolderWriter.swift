/// Writes a new folder of files for people or other programs, such as an export. Either all files are written or none,
/// and no existing file or folder is replaced.
package protocol FolderWriter: Sendable {
  /// Creates the folder and its files.
  /// - Parameters:
  ///   - path: the path of the folder, which must not exist yet.
  ///   - make: adds the files. If it throws, the folder is removed again.
  func write(
    to path: String, _ make: (any OpenFolder) throws(Failure) -> Void
  ) throws(Failure) -> WrittenFolder
}

/// A folder while its files are being written.
package protocol OpenFolder {
  func add(_ file: OutputFile) throws(Failure)

  /// Calls `make` with each number from 0 to `count - 1`, in parallel on all processors. Each call of `make` adds
  /// files to the folder by passing them to its argument `write`.
  /// - Returns: the results of `make`, in the order of the numbers.
  func add<Result: Sendable>(
    count: Int,
    _ make: @Sendable (Int, _ write: @escaping (OutputFile) throws(Failure) -> Void) throws(Failure) -> Result
  ) throws(Failure) -> [Result]
}

package struct OutputFile: Hashable, Sendable {
  /// The file's path relative to the folder, with `/` between its components.
  package var path: String
  package var bytes: [UInt8]

  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(_ path: String, _ text: String) {
    self.init(path, Array(text.utf8))
  }
}

package struct WrittenFolder: Hashable, Sendable {
  /// The folder's absolute path.
  package var path: String
  /// The files' paths relative to the folder, in the order in which they were added.
  package var files: [String]
  package var bytes: Int64

  package init(path: String, files: [String], bytes: Int64) {
    self.path = path
    self.files = files
    self.bytes = bytes
  }
}
