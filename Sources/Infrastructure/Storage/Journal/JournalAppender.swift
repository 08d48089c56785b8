import KernelApplication
import System

/// Writes behind the last line of one journal. Each line is durable when it returns; where it fails nothing of it
/// stays.
struct JournalAppender {
  /// Nothing is in the journal, on the disk neither, but what was appended. Once that can't be said any more, its
  /// lines have to be written anew, to another.
  private(set) var isSure: Bool
  private let path: String
  private let fileSystem: any FileSystem
  private var file: OpenFile?
  /// The open file as this process left it: its name may lead to another meanwhile, and somebody else may
  /// write to it. Nil while none is open.
  private(set) var status: FileStatus?

  init(_ path: String, _ fileSystem: any FileSystem, isSure: Bool) {
    self.path = path
    self.fileSystem = fileSystem
    self.isSure = isSure
  }

  /// - Parameters:
  ///   - line: sealed, with the newline.
  ///   - end: where the last line ends.
  mutating func append(_ line: [UInt8], at end: Int) throws(Failure) {
    try write(line, at: end)
    try finish(synced(), at: end)
  }

  /// The first half of an addition: the line is durable, and may be told, once `finish` knows that it was synced.
  mutating func write(_ line: [UInt8], at end: Int) throws(Failure) {
    // Who reads it would take it for no line.
    guard line.count < SizeLimit.journalGap else {
      throw .conflict(.store(.lineTooLong(path: path, bytes: line.count, limit: SizeLimit.journalGap)))
    }
    let file = try open()
    do throws(SystemError) {
      try fileSystem.writeAll(file, line, at: end)
    } catch {
      isSure = (try? cut(file, to: end)) != nil
      close()
      throw error.failure
    }
  }

  /// Waits until what was written is durable; another thread may do so.
  func synced() -> Result<Void, SystemError> {
    guard let file else { return .success(()) }
    do throws(SystemError) {
      return .success(try fileSystem.syncData(file))
    } catch {
      return .failure(error)
    }
  }

  /// The second half of an addition.
  /// - Parameters:
  ///   - synced: what `synced` returned.
  ///   - end: where the line before it ends.
  mutating func finish(_ synced: Result<Void, SystemError>, at end: Int) throws(Failure) {
    guard let file else { return }
    if case .failure(let error) = synced {
      isSure = false
      try? fileSystem.truncate(file, to: end)
      close()
      throw error.failure
    }
    // Where it can't be told, what is written next is preceded by a look at the content.
    status = try? fileSystem.status(of: file)
  }

  /// Takes back a line that was written, since others of its group could not be.
  mutating func takeBack(to end: Int) {
    guard let file else { return isSure = false }
    if (try? cut(file, to: end)) == nil { isSure = false }
  }

  mutating func close() {
    if let file { fileSystem.close(file) }
    (file, status) = (nil, nil)
  }

  private mutating func open() throws(Failure) -> OpenFile {
    if let file { return file }
    do throws(SystemError) {
      let opened = try fileSystem.open(path, .update)
      file = opened
      status = try fileSystem.status(of: opened)
      return opened
    } catch {
      if error.isMissing { throw .storeDamaged(place: path, problem: .store(.missing)) }
      if let odd = error.oddFile { throw .storeDamaged(place: path, problem: odd) }
      throw error.failure
    }
  }

  private func cut(_ file: OpenFile, to size: Int) throws(SystemError) {
    try fileSystem.truncate(file, to: size)
    try fileSystem.syncData(file)
  }
}
