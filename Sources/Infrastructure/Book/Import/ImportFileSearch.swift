import BookApplication
import Formats
import KernelApplication
import System

/// Looks for files that can be imported among paths and below folders. What is hidden is passed over unless named; links are
/// followed; each file and folder is visited once, by whatever paths it is reached.
struct ImportFileSearch {
  private let recognition: FileRecognition
  private let skipsBad: Bool
  private var files: [ImportFile] = []
  /// The files that can't be read, where they are passed over.
  private(set) var bad: [BadFile] = []
  /// How many files in folders are not for the book.
  private(set) var passedOver = 0
  private var visited: Set<FileIdentity> = []

  /// - Parameter skipsBad: passes over what can't be read, instead of failing.
  init(_ recognition: FileRecognition, skipsBad: Bool) {
    self.recognition = recognition
    self.skipsBad = skipsBad
  }

  /// The files found, in order of path.
  var found: [ImportFile] {
    files.sorted { $0.path < $1.path }
  }

  /// Adds a path that the user gave: what is there has to be of use.
  mutating func add(_ path: String) throws(Failure) {
    do throws(Failure) {
      try addNamed(path)
    } catch {
      try pass(over: path, error, isNamed: true)
    }
  }

  /// Notes a file that can't be read. One that is named is not passed over.
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
        // A link to nothing, or a file just removed.
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
    do {
      let file = try InputFile(path)
      elsewhere = recognition.elsewhere(file, path)
      if elsewhere == nil, let format = try recognition.format(of: file, isNamed: isNamed) {
        files.append(ImportFile(path: path, format: format, bytes: file.size, modified: file.modified))
        return
      }
    } catch {
      throw Failure(error, path: path)
    }
    if isNamed, let elsewhere { throw .badFile(path: path, problem: elsewhere) }
    guard !isNamed else {
      throw .badFile(
        path: path, problem: .book(status.bytes == 0 ? .emptyFile : .otherKind), place: .beginning)
    }
    guard !MemberPlace(file: path).promisesActivity else {
      throw .badFile(
        path: path, problem: .book(status.bytes == 0 ? .emptyFile : .notWhatItsNameSays), place: .beginning)
    }
    passedOver += 1
  }

  /// Names of what is not hidden, in order.
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

/// What makes two paths the same file.
private struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: FileStatus) {
    device = status.device
    number = status.inode
  }
}

extension BadFile {
  /// Nil for a failure that is not about a file.
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
