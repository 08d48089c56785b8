/// The store's port to the disk: the store makes all its disk operations through this protocol.
///
/// Most operations are one system call, so that tests can record, shorten, reorder and fail them one by one. No
/// operation follows a link at the end of a path, except `exists`, `list` and `syncFolder`, since the folder of a store
/// may be a link.
package protocol FileSystem: Sendable {
  /// Opens a file. Never blocks, even if the file is not a regular one.
  func open(_ path: String, _ mode: OpenMode) throws(SystemError) -> OpenFile
  func close(_ file: OpenFile)
  func status(of file: OpenFile) throws(SystemError) -> FileStatus
  /// The status of what is at the path; nil if there is nothing.
  func status(at path: String) throws(SystemError) -> FileStatus?
  /// Reads bytes from a position in the file, perhaps fewer than the buffer can hold. Returns their number; 0 at the
  /// end.
  func read(_ file: OpenFile, _ buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int
  /// Writes bytes at a position in the file, perhaps only the first of them. Returns the number written.
  func write(_ file: OpenFile, _ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Int
  func truncate(_ file: OpenFile, to size: Int) throws(SystemError)
  /// Makes the content, and the metadata needed to read it, survive a power failure (`fdatasync`).
  func syncData(_ file: OpenFile) throws(SystemError)
  /// Makes the content and all metadata survive a power failure (`fsync`).
  func sync(_ file: OpenFile) throws(SystemError)
  /// Makes the content and metadata of several files survive a power failure. It may wait for the disk once for several
  /// files.
  func sync(_ files: [OpenFile]) throws(SystemError)
  /// Makes changes of names in a folder survive a power failure.
  func syncFolder(_ path: String) throws(SystemError)
  /// Makes changes of names in several folders survive a power failure. It may wait for the disk once for several
  /// folders.
  func syncFolders(_ paths: [String]) throws(SystemError)
  /// Renames a file or folder. A file at `target` is replaced.
  func rename(_ path: String, to target: String) throws(SystemError)
  func remove(_ path: String) throws(SystemError)
  /// Removes a folder. Fails if it is not empty.
  func removeFolder(_ path: String) throws(SystemError)
  /// Creates a folder. Fails if the path exists.
  func makeFolder(_ path: String) throws(SystemError)
  /// The names in a folder, in any order, without `.` and `..`.
  func list(_ path: String) throws(SystemError) -> [String]
  func exists(_ path: String) throws(SystemError) -> Bool
  /// The effective user id of this process; nil if files have no owners.
  var user: UInt32? { get }
  /// Locks the file, unless somebody else has locked it. Returns whether it is locked now. The lock ends when the file
  /// is closed or the process ends.
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
  /// Opens an existing file for reading and writing.
  case update
  /// Opens a file for reading and writing, and creates it if it does not exist.
  case updateOrCreate
  /// Creates a file and opens it for writing. Fails with `EEXIST` if the path exists.
  case create
}

package struct OpenFile: Hashable, Sendable {
  package let descriptor: Int32
  /// The path of the file, for error messages.
  package let path: String

  package init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }
}

/// What the system stores about a file besides its content.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Sendable {
    case file
    case folder
    case link
    /// A FIFO, a socket, a device or anything else.
    case special
  }

  package var kind: Kind
  package var device: UInt64
  package var inode: UInt64
  package var bytes: Int
  /// When the content was last changed (`st_mtim`), in nanoseconds since 1970-01-01T00:00:00Z. Programs can set it.
  package var modified: Int64
  /// When the content or the metadata was last changed (`st_ctim`), in nanoseconds since 1970-01-01T00:00:00Z. Unlike
  /// `modified`, programs cannot set it.
  package var changed: Int64
  /// The user id of the owner.
  package var owner: UInt32
  /// The permission bits, such as `0o600`.
  package var permissions: UInt32
  /// The number of names (hard links) that the file has.
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

  /// Whether both statuses are of the same file.
  package func isSameFile(as other: FileStatus) -> Bool {
    inode == other.inode && device == other.device
  }

  /// Whether both statuses are of the same file, and its content did not change between them, judging by its size and
  /// the time of its last change.
  package func isUnchanged(since other: FileStatus) -> Bool {
    isSameFile(as: other) && bytes == other.bytes && modified == other.modified
  }

  /// Whether both statuses are of the same file, and neither its content nor its metadata changed between them.
  package func isUntouched(since other: FileStatus) -> Bool {
    isUnchanged(since: other) && changed == other.changed
  }
}
