/// An input that contains paths of files or folders. They must be absolute: the service may have another working
/// directory than the client, so that a relative path would lead elsewhere.
package protocol PathInput {
  /// The paths in the input, each with the name of its member, such as `paths[0]`.
  var namedPaths: [(field: String, path: String)] { get }
}

extension PathInput {
  /// Checks the input's paths. Fails with `invalidInput`, naming the input's member, if a path is not absolute or is
  /// longer than the system accepts.
  func checkPaths() throws(Failure) {
    for (field, path) in namedPaths {
      let bytes = path.utf8.count
      guard bytes < longestPath else {
        throw .invalidInput(
          field: field, problem: .input(.pathTooLong(bytes: bytes, most: longestPath - 1)))
      }
      if path.hasPrefix("/") { continue }
      throw .invalidInput(field: field, problem: .input(.pathNotAbsolute(path: path)))
    }
  }
}

/// The system's limit on the length of a path in bytes, including the zero byte at its end (PATH_MAX).
private let longestPath = 4_096
