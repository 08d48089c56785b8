/// The port of the store to the disk: all its disk operations go through this protocol.
///
/// Each operation is one system call, so that tests can record, cut short, reorder and fail them one by one. No
/// operation follows a link at the end of a path, except `exists`, `list` and `syncFolder`, since the folder of a store
/// may be a link.
package protocol FileSystem: Sendable {
  /// Opens a file. It returns at once, even if the file is not a regular one.
  func open(_ path: String, _ mode: OpenMode) throws(SystemError) -> OpenFile
  func close(_ file: OpenFile)
  func status(of file: OpenFile) throws(SystemError) -> FileStatus
  /// Nil if nothing has that path.
  func status(at path: String) throws(SystemError) -> FileStatus?
  /// May read less than the buffer holds; returns 0 at the end.
  func read(_ file: OpenFile, _ buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int
  /// May write less than it is given.
  func write(_ file: OpenFile, _ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Int
  func truncate(_ file: OpenFile, to size: Int) throws(SystemError)
  /// Makes the content, and what is needed to read it, survive a power failure (`fdatasync`).
  func syncData(_ file: OpenFile) throws(SystemError)
  /// Makes the content and all metadata survive a power failure (`fsync`).
  func sync(_ file: OpenFile) throws(SystemError)
  /// Makes the content and metadata of several files survive a power failure. The syncs may wait for the disk together.
  func sync(_ files: [OpenFile]) throws(SystemError)
  /// Makes the names in a folder survive a power failure.
  func syncFolder(_ path: String) throws(SystemError)
  /// Makes the names in several folders survive a power failure. The syncs may wait for the disk together.
  func syncFolders(_ paths: [String]) throws(SystemError)
  /// Replaces `target` if it exists.
  func rename(_ path: String, to target: String) throws(SystemError)
  func remove(_ path: String) throws(SystemError)
  /// Fails if the folder is not empty.
  func removeFolder(_ path: String) throws(SystemError)
  /// Fails if it exists.
  func makeFolder(_ path: String) throws(SystemError)
  /// The names in a folder, in no particular order, without `.` and `..`.
  func list(_ path: String) throws(SystemError) -> [String]
  func exists(_ path: String) throws(SystemError) -> Bool
  /// The user id of this process; nil if files have no owners.
  var user: UInt32? { get }
  /// Locks the file if nobody else has. The lock ends when the file is closed or its process ends.
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
  /// For reading and writing an existing file.
  case update
  /// For reading and writing; the file is made if it does not exist.
  case updateOrCreate
  /// For writing a new file. Fails with `EEXIST` if the path exists.
  case create
}

package struct OpenFile: Hashable, Sendable {
  package let descriptor: Int32
  /// The path, for error messages.
  package let path: String

  package init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }
}

/// The system's information about a file.
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
  /// When the content was last changed, in nanoseconds since 1970-01-01T00:00:00Z.
  package var modified: Int64
  /// When the content or the metadata was last changed (`st_ctim`), in nanoseconds since 1970-01-01T00:00:00Z. Nobody
  /// can set it.
  package var changed: Int64
  /// The user id.
  package var owner: UInt32
  /// The permission bits, such as `0o600`.
  package var permissions: UInt32
  /// The number of names of the file.
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

  /// Whether both are of one file that was not written to in between, judging by its size and time of change.
  package func isUnchanged(since other: FileStatus) -> Bool {
    isSameFile(as: other) && bytes == other.bytes && modified == other.modified
  }

  /// Whether both are of one file to which nothing at all was done in between.
  package func isUntouched(since other: FileStatus) -> Bool {
    isUnchanged(since: other) && changed == other.changed
  }
}
