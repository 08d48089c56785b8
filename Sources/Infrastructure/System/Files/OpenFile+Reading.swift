import Glibc

extension OpenFile {
  /// Opens a file that the user named, or what a link of that name leads to; returns at once, also where it is no regular file.
  package init(reading path: String) throws(SystemError) {
    // Not to wait for the other end of a pipe.
    let descriptor = try check("open", path) { Int(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)) }
    self.init(descriptor: Int32(descriptor), path: path)
  }

  /// Has the system read ahead.
  package func willBeReadInOrder() {
    posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL)
  }
}

/// What every change of a file changes one of: of its bytes, its names, its place.
package struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let bytes: Int64
  /// Nanoseconds since 1970-01-01T00:00:00Z, likewise below.
  private let modified: Int64
  private let changed: Int64

  package init(of file: OpenFile) throws(SystemError) {
    var status = stat()
    _ = try check("look at", file.path) { Int(fstat(file.descriptor, &status)) }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    bytes = Int64(status.st_size)
    modified = status.st_mtim.nanoseconds
    changed = status.st_ctim.nanoseconds
  }
}

/// A file, or a folder, under a name that nothing else has, for its owner alone.
package enum TemporaryFile {
  /// - Returns: a file to write to.
  package static func make(in folder: String, prefix: String, ending: String) throws(SystemError) -> OpenFile {
    var template = Array((folder + "/" + prefix + "XXXXXX" + ending).utf8CString)
    let descriptor = mkstemps(&template, Int32(ending.utf8.count))
    guard descriptor >= 0 else { throw SystemError("create a file in", folder) }
    return OpenFile(descriptor: descriptor, path: path(template))
  }

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
