import KernelApplication
import System

/// Appends lines to one journal file. A line is durable when `append` returns. If appending fails, the line is removed.
struct JournalAppender {
  /// Whether the journal, in memory and on disk, is known to contain exactly the appended lines. If false, its lines
  /// must be written to a new file before anything is appended.
  private(set) var isSure: Bool
  private let path: String
  private let fileSystem: any FileSystem
  private var file: OpenFile?
  /// The open file's status after this process last wrote to it; nil while no file is open. If the current status
  /// differs, the file has been replaced or another process has written to it.
  private(set) var status: FileStatus?

  init(_ path: String, _ fileSystem: any FileSystem, isSure: Bool) {
    self.path = path
    self.fileSystem = fileSystem
    self.isSure = isSure
  }

  /// Appends a line and syncs it.
  /// - Parameters:
  ///   - line: the line, sealed and including its newline.
  ///   - end: the byte offset at which the journal's last line ends.
  mutating func append(_ line: [UInt8], at end: Int) throws(Failure) {
    try write(line, at: end)
    try finish(synced(), at: end)
  }

  /// Writes a line without making it durable. The change may be reported as done only after `synced` and `finish`
  /// succeed.
  /// - Parameter end: the byte offset at which the journal's last line ends.
  mutating func write(_ line: [UInt8], at end: Int) throws(Failure) {
    // A reader stops if there is no end of a line within this many bytes.
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

  /// Syncs the line that `write` has written. May be called on another thread.
  func synced() -> Result<Void, SystemError> {
    guard let file else { return .success(()) }
    do throws(SystemError) {
      return .success(try fileSystem.syncData(file))
    } catch {
      return .failure(error)
    }
  }

  /// Ends an append that `write` has begun. Keeps the line if it has been synced, otherwise removes it and fails.
  /// - Parameters:
  ///   - synced: what `synced` returned.
  ///   - end: the byte offset at which the previous line ends.
  mutating func finish(_ synced: Result<Void, SystemError>, at end: Int) throws(Failure) {
    guard let file else { return }
    if case .failure(let error) = synced {
      isSure = false
      try? fileSystem.truncate(file, to: end)
      close()
      throw error.failure
    }
    // If the status cannot be read, the next writer compares the file's content instead.
    status = try? fileSystem.status(of: file)
  }

  /// Removes a line that has been written, because a line of the same group could not be written to another journal.
  /// - Parameter end: the byte offset at which the removed line begins.
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
