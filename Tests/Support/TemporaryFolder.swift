import Libc

/// A temporary folder, removed with its contents when the test releases it.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// - Parameter prefix: the beginning of the folder's name.
  package init(prefix: String = "recordbook-test") {
    var template = Array("/tmp/\(prefix)-XXXXXX".utf8CString)
    self.path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)!) }
  }

  deinit { TemporaryFolder.remove(path) }

  /// Removes a path and everything in it; links are removed, not followed.
  private static func remove(_ path: String) {
    guard unlink(path) != 0, let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { remove(path + "/" + name) }
    }
    closedir(folder)
    rmdir(path)
  }

  /// Writes a file into the folder and returns its path.
  @discardableResult
  package func write(_ bytes: some Collection<UInt8>, to name: String) -> String {
    makeFolders(above: name)
    let file = path + "/" + name
    let stream = fopen(file, "wb")!
    precondition(fwrite(Array(bytes), 1, bytes.count, stream) == bytes.count)
    fclose(stream)
    return file
  }

  /// Makes a symbolic link in the folder.
  package func link(to target: String, as name: String) {
    makeFolders(above: name)
    symlink(target, path + "/" + name)
  }

  private func makeFolders(above name: String) {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
  }
}
