import Glibc

/// A folder of a test's own, gone with all that is in it when the test lets go of it.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() {
    var template = Array("/tmp/recordbook-test-XXXXXX".utf8CString)
    self.path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)!) }
  }

  deinit { TemporaryFolder.remove(path) }

  /// Links are removed, not followed.
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

  /// Writes a file into the folder and tells its path.
  package func write(_ bytes: [UInt8], to name: String) -> String {
    let file = path + "/" + name
    let stream = fopen(file, "wb")!
    precondition(fwrite(bytes, 1, bytes.count, stream) == bytes.count)
    fclose(stream)
    return file
  }
}
