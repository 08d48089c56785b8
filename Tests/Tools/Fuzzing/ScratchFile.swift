import Libc

/// A file without a name, in memory if the system supports it, for readers that need a path. New contents replace the
/// old.
final class ScratchFile: Sendable {
  private let descriptor: Int32

  init() {
    let folder = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(folder)/recordbook-fuzz-XXXXXX".utf8CString)
    descriptor = template.withUnsafeMutableBufferPointer { mkstemp($0.baseAddress!) }
    precondition(descriptor >= 0, "no temporary file: errno \(errno)")
    unlink(template)
  }

  deinit {
    close(descriptor)
  }

  var path: String { "/proc/self/fd/\(descriptor)" }

  func write(_ bytes: [UInt8]) {
    precondition(ftruncate(descriptor, 0) == 0)
    precondition(pwrite(descriptor, bytes, bytes.count, 0) == bytes.count)
  }
}
