/// The port under the store: everything it does to a disk goes through here, and nothing else does.
///
/// Each operation is one system call, so that tests can record, cut, reorder and fail them one by one. No operation
/// follows a link in a path's last part, but for `exists`, `list` and `syncFolder`, since a store's folder may be one.
package protocol FileSystem: Sendable {
  /// Opens a file; returns at once, also where it is no regular file.
  func open(_ path: String, _ mode: OpenMode) throws(SystemError) -> OpenFile
  func close(_ file: OpenFile)
  func status(of file: OpenFile) throws(SystemError) -> FileStatus
  /// Nil when nothing has that name.
  func status(at path: String) throws(SystemError) -> FileStatus?
  /// May read less than the buffer holds; 0 at the end.
  func read(_ file: OpenFile, _ buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int
  /// May write less than it is given.
  func write(_ file: OpenFile, _ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Int
  func truncate(_ file: OpenFile, to size: Int) throws(SystemError)
  /// Makes the content, and what is needed to read it, outlast a power cut (`fdatasync`).
  func syncData(_ file: OpenFile) throws(SystemError)
  /// Makes content and all metadata outlast a power cut (`fsync`).
  func sync(_ file: OpenFile) throws(SystemError)
  /// The same of several files, which need not wait for the disk one after the other.
  func sync(_ files: [OpenFile]) throws(SystemError)
  /// Makes the names in a folder outlast a power cut.
  func syncFolder(_ path: String) throws(SystemError)
  /// The same of several folders, which need not wait for the disk one after the other.
  func syncFolders(_ paths: [String]) throws(SystemError)
  /// Replaces `target` where it exists.
  func rename(_ path: String, to target: String) throws(SystemError)
  func remove(_ path: String) throws(SystemError)
  /// Fails when anything is in it.
  func removeFolder(_ path: String) throws(SystemError)
  /// Fails when it exists.
  func makeFolder(_ path: String) throws(SystemError)
  /// Names in a folder, in no order, without `.` and `..`.
  func list(_ path: String) throws(SystemError) -> [String]
  func exists(_ path: String) throws(SystemError) -> Bool
  /// The user id of this process; nil where files have no owners.
  var user: UInt32? { get }
  /// Takes the file's lock if nobody else has it; it is freed when the file is closed or its process ends.
  func tryLock(_ file: OpenFile) throws(SystemError) -> Bool
}

extension FileSystem {
  package func sync(_ files: [OpenFile]) throws(SystemError) {
    for file in files { try sync(file) }
  }

  package func syncFolders(_ paths: [String]) throws(SystemError) {
    for path in paths { try syncFolder(path) }
  }
}

package enum OpenMode: Sendable {
  case read
  /// To read and write a file that is there.
  case update
  /// To read and write; made when it is not there.
  case updateOrCreate
  /// To write a new file; fails with `EEXIST` when anything has that name.
  case create
}

/// A file that is open.
package struct OpenFile: Hashable, Sendable {
  package let descriptor: Int32
  /// The path, for messages.
  package let path: String

  package init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }
}

/// What the system knows of a file.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Sendable {
    case file
    case folder
    case link
    /// A FIFO, socket or device.
    case special
  }

  package var kind: Kind
  package var device: UInt64
  package var inode: UInt64
  package var bytes: Int
  /// When its content was changed, in nanoseconds since 1970-01-01T00:00:00Z.
  package var modified: Int64
  /// The same of the last change of the content or of what the system keeps of the file (`st_ctim`), which nobody can
  /// set.
  package var changed: Int64
  /// User id.
  package var owner: UInt32
  /// Permission bits, `0o600`.
  package var permissions: UInt32
  /// Names that lead to it.
  package var links: Int

  package init(
    kind: Kind, device: UInt64, inode: UInt64, bytes: Int, modified: Int64, owner: UInt32, permissions: UInt32,
    links: Int = 1, changed: Int64? = nil
  ) {
    self.kind = kind
    self.device = device
    self.inode = inode
    self.bytes = bytes
    self.modified = modified
    self.owner = owner
    self.permissions = permissions
    self.links = links
    self.changed = changed ?? modified
  }

  /// Whether both are of one file.
  package func isSameFile(as other: FileStatus) -> Bool {
    inode == other.inode && device == other.device
  }

  /// Whether both are of one file that nobody wrote to in between, as far as size and time of change tell.
  package func isUnchanged(since other: FileStatus) -> Bool {
    isSameFile(as: other) && bytes == other.bytes && modified == other.modified
  }

  /// Whether both are of one file to which nothing at all was done in between.
  package func isUntouched(since other: FileStatus) -> Bool {
    isUnchanged(since: other) && changed == other.changed
  }
}
