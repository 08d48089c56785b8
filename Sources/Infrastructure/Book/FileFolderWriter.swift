package import KernelApplication
import Storage
import System

/// Writes folders of files under temporary names. A folder is given its own name only once it is complete and synced to
/// disk.
package struct FileFolderWriter: FolderWriter {
  package init() {}

  package func write(
    to path: String, _ make: (any OpenFolder) throws(Failure) -> Void
  ) throws(Failure) -> WrittenFolder {
    let target = Path.absolute(path)
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
}
