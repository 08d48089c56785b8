import Libc
import TestSupport
import Testing

@testable import KernelCommandLine

/// Stores that can't be written, read or understood.
@Suite struct StoreTests {
  private let book = SampleBook()
  private var program: Program { book.program }

  @Test(.enabled(if: OtherUser.isPossible)) func readOnlyStore() {
    let store = book.sandbox.store
    for file in book.files.keys + [store + "/lock"] { chmod(file, 0o444) }
    let folders = ["/swimming", "/swimming/workouts", "/swimming/derived"].map { store + $0 }
    for folder in folders { chmod(folder, 0o555) }
    chmod(store, 0o555)
    let before = book.files
    let read = OtherUser.run(program, ["--store", store, "--json", "swim", "records"])
    #expect(read.status == 0, "\(read.words)")
    let edit = OtherUser.run(program, ["--store", store, "swim", "edit-style", SampleBook.segment, "mix"])
    #expect(edit.status == 1)
    #expect(edit.words.contains(store), "\(edit.words)")
    #expect(edit.words.split(separator: "\n").count == 2)
    #expect(book.files == before)
    chmod(store, 0o755)
    for folder in folders { chmod(folder, 0o755) }
  }

  @Test func storeOfANewerVersion() throws {
    let path = book.sandbox.store + "/manifest.json"
    let text = String(decoding: try #require(Sandbox.read(path)), as: UTF8.self)
    let format = try #require(text.range(of: #""format":"#))
    let newer = text[..<format.upperBound] + #"99,"more":[]"# + text[format.upperBound...].drop { $0.isNumber }
    book.sandbox.write(Array(newer.utf8), to: "store/manifest.json")
    for words in [["swim", "records"], ["swim", "edit-style", SampleBook.segment, "mix"], ["import", book.export]] {
      let before = book.files
      let result = program.run(words)
      #expect(result.status == 1)
      #expect(result.words.contains("99"), "\(result.words)")
      #expect(book.files == before)
    }
  }

  @Test func damagedStore() throws {
    let path = try #require(book.files.keys.first { $0.contains("/workouts/") })
    var bytes = try #require(Sandbox.read(path))
    bytes[bytes.count / 2] ^= 1
    book.sandbox.write(bytes, to: String(path.dropFirst(book.sandbox.path.count + 1)))
    let before = book.files
    let result = program("swim", "edit-style", SampleBook.segment, "mix")
    #expect(result.status == 1)
    #expect(result.words.contains(path), "\(result.words)")
    #expect(result.words.contains("\(program.line) repair"))
    #expect(book.files == before)
    let check = program("check")
    #expect(check.status == 1)
    #expect(check.output.contains(path), "\(check)")
    #expect(book.files == before)
    #expect(program("repair").status == 0)
    #expect(program("check").status == 0)
  }

  @Test(.enabled(if: SmallDisk.isPossible)) func fullDisk() {
    let disk = book.sandbox.makeFolder("disk")
    let result = SmallDisk.run(
      program, disk, kilobytes: 16, [Program.path, "--store", disk + "/store", "import", book.export])
    #expect(result.status == 1)
    #expect(result.words.contains("disk is full"), "\(result.words)")
  }
}

/// A folder with little space, in a mount namespace of its own.
private enum SmallDisk {
  static let isPossible = {
    let program = Program(sandbox: Sandbox())
    return Program.has("unshare") && run(program, program.sandbox.path, kilobytes: 16, ["true"]).status == 0
  }()

  static func run(_ program: Program, _ folder: String, kilobytes: Int, _ words: [String]) -> Program.Result {
    let mount =
      "mount -t tmpfs -o size=\(kilobytes)k tmpfs '\(folder)' && head -c \((kilobytes - 8) * 1024) /dev/zero > '\(folder)/filler' && exec \"$@\""
    return program.launch(["unshare", "--mount", "sh", "-c", mount, "sh"] + words)
  }
}

extension String {
  /// The first place of a text in it.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
