import JSONCoding
import KernelApplication
import Synchronization
import System

/// The folder of a store, with functions that read its files.
final class StoreFolder: Sendable {
  let path: String
  let fileSystem: any FileSystem
  /// The cached indexes of folders, each with the name, size and checksum of the index file. The name alone does not
  /// identify an index: if the store is replaced by an older copy, a new index may have the same name as an old one.
  private let indexes = Mutex<[(file: NamedFile, index: FolderIndex)]>([])
  private static let keptIndexes = 8

  /// The name of the folder in which repairs keep copies of damaged files.
  static let damaged = "damaged"
  static let lock = "lock"

  init(path: String, fileSystem: any FileSystem) {
    self.path = path
    self.fileSystem = fileSystem
  }

  func path(of name: String) -> String {
    path + "/" + name
  }

  /// Reads a file of the store; nil if it does not exist. Fails with `storeDamaged`, without reading the file, if it is
  /// not a regular file or is larger than `limit` bytes.
  func optional(_ name: String, limit: Int) throws(Failure) -> [UInt8]? {
    try file(name, limit: limit)?.bytes
  }

  /// Reads a file as `optional` does, but also returns its status.
  func file(_ name: String, limit: Int) throws(Failure) -> (bytes: [UInt8], status: FileStatus)? {
    let found = try examined { () throws(SystemError) in
      try opened(name) { (file, status) throws(SystemError) -> ([UInt8]?, FileStatus) in
        let isTooLarge = status.kind == .file && status.bytes > limit
        return (isTooLarge ? nil : try fileSystem.readAll(file, status, atMost: limit), status)
      }
    }
    guard let (bytes, status) = found else { return nil }
    guard let bytes else {
      throw .storeDamaged(
        place: path(of: name), problem: .store(.tooLarge(found: status.bytes, most: limit)))
    }
    return (bytes, status)
  }

  /// Reads the file of a journal; nil if it does not exist. If more than 64 MiB follow the last line with a correct
  /// checksum, the end of the file is omitted. Fails with `storeDamaged` if it is not a regular file.
  /// - Parameter made: the size in bytes with which the journal was created; 0 if unknown.
  func journal(_ name: String, made: Int) throws(Failure) -> JournalBytes? {
    try examined { () throws(SystemError) in
      try opened(name) { (file, status) throws(SystemError) in
        try JournalBytes(file, status, made: made, fileSystem)
      }
    }
  }

  /// Reads a journal as `journal` does, but returns nil instead of failing if it is not a regular file.
  func readableJournal(_ name: String, made: Int) throws(Failure) -> JournalBytes? {
    try unlessOdd { () throws(SystemError) in
      try opened(name) { (file, status) throws(SystemError) in
        try JournalBytes(file, status, made: made, fileSystem)
      }
    }
  }

  private func opened<Value>(
    _ name: String, _ body: (OpenFile, FileStatus) throws(SystemError) -> Value
  ) throws(SystemError) -> Value? {
    let file: OpenFile
    do throws(SystemError) {
      file = try fileSystem.open(path(of: name), .read)
    } catch {
      guard error.code == Errno.noEntry else { throw error }
      return nil
    }
    defer { fileSystem.close(file) }
    return try body(file, fileSystem.status(of: file))
  }

  private func examined<Value>(_ body: () throws(SystemError) -> Value) throws(Failure) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw failure(error)
    }
  }

  /// Converts an error about one of the store's files into a failure. If there is something other than a regular file
  /// at the file's path, the failure states that the store is damaged. However, it does not state this if the cause is
  /// that the store's own path is not a folder.
  func failure(_ error: SystemError) -> Failure {
    guard let odd = error.oddFile else { return error.failure }
    if error.code == Errno.notAFolder, (try? fileSystem.status(at: path + "/.")) == .some(nil) { return error.failure }
    return .storeDamaged(place: error.path, problem: odd)
  }

  /// Reads a file's first bytes, at most `limit`; nil if it does not exist or is not a regular file.
  func readable(_ name: String, limit: Int) throws(Failure) -> [UInt8]? {
    try unlessOdd { () throws(SystemError) in
      try opened(name) { (file, status) throws(SystemError) in
        try fileSystem.readAll(file, status, atMost: limit)
      }
    }
  }

  /// Reads a file that may be damaged; nil if it does not exist or is not a regular file. If the file is more than 16
  /// MiB longer than when it was written, reads only as many bytes as it had then.
  func readable(_ file: NamedFile) throws(Failure) -> [UInt8]? {
    try unlessOdd { () throws(SystemError) in
      try opened(file.name) { (open, status) throws(SystemError) in
        try fileSystem.readAll(
          open, status, atMost: status.bytes > file.bytes + SizeLimit.excess ? file.bytes : status.bytes)
      }
    }
  }

  private func unlessOdd<Value>(_ body: () throws(SystemError) -> Value?) throws(Failure) -> Value? {
    do throws(SystemError) {
      return try body()
    } catch {
      if error.isMissing || error.oddFile != nil { return nil }
      throw error.failure
    }
  }

  /// Reads a file and verifies its size and checksum. Fails with `storeDamaged` if it is missing or differs from what
  /// was written.
  func bytes(of file: NamedFile) throws(Failure) -> [UInt8] {
    let path = path(of: file.name)
    let read = try examined { () throws(SystemError) in
      try opened(file.name) { (open, status) throws(SystemError) -> ([UInt8], Int) in
        (try fileSystem.readAll(open, status, atMost: file.bytes), status.bytes)
      }
    }
    guard let (bytes, size) = read else { throw .storeDamaged(place: path, problem: .store(.missing)) }
    if let problem = file.problem(size) ?? file.problem(bytes) { throw .storeDamaged(place: path, problem: problem) }
    return bytes
  }

  /// Reads the index of a folder and verifies it. Fails with `storeDamaged` if it is missing or differs from what was
  /// written.
  func index(_ file: NamedFile) throws(Failure) -> FolderIndex {
    if let known = indexes.withLock({ $0.first { $0.file == file }?.index }) { return known }
    let bytes = try bytes(of: file)
    do {
      let index = try FolderIndex(bytes, of: StoreName.folder(of: file.name) ?? "")
      keep(index, file)
      return index
    } catch {
      throw .storeDamaged(place: path(of: file.name), problem: error.problem)
    }
  }

  func keep(_ index: FolderIndex, _ file: NamedFile) {
    indexes.withLock { indexes in
      if indexes.count >= StoreFolder.keptIndexes { indexes = [] }
      indexes.append((file, index))
    }
  }
}

extension NamedFile {
  /// Returns a message if the content differs in size or checksum from the file as it was written; otherwise nil.
  func problem(_ content: [UInt8]) -> Message? {
    if let problem = problem(content.count) { return problem }
    return fits(content) ? nil : .store(.checksum)
  }

  /// Returns a message if this size in bytes differs from the size that the file had when it was written; otherwise
  /// nil.
  func problem(_ size: Int) -> Message? {
    size == bytes ? nil : .store(.size(found: size, written: bytes))
  }
}
