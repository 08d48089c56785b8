/// An input that names files or folders. The service may have another working directory than the client, so only an
/// absolute path means the same to both.
package protocol PathInput {
  /// The input's paths, each with the name of its member, such as `paths[0]`.
  var namedPaths: [(field: String, path: String)] { get }
}

extension PathInput {
  /// Checks that all paths are absolute and no longer than the system accepts; otherwise fails with `invalidInput`,
  /// naming the input's member.
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

/// The limit of a path's length in bytes, including the terminating zero (PATH_MAX).
private let longestPath = 4_096
