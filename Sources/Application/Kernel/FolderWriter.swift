/// Writes files for people and other programs into a folder of their own, all or none; never over something that
/// exists.
package protocol FolderWriter: Sendable {
  /// - Parameters:
  ///   - path: of the folder, which may not exist yet.
  ///   - make: adds the files; what it throws ends the writing, and nothing stays.
  func write(
    to path: String, _ make: (any OpenFolder) throws(Failure) -> Void
  ) throws(Failure) -> WrittenFolder
}

/// A folder that is being written.
package protocol OpenFolder {
  func add(_ file: OutputFile) throws(Failure)

  /// Adds the files that `make` makes for each number from 0 on and hands to `write`, on all processors at once.
  /// - Returns: what else it made, by number.
  func add<Result: Sendable>(
    count: Int,
    _ make: @Sendable (Int, _ write: @escaping (OutputFile) throws(Failure) -> Void) throws(Failure) -> Result
  ) throws(Failure) -> [Result]
}

package struct OutputFile: Hashable, Sendable {
  /// Below the folder, with `/` between its parts.
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
  /// Absolute.
  package var path: String
  /// Below it, in the order added.
  package var files: [String]
  package var bytes: Int64

  package init(path: String, files: [String], bytes: Int64) {
    self.path = path
    self.files = files
    self.bytes = bytes
  }
}
