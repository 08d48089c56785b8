import JSONCoding
import KernelApplication
import Synchronization
import System

/// The folder that a store lies in.
final class StoreFolder: Sendable {
  let path: String
  let fileSystem: any FileSystem
  /// Indexes that were read. Not by their names alone: where the store was put back to an older copy, the same name may
  /// be given again.
  private let indexes = Mutex<[(file: NamedFile, index: FolderIndex)]>([])
  private static let keptIndexes = 8

  /// The folder of the copies that repairs keep.
  static let damaged = "damaged"
  static let lock = "lock"

  init(path: String, fileSystem: any FileSystem) {
    self.path = path
    self.fileSystem = fileSystem
  }

  func path(of name: String) -> String {
    path + "/" + name
  }

  /// A file's bytes; nil when it is not there. Fails with `storeDamaged` for what is no regular file, and, without
  /// reading it, for one of more bytes than the limit.
  func optional(_ name: String, limit: Int) throws(Failure) -> [UInt8]? {
    try file(name, limit: limit)?.bytes
  }

  /// The same as it is on the disk, and its status.
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

  /// A journal's bytes, as far as they may hold lines; nil when it is not there. Fails with `storeDamaged` for what is no
  /// regular file.
  /// - Parameter made: the bytes with which it was made; 0 where nothing tells.
  func journal(_ name: String, made: Int) throws(Failure) -> JournalBytes? {
    try examined { () throws(SystemError) in
      try opened(name) { (file, status) throws(SystemError) in
        try JournalBytes(file, status, made: made, fileSystem)
      }
    }
  }

  /// The same; nil, too, for what is no regular file.
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

  /// What an error means of a file of the store. What is no regular file is damage, but not where the store itself is no
  /// folder.
  func failure(_ error: SystemError) -> Failure {
    guard let odd = error.oddFile else { return error.failure }
    if error.code == Errno.notAFolder, (try? fileSystem.status(at: path + "/.")) == .some(nil) { return error.failure }
    return .storeDamaged(place: error.path, problem: odd)
  }

  /// A file's first bytes, as many as the limit; nil when it is not there, or is no regular file.
  func readable(_ name: String, limit: Int) throws(Failure) -> [UInt8]? {
    try unlessOdd { () throws(SystemError) in
      try opened(name) { (file, status) throws(SystemError) in
        try fileSystem.readAll(file, status, atMost: limit)
      }
    }
  }

  /// The bytes of a file that may be damaged; of one that is far longer than it was written, those that were. Nil when it
  /// is not there, or is no regular file.
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

  /// A file's bytes, verified. Fails with `storeDamaged` when it is missing or not what was written.
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

  /// Fails with `storeDamaged` when it is missing or not what was written.
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
  /// What tells that bytes are not what was written; nil when nothing does.
  func problem(_ content: [UInt8]) -> Message? {
    if let problem = problem(content.count) { return problem }
    return fits(content) ? nil : .store(.checksum)
  }

  /// The same of a size alone.
  func problem(_ size: Int) -> Message? {
    size == bytes ? nil : .store(.size(found: size, written: bytes))
  }
}
