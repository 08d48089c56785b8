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
  private let indexes = Mutex<[NamedFile: FolderIndex]>([:])
  private static let keptIndexes = 8
  /// Bytes that stand for files which can't be written: those of a store of format 1 on a read-only disk, as they are in
  /// today's.
  private let substitutes = Mutex<[String: [UInt8]]>([:])

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

  func substitute(_ files: [String: [UInt8]]) {
    substitutes.withLock { $0 = files }
  }

  /// A file's bytes; nil when it is not there. Fails with `storeDamaged` for what is no regular file.
  func optional(_ name: String) throws(Failure) -> [UInt8]? {
    if let bytes = substitutes.withLock({ $0[name] }) { return bytes }
    do {
      return try fileSystem.readAll(path(of: name))
    } catch {
      if error.code == Errno.noEntry { return nil }
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

  /// A file's bytes; nil when it is not there, or is no regular file.
  func readable(_ name: String) throws(Failure) -> [UInt8]? {
    do {
      return try fileSystem.readAll(path(of: name))
    } catch {
      if error.isMissing || error.oddFile != nil { return nil }
      throw error.failure
    }
  }

  /// A file's bytes, verified. Fails with `storeDamaged` when it is missing or not what was written.
  func bytes(of file: NamedFile) throws(Failure) -> [UInt8] {
    guard let bytes = try optional(file.name) else {
      throw .storeDamaged(place: path(of: file.name), problem: "it is missing")
    }
    if let problem = file.problem(bytes) { throw .storeDamaged(place: path(of: file.name), problem: problem) }
    return bytes
  }

  /// Fails with `storeDamaged` when it is missing or not what was written.
  func index(_ file: NamedFile) throws(Failure) -> FolderIndex {
    if let known = indexes.withLock({ $0[file] }) { return known }
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
      if indexes.count >= StoreFolder.keptIndexes { indexes = [:] }
      indexes[file] = index
    }
  }
}

extension NamedFile {
  /// What tells that bytes are not what was written; nil when nothing does.
  func problem(_ content: [UInt8]) -> String? {
    if content.count != bytes { return "it has \(content.count) bytes where \(bytes) were written" }
    return fits(content) ? nil : "its checksum does not fit its content"
  }
}
