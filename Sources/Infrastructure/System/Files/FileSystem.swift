/// The interface through which the store accesses the disk.
///
/// Most operations are single system calls, so that tests can record them, shorten them, reorder them and make them
/// fail. Only `exists`, `list` and `syncFolder` follow a link at the end of a path, because the store's folder may be a
/// link.
package protocol FileSystem: Sendable {
  /// Opens a file. Never blocks, even if the file is not a regular file.
  func open(_ path: String, _ mode: OpenMode) throws(SystemError) -> OpenFile
  func close(_ file: OpenFile)
  func status(of file: OpenFile) throws(SystemError) -> FileStatus
  /// Returns the status of whatever is at the path; nil if there is nothing.
  func status(at path: String) throws(SystemError) -> FileStatus?
  /// Reads bytes starting at the byte offset `offset`, possibly fewer than the buffer can hold. Returns the number of
  /// bytes read; 0 at the end of the file.
  func read(_ file: OpenFile, _ buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int
  /// Writes bytes at the byte offset `offset`, possibly only some of the first ones. Returns the number of bytes
  /// written.
  func write(_ file: OpenFile, _ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Int
  func truncate(_ file: OpenFile, to size: Int) throws(SystemError)
  /// Makes a file's content durable (`fdatasync`), so that it survives a power failure.
  func syncData(_ file: OpenFile) throws(SystemError)
  /// Makes a file's content and all its metadata durable (`fsync`), so that they survive a power failure.
  func sync(_ file: OpenFile) throws(SystemError)
  /// Makes the content and the metadata of several files durable, possibly faster than one after another.
  func sync(_ files: [OpenFile]) throws(SystemError)
  /// Makes changes to the names in a folder durable, so that they survive a power failure.
  func syncFolder(_ path: String) throws(SystemError)
  /// Makes changes to the names in several folders durable, possibly faster than one after another.
  func syncFolders(_ paths: [String]) throws(SystemError)
  /// Renames a file or folder, replacing a file that exists at `target`.
  func rename(_ path: String, to target: String) throws(SystemError)
  func remove(_ path: String) throws(SystemError)
  /// Removes a folder. Fails if the folder is not empty.
  func removeFolder(_ path: String) throws(SystemError)
  /// Creates a folder. Fails if anything exists at the path.
  func makeFolder(_ path: String) throws(SystemError)
  /// Lists the names in a folder, in no particular order, without `.` and `..`.
  func list(_ path: String) throws(SystemError) -> [String]
  func exists(_ path: String) throws(SystemError) -> Bool
  /// The effective user id of this process; nil if the file system has no owners.
  var user: UInt32? { get }
  /// Locks the file and returns true; returns false if another process has locked it. The lock is released when the
  /// file is closed or the process ends.
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
  /// Creates a file and opens it for writing. Fails with `EEXIST` if anything exists at the path.
  case create
}

package struct OpenFile: Hashable, Sendable {
  package let descriptor: Int32
  /// The file's path, which is used in error messages.
  package let path: String

  package init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }
}

/// A file's metadata: what the system stores about the file besides its content.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Sendable {
    case file
    case folder
    case link
    /// A FIFO, a socket, a device or any other special file.
    case special
  }

  package var kind: Kind
  package var device: UInt64
  package var inode: UInt64
  package var bytes: Int
  /// The time at which the content was last changed (`st_mtim`), in nanoseconds since 1970-01-01T00:00:00Z. Any program
  /// can set this time.
  package var modified: Int64
  /// The time at which the content or the metadata was last changed (`st_ctim`), in nanoseconds since
  /// 1970-01-01T00:00:00Z. Unlike `modified`, programs cannot set this time.
  package var changed: Int64
  /// The user id of the file's owner.
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

  /// Whether the two statuses belong to the same file.
  package func isSameFile(as other: FileStatus) -> Bool {
    inode == other.inode && device == other.device
  }

  /// Whether the two statuses belong to the same file and have the same size and the same time of the last change to
  /// the content.
  package func isUnchanged(since other: FileStatus) -> Bool {
    isSameFile(as: other) && bytes == other.bytes && modified == other.modified
  }

  /// Whether the two statuses belong to the same file, and neither its content nor its metadata changed between them.
  package func isUntouched(since other: FileStatus) -> Bool {
    isUnchanged(since: other) && changed == other.changed
  }
}
