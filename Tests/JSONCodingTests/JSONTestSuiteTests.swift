import Foundation
import JSONCoding
import Libc
import TestSupport
import Testing

/// Nicolas Seriot's JSONTestSuite; it is not part of the project. `RECORDBOOK_TEST_DATA` names the folder it lies in.
struct JSONTestSuiteTests {
  static let folder = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/json-test-suite" }

  @Test(.enabled(if: folder != nil))
  func everyFile() throws {
    let folder = try #require(JSONTestSuiteTests.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
    #expect(names.count >= 318)
    for name in names {
      let document = try JSONTestSuiteTests.bytes("\(folder)/\(name)")
      let accepted = accepts(document)
      if name.hasPrefix("y_") { #expect(accepted, "\(name)") }
      if name.hasPrefix("n_") { #expect(!accepted, "\(name)") }
      #expect(accepted == SlowJSONValidator.accepts(document), "\(name)")
    }
  }

  /// One of the files is empty: reading such a one Foundation leaks a page.
  private static func bytes(_ path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "rb"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
  }
}
