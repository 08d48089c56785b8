import BookInfrastructure
import Formats
package import KernelApplication
import KernelDomain
package import SupportApplication
import SupportDomain
import System

/// Reads friends' messages from files, folders and zip archives. In folders, skips hidden files. In folders and
/// archives, skips files that are neither bundles nor sound.
package struct ReceivedFiles: IncomingFiles {
  package init() {}

  /// The maximum depth of nested folders that are searched for messages.
  private static let deepest = 16
  /// The maximum size of an archive in bytes. It is more than twice the size of 50 messages of 2 MiB each.
  private static let mostZipBytes: Int64 = 256 << 20

  package func items(at path: String, _ progress: any ProgressSink) throws(Failure) -> [IncomingItem] {
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(following: path)
    } catch {
      throw Failure(InputFileError(error), path: path)
    }
    guard status.kind == .folder else { return try items(ofFile: path, isNamed: true, progress) }
    var items: [IncomingItem] = []
    var visited: Set<UInt64> = []
    try search(path, 0, &visited, &items, progress)
    guard !items.isEmpty else { throw .badFile(path: path, problem: .support(.nothingReceived)) }
    return items
  }

  private func search(
    _ folder: String, _ depth: Int, _ visited: inout Set<UInt64>, _ items: inout [IncomingItem],
    _ progress: any ProgressSink
  ) throws(Failure) {
    guard depth < ReceivedFiles.deepest, items.count <= ReceiveMessages.mostFiles else { return }
    for name in try ReceivedFiles.names(in: folder) {
      if progress.isCancelled { throw .cancelled }
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      guard let status = try? FileStatus(following: path) else { continue }
      switch status.kind {
      case .folder:
        if visited.insert(status.inode).inserted { try search(path, depth + 1, &visited, &items, progress) }
      case .file:
        do throws(Failure) {
          items += try self.items(ofFile: path, isNamed: false, progress)
        } catch {
          // An unreadable file does not prevent the others from being read.
          guard let problem = error.fileProblem else { throw error }
          items.append(IncomingItem(path: path, entry: nil, .bad(problem)))
        }
      default: continue
      }
    }
  }

  /// Returns the names of the files in a folder that are not hidden, sorted.
  private static func names(in folder: String) throws(Failure) -> [String] {
    let found: [[UInt8]]
    do throws(SystemError) {
      found = try PosixFileSystem().listRaw(folder)
    } catch {
      throw Failure(InputFileError(error), path: folder)
    }
    return found.filter { $0.first != UInt8(ascii: ".") }.compactMap { String(validating: $0, as: UTF8.self) }.sorted()
  }

  // MARK: Files

  private func items(
    ofFile path: String, isNamed: Bool, _ progress: any ProgressSink
  ) throws(Failure) -> [IncomingItem] {
    let file: InputFile
    let head: [UInt8]
    do throws(InputFileError) {
      file = try InputFile(path)
      head = try file.bytes(16, at: 0)
    } catch {
      throw Failure(error, path: path)
    }
    if head.withUnsafeBytes({ ZipArchive.recognises($0) }) { return try items(ofZip: file, path, progress) }
    guard file.size <= Int64(SupportBundle.mostBytes) else {
      guard isNamed || SupportBundle.recognises(head) || head.beginsSound else { return [] }
      return [IncomingItem(path: path, entry: nil, .bad(ReceivedFiles.tooLarge(head, Int(clamping: file.size))))]
    }
    let bytes: [UInt8]
    do throws(InputFileError) {
      bytes = try file.bytes(Int(file.size), at: 0)
      try file.checkUnchanged()
    } catch {
      throw Failure(error, path: path)
    }
    guard let content = ReceivedFiles.content(of: bytes, named: path, isNamed: isNamed) else { return [] }
    return [IncomingItem(path: path, entry: nil, content)]
  }

  private static func tooLarge(_ head: [UInt8], _ bytes: Int) -> Message {
    SupportBundle.recognises(head)
      ? .support(.fileTooLarge(bytes: bytes, most: SupportBundle.mostBytes))
      : .support(.soundTooLarge(bytes: bytes, most: VoiceSound.mostBytes))
  }

  /// Returns the message in a file. If the file is neither a bundle nor sound, returns a problem if the user named the
  /// file, or nil if it was found in a folder or archive.
  private static func content(of bytes: [UInt8], named name: String, isNamed: Bool) -> IncomingItem.Content? {
    do throws(BundleProblem) {
      if SupportBundle.recognises(bytes) {
        // Folders may contain any other JSON.
        if !isNamed, !bytes.mentionsSamwise { return nil }
        return .bundle(try SupportBundle.read(bytes))
      }
      guard isNamed || bytes.beginsSound else { return nil }
      return .bare(try VoiceSoundReader.read(bytes), share: share(inName: name))
    } catch {
      return .bad(error.message)
    }
  }

  /// Returns the first word of the file's name that is the id of a share, as in `run-0123456789abcdefghjkmnpqrs.m4a`;
  /// nil if there is none.
  private static func share(inName path: String) -> ShareID? {
    let name = path.split(separator: "/").last ?? ""
    return name.split { !$0.isLetter && !$0.isNumber }.lazy.compactMap { ShareID(RandomLetters.read($0)) }.first
  }

  // MARK: Archives

  private func items(
    ofZip file: InputFile, _ path: String, _ progress: any ProgressSink
  ) throws(Failure) -> [IncomingItem] {
    guard file.size <= ReceivedFiles.mostZipBytes else {
      throw .badFile(
        path: path,
        problem: .support(.fileTooLarge(bytes: Int(clamping: file.size), most: Int(ReceivedFiles.mostZipBytes))))
    }
    var items: [IncomingItem] = []
    do throws(PieceError) {
      let archive = try ZipArchive(file)
      for entry in archive.entries where entry.size > 0 {
        guard !progress.isCancelled, items.count <= ReceiveMessages.mostFiles else { break }
        items += try ReceivedFiles.items(of: entry, in: archive, path)
      }
    } catch {
      throw Failure(error, path: path)
    }
    if progress.isCancelled { throw .cancelled }
    guard !items.isEmpty else { throw .badFile(path: path, problem: .support(.nothingReceived)) }
    return items
  }

  private static func items(
    of entry: ZipEntry, in archive: ZipArchive, _ path: String
  ) throws(PieceError) -> [IncomingItem] {
    func item(_ content: IncomingItem.Content) -> [IncomingItem] {
      [IncomingItem(path: path, entry: entry.name, content)]
    }
    let parts = entry.name.split(separator: "/", omittingEmptySubsequences: false)
    // In an archive, macOS adds such a file beside each file.
    if parts.contains("__MACOSX") || parts.last?.hasPrefix(".") == true && parts.last != ".." { return [] }
    // Nothing is ever unpacked to a path. Even so, an entry that points outside shows that the archive was manipulated.
    guard !entry.name.hasPrefix("/"), !parts.contains("..") else {
      return item(.bad(.support(.pathOutside(entry: entry.name))))
    }
    guard let bytes = try archive.contents(of: entry, most: SupportBundle.mostBytes) else {
      let head = try archive.head(of: entry, count: 16)
      guard SupportBundle.recognises(head) || head.beginsSound else { return [] }
      return item(.bad(tooLarge(head, Int(clamping: entry.size))))
    }
    return content(of: bytes, named: entry.name, isNamed: false).map(item) ?? []
  }
}

extension [UInt8] {
  /// Whether the bytes may be the beginning of a sound file, including one in a format that is not accepted.
  var beginsSound: Bool {
    withUnsafeBytes { bytes in
      AudioKind(of: bytes) != nil || OtherAudio(beginning: bytes) != nil
    }
  }

  var mentionsSamwise: Bool {
    let word = Array("\"samwise\"".utf8)
    return prefix(4_096).indices.contains { start in
      start + word.count <= count && self[start..<start + word.count].elementsEqual(word)
    }
  }
}

extension Failure {
  /// The problem with a file that this failure states; nil if the failure is not about a file.
  fileprivate var fileProblem: Message? {
    switch self {
    case .badFile(_, let problem, _), .accessDenied(_, let problem): problem
    default: nil
    }
  }
}
