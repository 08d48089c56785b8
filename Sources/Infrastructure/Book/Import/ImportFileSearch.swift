import BookApplication
import Formats
import KernelApplication
import System

/// Finds the files to import at the paths that the user named, and in any folders there. Skips hidden files unless the
/// user named them, and follows links. Visits each file or folder only once, even if several paths lead to it.
struct ImportFileSearch {
  private let recognition: FileRecognition
  private let skipsBad: Bool
  private var files: [ImportFile] = []
  /// The files that the search skipped because they cannot be read.
  private(set) var bad: [BadFile] = []
  /// The number of files in folders that are of a kind that cannot be imported.
  private(set) var passedOver = 0
  private var visited: Set<FileIdentity> = []

  /// Creates a search for files that can be imported.
  /// - Parameter skipsBad: whether to skip files that the user named but that cannot be read, instead of failing.
  init(_ recognition: FileRecognition, skipsBad: Bool) {
    self.recognition = recognition
    self.skipsBad = skipsBad
  }

  /// The files that the search has found, sorted by path.
  var found: [ImportFile] {
    files.sorted { $0.path < $1.path }
  }

  /// Adds to the search a path that the user named. Fails if there is nothing to import at the path.
  mutating func add(_ path: String) throws(Failure) {
    do throws(Failure) {
      try addNamed(path)
    } catch {
      try pass(over: path, error, isNamed: true)
    }
  }

  /// Records a file that cannot be read. Throws its failure instead if the user named the file and such files are not
  /// skipped.
  private mutating func pass(over path: String, _ failure: Failure, isNamed: Bool = false) throws(Failure) {
    guard skipsBad || !isNamed, let file = BadFile(path, failure) else { throw failure }
    bad.append(file)
  }

  private mutating func addNamed(_ path: String) throws(Failure) {
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(following: path)
    } catch {
      throw Failure(InputFileError(error), path: path)
    }
    guard status.kind == .folder else { return try addFile(path, status, isNamed: true) }
    guard !visited.contains(FileIdentity(status)) else { return }
    let before = files.count + bad.count
    try search(path, status)
    guard files.count + bad.count > before else {
      throw .badFile(path: path, problem: .book(.nothingToImport))
    }
  }

  private mutating func search(_ folder: String, _ status: FileStatus) throws(Failure) {
    guard visited.insert(FileIdentity(status)).inserted else { return }
    for name in try ImportFileSearch.names(in: folder) {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      let status: FileStatus
      do throws(SystemError) {
        status = try FileStatus(following: path)
      } catch {
        // A dangling link, or a file removed just now.
        if error.code == Errno.noEntry || error.code == Errno.isLink { continue }
        throw Failure(InputFileError(error), path: path)
      }
      do throws(Failure) {
        switch status.kind {
        case .folder: try search(path, status)
        case .file: try addFile(path, status, isNamed: false)
        default: break
        }
      } catch {
        try pass(over: path, error)
      }
    }
  }

  private mutating func addFile(_ path: String, _ status: FileStatus, isNamed: Bool) throws(Failure) {
    guard visited.insert(FileIdentity(status)).inserted else { return }
    var elsewhere: Message?
    var problem: Message = .book(status.bytes == 0 ? .emptyFile : isNamed ? .otherKind : .notWhatItsNameSays)
    do {
      let file = try InputFile(path)
      elsewhere = recognition.elsewhere(file, path)
      if elsewhere == nil, let format = try recognition.format(of: file, isNamed: isNamed) {
        files.append(ImportFile(path: path, format: format, bytes: file.size, modified: file.modified))
        return
      }
      let head = try file.bytes(FileRecognition.shortHead, at: 0)
      if let known = FileRecognition.problem(of: head) {
        problem = known
      } else if isNamed, elsewhere == nil, path.lowercased().hasSuffix(".csv"), let format = explaining(head) {
        files.append(ImportFile(path: path, format: format, bytes: file.size, modified: file.modified))
        return
      }
    } catch {
      throw Failure(error, path: path)
    }
    if isNamed, let elsewhere { throw .badFile(path: path, problem: elsewhere) }
    guard isNamed || MemberPlace(file: path).promisesActivity else {
      passedOver += 1
      return
    }
    let isWhole = [.book(.otherKind), .book(.notWhatItsNameSays)].contains(problem)
    throw .badFile(path: path, problem: problem, place: isWhole ? .beginning : nil)
  }

  /// Returns the format that can say what a table of no known app lacks; nil if none can.
  /// - Parameter head: the first bytes of the file.
  private func explaining(_ head: [UInt8]) -> ImportFormat? {
    head.withBytes { head in recognition.formats.first { $0.explains(head) }?.format }
  }

  /// Returns the names of the files in a folder that are not hidden, sorted.
  private static func names(in folder: String) throws(Failure) -> [String] {
    let found: [[UInt8]]
    do throws(SystemError) {
      found = try PosixFileSystem().listRaw(folder)
    } catch {
      throw Failure(InputFileError(error), path: folder)
    }
    var names: [String] = []
    for name in found where name.first != UInt8(ascii: ".") {
      guard let text = String(validating: name, as: UTF8.self) else {
        throw .badFile(
          path: folder + "/" + String(decoding: name, as: UTF8.self), problem: .file(.nameNotUTF8))
      }
      names.append(text)
    }
    return names.sorted()
  }
}

/// Identifies a file on this machine, regardless of the path that leads to it.
private struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: FileStatus) {
    device = status.device
    number = status.inode
  }
}

extension BadFile {
  /// Creates the description of a file that cannot be read; nil if the failure is not about a file.
  init?(_ path: String, _ failure: Failure) {
    switch failure {
    case .badFile(let path, let problem, let place): self.init(path: path, problem: problem, place: place)
    case .notFound: self.init(path: path, problem: .file(.isNotThere), place: nil)
    case .accessDenied(let path, let problem): self.init(path: path, problem: problem, place: nil)
    case .system(let problem):
      guard case .refused(let operation, let path, let reason)? = problem.content(as: SystemMessage.self) else {
        return nil
      }
      self.init(path: path, problem: .file(.unreadable(operation: operation, reason: reason)), place: nil)
    default: return nil
    }
  }
}
