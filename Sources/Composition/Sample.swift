import Glibc
package import KernelApplication
import SampleExport

extension App {
  /// The export of the Health app that the demo shows, a zip archive.
  package static var sampleExport: [UInt8] {
    var count = 0
    let bytes = recordbook_sample_export(&count)
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// Gives `body` the path of a file with the sample export, which goes away afterwards.
  /// - Parameter folder: where the file is made, under a name that nothing else has.
  /// - Throws: what `body` throws, and `Failure.system` when the file can't be written.
  package static func withSampleExport<Value, Problem: Error>(
    in folder: String, or problem: (Failure) -> Problem, _ body: (String) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    var template = Array((folder + "/recordbook-sample-XXXXXX.zip").utf8CString)
    let descriptor = mkstemps(&template, 4)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else {
      throw problem(.system(operation: "create a file in", path: folder, reason: systemWords(errno)))
    }
    defer { unlink(path) }
    var rest = sampleExport[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let code = errno
        close(descriptor)
        throw problem(.system(operation: "write", path: path, reason: systemWords(code)))
      }
      rest.removeFirst(count)
    }
    close(descriptor)
    return try body(path)
  }
}
