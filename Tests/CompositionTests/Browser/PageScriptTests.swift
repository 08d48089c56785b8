import Libc
import Rendering
import TestSupport
import Testing

@testable import Storage

/// What the browser compares the scripts of served pages with.
struct PageScriptTests {
  @Test func hashesAreThoseOfTheScripts() throws {
    #expect(PageScript.hashes == [try hash(PageScript.text), try hash(RecorderScript.text)])
  }

  private func hash(_ text: String) throws -> String {
    let folder = TemporaryFolder()
    let path = folder.path + "/script"
    let file = try #require(fopen(path, "w"))
    fputs(text, file)
    fclose(file)
    let pipe = try #require(popen("sha256sum '\(path)'", "r"))
    var line = [CChar](repeating: 0, count: 200)
    #expect(fgets(&line, 200, pipe) != nil)
    pclose(pipe)
    let digits = line.prefix(64).map { Character(UnicodeScalar(UInt8(bitPattern: $0))).hexDigitValue ?? 0 }
    let digest = stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    return "sha256-" + String(decoding: Base64.encode(digest), as: UTF8.self)
  }
}
