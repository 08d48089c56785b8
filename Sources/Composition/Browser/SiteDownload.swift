import BookInfrastructure
import HTTP
import KernelApplication
import Storage
import System

/// A file that a use case writes for the browser to save. It is written into a private temporary folder, which is removed
/// before the first byte is sent, so that nothing is left behind even if the browser goes away. The file itself goes when
/// this value does.
final class SiteDownload: Sendable {
  private let file: OpenFile

  private init(_ file: OpenFile) { self.file = file }

  deinit { PosixFileSystem().close(file) }

  /// Returns a download of a single file.
  /// - Parameter write: writes the file at the path that it is given.
  static func ofFile(_ write: (String) throws(Failure) -> Void) throws(Failure) -> SiteDownload {
    try inTemporaryFolder { (folder) throws(Failure) in
      try write(folder + "/file")
      return try asked { () throws(SystemError) in try PosixFileSystem().open(folder + "/file", .read) }
    }
  }

  /// Returns a download of an archive with all files of a folder.
  /// - Parameter write: writes the folder at the path that it is given.
  static func ofFolder(_ write: (String) throws(Failure) -> Void) throws(Failure) -> SiteDownload {
    try inTemporaryFolder { (folder) throws(Failure) in
      try write(folder + "/files")
      return try asked { () throws(SystemError) in
        let archive = try TemporaryFile.make(in: folder, prefix: "archive-", ending: ".zip")
        do throws(SystemError) {
          try FolderArchive.write(folder + "/files", to: archive)
        } catch {
          PosixFileSystem().close(archive)
          throw error
        }
        return archive
      }
    }
  }

  private static func inTemporaryFolder(
    _ make: (String) throws(Failure) -> OpenFile
  ) throws(Failure) -> SiteDownload {
    let folder = try asked { () throws(SystemError) in
      try TemporaryFile.makeFolder(in: SiteUpload.place, prefix: "recordbook-save-")
    }
    defer { remove(folder) }
    return SiteDownload(try make(folder))
  }

  /// Sends the file, piece by piece, until it ends or the browser goes away.
  func send(on stream: ResponseStream) {
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    defer { piece.deallocate() }
    var sent = 0
    while let count = try? PosixFileSystem().read(file, piece, at: sent) {
      guard count > 0, stream.write(Array(piece[..<count])) else { return }
      sent += count
    }
    stream.abandon()
  }

  private static func remove(_ path: String) {
    guard let folder = try? Directory(opening: path, followsLink: false) else { return }
    try? folder.empty()
    folder.close()
    try? PosixFileSystem().removeFolder(path)
  }

  private static func asked<Value>(_ body: () throws(SystemError) -> Value) throws(Failure) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .system(operation: error.operation, path: error.path, reason: error.words)
    }
  }
}
