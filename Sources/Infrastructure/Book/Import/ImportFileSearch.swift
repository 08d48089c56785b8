import BookApplication
import Formats
import KernelApplication
import System

/// Finds the files to import at the paths that the user named, and in any folders there. Skips hidden files and folders
/// unless the user named them or their names promise an activity, and follows links. Visits each file or folder only
/// once, even if several paths lead to it.
struct ImportFileSearch {
  private let recognition: FileRecognition
  private let skipsBad: Bool
  private var files: [ImportFile] = []
  /// The files that the search skipped because they cannot be read.
  private(set) var bad: [BadFile] = []
  /// The number of files in folders that are of a kind that cannot be imported.
  private(set) var passedOver = 0
  /// A report on each folder that contains files of known kinds that are not read.
  private(set) var folders: [ImportedFile] = []
  private var visited: Set<FileIdentity> = []
  /// The maximum number of files whose names are looked at in a hidden folder.
  private static let mostHidden = 1_000
  /// The folder that the user named and that the search is in, and the files in it that are of known kinds, but not
  /// read.
  private var root = ""
  private var unread = UnreadFiles()

  /// Creates a search for files that can be imported.
  /// - Parameter skipsBad: whether to skip files that the user named but that cannot be read, instead of failing.
  init(_ recognition: FileRecognition, skipsBad: Bool) {
    self.recognition = recognition
    self.skipsBad = skipsBad
  }

  /// The files that the search has found, sorted by path. The routes beside the XML text of an Apple Health export are
  /// named by that text's file alone, because they are read with it.
  var found: [ImportFile] {
    var found = files.sorted { $0.path < $1.path }
    for export in found where export.format == .appleHealthXML {
      let folder = AppleExportFiles.folder(of: export.path)
      let beside = found.filter { $0.path.hasPrefix(folder + MemberPlace.routes) }.map(\.path)
      found.removeAll { $0.path.hasPrefix(folder + MemberPlace.routes) }
      // Several exports in a folder share its routes. What they refer to is known once the last of them is read.
      let last = found.lastIndex { $0.format == .appleHealthXML && AppleExportFiles.folder(of: $0.path) == folder }
      if let last { found[last].beside += beside }
    }
    return found
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
    (root, unread) = (path, UnreadFiles())
    try search(path, status)
    let skipped = unread.skipped
    guard files.count + bad.count > before else {
      throw .badFile(path: path, problem: .book(BookMessage(nothingOf: skipped) ?? .nothingToImport))
    }
    passedOver += unread.passedOver.count
    if !skipped.isEmpty { folders.append(ImportedFile(folder: path, skipped: skipped)) }
  }

  private mutating func search(_ folder: String, _ status: FileStatus) throws(Failure) {
    guard visited.insert(FileIdentity(status)).inserted else { return }
    for name in try names(in: folder) {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      do throws(Failure) {
        try addFound(path)
      } catch {
        try pass(over: path, error)
      }
    }
  }

  /// Adds to the search what is at a path within a folder. Fails if it cannot be read although its name promises an
  /// activity.
  private mutating func addFound(_ path: String) throws(Failure) {
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(following: path)
    } catch {
      guard error.code == Errno.noEntry || error.code == Errno.isLink else {
        throw Failure(InputFileError(error), path: path)
      }
      // A dangling link, or a file removed just now.
      guard MemberPlace(file: path).promisesActivity else { return }
      throw .badFile(path: path, problem: .book(.linkedFileMissing))
    }
    switch status.kind {
    case .folder: try search(path, status)
    case .file: try addFile(path, status, isNamed: false)
    default: if MemberPlace(file: path).promisesActivity { throw .badFile(path: path, problem: .file(.isNoFile)) }
    }
  }

  private mutating func addFile(_ path: String, _ status: FileStatus, isNamed: Bool) throws(Failure) {
    guard visited.insert(FileIdentity(status)).inserted else { return }
    let place = MemberPlace(file: path)
    var elsewhere: Message?
    var problem: Message = .book(status.bytes == 0 ? .emptyFile : isNamed ? .otherKind : .notWhatItsNameSays)
    do {
      let file = try InputFile(path)
      elsewhere = recognition.elsewhere(file, path, isNamed)
      if elsewhere == nil || recognition.mayHoldMore(file),
        let format = try recognition.format(of: file, isNamed: isNamed)
      {
        files.append(ImportFile(path: path, format: format, bytes: file.size, modified: file.modified))
        return try note(format, of: file, place)
      }
      let head = try file.bytes(FileRecognition.head, at: 0)
      let isOther = !isNamed && !place.promisesActivity
      let service = isOther ? UnreadExport.service(head) : nil
      if isOther, elsewhere == nil, let why = FileRecognition.reason(toName: place, head) {
        return unread.add(place.path(below: root), elsewhere: why)
      } else if let known = FileRecognition.problem(of: head) {
        problem = known
      } else if let service, service.hasFileOfEach {
        return unread.add(session: place.path(below: root), of: service)
      } else if service?.isOfSums == true {
        unread.isOfService = true
      } else if elsewhere == nil, place.isTable, let table = recognition.formats.explaining(head) {
        if isNamed {
          files.append(ImportFile(path: path, format: table.format, bytes: file.size, modified: file.modified))
          return
        }
        unread.add(table: place.path(below: root), why: table.why)
      }
    } catch {
      throw Failure(error, path: path)
    }
    if let elsewhere {
      if isNamed { throw .badFile(path: path, problem: elsewhere) }
      if !place.promisesActivity { return unread.add(place.path(below: root), elsewhere: elsewhere) }
    }
    guard isNamed || place.promisesActivity else {
      passedOver += 1
      return
    }
    let isWhole = [.book(.otherKind), .book(.notWhatItsNameSays)].contains(problem)
    throw .badFile(path: path, problem: problem, place: isWhole ? .beginning : nil)
  }

  /// Records what a file that can be read tells about the files of the folder that are not read.
  private mutating func note(
    _ format: ImportFormat, of file: InputFile, _ place: MemberPlace
  ) throws(InputFileError) {
    switch format {
    case .gpx, .tcx:
      unread.add(track: place.name)
      if place.isGoogleFit { unread.isOfService = true }
    case .archive:
      if place.promisesActivity { unread.add(track: place.name) }
      // A file that is no archive, but has the format of one, is of a service whose files are not read.
      let head = try file.bytes(FileRecognition.head, at: 0)
      if ContainerKind(head) == nil, UnreadExport.service(head) != .swimTable { unread.isOfService = true }
    case .activityList, .appleHealthXML: unread.isOfService = true
    default: break
    }
  }

  /// Records that a hidden folder is not searched, if there may be activities in it. Others, such as `.git`, are no
  /// news.
  private mutating func noteHidden(_ path: String) {
    var left = ImportFileSearch.mostHidden
    guard ImportFileSearch.mayHoldActivity(path, &left) else { return }
    unread.add(MemberPlace(file: path).path(below: root), elsewhere: .book(.hiddenFolder))
  }

  /// Whether a path leads to a folder in which the name of a file is that of an activity or an archive.
  /// - Parameter left: the number of files that may still be looked at.
  private static func mayHoldActivity(_ folder: String, _ left: inout Int) -> Bool {
    guard (try? FileStatus(following: folder))?.kind == .folder, let names = try? PosixFileSystem().listRaw(folder)
    else { return false }
    for name in names where left > 0 {
      left -= 1
      let place = MemberPlace(file: folder + "/" + String(decoding: name, as: UTF8.self))
      if place.isSystems { continue }
      if place.mayHoldActivity || mayHoldActivity(place.name, &left) { return true }
    }
    return false
  }

  /// Returns the names of the files in a folder, sorted. Omits hidden files, unless their names promise activities, and
  /// records the files whose names are not text, because they cannot be read.
  private mutating func names(in folder: String) throws(Failure) -> [String] {
    let found: [[UInt8]]
    do throws(SystemError) {
      found = try PosixFileSystem().listRaw(folder)
    } catch {
      throw Failure(InputFileError(error), path: folder)
    }
    var names: [String] = []
    for name in found where !name.starts(with: "._".utf8) {
      let isHidden = name.first == UInt8(ascii: ".")
      if let text = String(validating: name, as: UTF8.self) {
        if !isHidden || MemberPlace(file: text).promisesActivity {
          names.append(text)
        } else {
          noteHidden(folder + "/" + text)
        }
      } else if !isHidden {
        let path = folder + "/" + String(decoding: name, as: UTF8.self)
        try pass(over: path, .badFile(path: path, problem: .file(.nameNotUTF8)))
      }
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
