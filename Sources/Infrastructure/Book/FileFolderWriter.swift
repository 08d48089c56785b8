import Glibc
package import KernelApplication
import Storage

/// Writes folders of files. A folder takes its name only when it is whole and on the disk.
package struct FileFolderWriter: FolderWriter {
  package init() {}

  package func write(
    to path: String, _ make: (any OpenFolder) throws(Failure) -> Void
  ) throws(Failure) -> WrittenFolder {
    let target = absolute(path)
    let draft = try Draft(.folder, for: target, named: path)
    let folder = DraftFolder(draft)
    do throws(Failure) {
      try make(folder)
      try draft.finish()
    } catch {
      draft.discard()
      throw error
    }
    return WrittenFolder(path: target, files: folder.names, bytes: folder.bytes)
  }

  private func absolute(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    guard path.utf8.first != UInt8(ascii: "/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }
}
