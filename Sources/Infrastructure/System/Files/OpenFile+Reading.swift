import Libc

extension OpenFile {
  /// Opens a file for reading by a path that the user entered. Follows links. Never blocks, even if it is not a regular
  /// file.
  package init(reading path: String) throws(SystemError) {
    // Non-blocking, because opening a named pipe would otherwise block until another process writes to it.
    let descriptor = try check("open", path) { Int(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)) }
    self.init(descriptor: Int32(descriptor), path: path)
  }

  /// Tells the system that the file will be read from beginning to end, so that the system can read ahead.
  package func willBeReadInOrder() {
    Calls.willReadInOrder(descriptor)
  }
}

/// Identifies a file and its state. The stamp changes if the file's content or names change, or if another file
/// replaces it.
package struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let bytes: Int64
  /// The time at which the content was last changed, in nanoseconds since 1970-01-01T00:00:00Z. `changed` has the same
  /// unit.
  private let modified: Int64
  private let changed: Int64

  package init(of file: OpenFile) throws(SystemError) {
    var status = stat()
    _ = try check("look at", file.path) { Int(fstat(file.descriptor, &status)) }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    bytes = Int64(status.st_size)
    modified = status.modified.nanoseconds
    changed = status.changed.nanoseconds
  }
}

/// Creates files and folders with new, unique names. Only their owner can access them.
package enum TemporaryFile {
  /// Creates a file whose name consists of `prefix`, six random characters and `ending`.
  /// - Returns: the file, open for writing.
  package static func make(in folder: String, prefix: String, ending: String) throws(SystemError) -> OpenFile {
    var template = Array((folder + "/" + prefix + "XXXXXX" + ending).utf8CString)
    let descriptor = mkstemps(&template, Int32(ending.utf8.count))
    guard descriptor >= 0 else { throw SystemError("create a file in", folder) }
    return OpenFile(descriptor: descriptor, path: path(template))
  }

  /// Creates a folder whose name consists of `prefix` and six random characters.
  /// - Returns: the folder's path.
  package static func makeFolder(in folder: String, prefix: String) throws(SystemError) -> String {
    var template = Array((folder + "/" + prefix + "XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError("create a folder in", folder) }
    return path(template)
  }

  private static func path(_ template: [CChar]) -> String {
    String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
