/// The port under the store: everything it does to a disk goes through here, and nothing else does.
///
/// Each operation is one system call, so that tests can record, cut, reorder and fail them one by one.
package protocol FileSystem: Sendable {
  func open(_ path: String, _ mode: OpenMode) throws(SystemError) -> OpenFile
  func close(_ file: OpenFile)
  /// Bytes of the file.
  func size(_ file: OpenFile) throws(SystemError) -> Int
  /// May read less than the buffer holds; 0 at the end.
  func read(_ file: OpenFile, _ buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int
  /// May write less than it is given.
  func write(_ file: OpenFile, _ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Int
  func truncate(_ file: OpenFile, to size: Int) throws(SystemError)
  /// Makes the content, and what is needed to read it, outlast a power cut (`fdatasync`).
  func syncData(_ file: OpenFile) throws(SystemError)
  /// Makes content and all metadata outlast a power cut (`fsync`).
  func sync(_ file: OpenFile) throws(SystemError)
  /// Makes the names in a folder outlast a power cut.
  func syncFolder(_ path: String) throws(SystemError)
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
  /// Whether it is this file that has the name now.
  func leads(_ path: String, to file: OpenFile) throws(SystemError) -> Bool
  /// Takes the file's lock if nobody else has it; it is freed when the file is closed or its process ends.
  func tryLock(_ file: OpenFile) throws(SystemError) -> Bool
}

package enum OpenMode: Sendable {
  case read
  /// To read and write; made when it is not there.
  case update
  /// To write; emptied when it is there.
  case replace
}

/// A file that is open.
package struct OpenFile: Hashable, Sendable {
  package let descriptor: Int32
  /// For messages.
  package let path: String

  package init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }
}

/// Why the system refused an operation.
package struct SystemError: Error, Hashable, Sendable {
  /// `errno`.
  package let code: Int32
  /// As a verb, `write`.
  package let operation: String
  package let path: String

  package init(code: Int32, operation: String, path: String) {
    self.code = code
    self.operation = operation
    self.path = path
  }
}
