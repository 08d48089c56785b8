import Libc
import TestSupport
import Testing

/// No password, code, hash or key reaches anyone but its owner. These tests search all that the program writes and
/// prints.
@Suite struct SecretsTests {
  @Test func secretsAreNowhereButInTheStore() throws {
    let locked = LockedBook()
    let program = locked.program
    var said: [String] = []
    func say(_ words: [String], _ input: [String] = []) {
      var given = program
      if !input.isEmpty {
        given.input = locked.book.sandbox.write(Array((input.joined(separator: "\n") + "\n").utf8), to: "stdin")
      }
      let result = given.run(words)
      said.append("\(words): \(result.output)\(result.words)")
    }
    #expect(program("service", "start", "--log", "debug").status == 0 || program("service", "start").status == 0)
    defer { _ = program("service", "stop") }
    let watcher = Watcher(program, ["--json", "watch"])
    #expect(watcher.says("Ctrl-C"))
    say(["account", "log-out"])
    for words in [
      ["account"], ["--json", "account"], ["swim", "records"],
      ["account", "log-in", LockedBook.email, "--password-stdin"],
    ] {
      say(words, ["a wrong password"])
    }
    say(["account", "log-in", LockedBook.email, "--password-stdin"], [LockedBook.password])
    say(["account", "reset-password", "--password-stdin"], [locked.codes[0], LockedBook.password])
    say(["account", "reset-password", "--password-stdin"], [locked.codes[0], LockedBook.password])
    let output = locked.book.sandbox.makeFolder("output")
    say(["export", "--format", "json", output + "/book.json"])
    say(["export", "--format", "csv", output + "/tables"])
    say(["export", "--format", "html", output + "/pages"])
    for route in [
      "recordbook://", "recordbook://settings", "recordbook://changes", "recordbook://export", "recordbook://check",
      "recordbook://login", "recordbook://login?mode=signup",
    ] {
      for options in [[], ["--html"], ["--json"]] { say(options + ["show", route]) }
    }
    for method in [
      "rpc.discover", "service.status", "service.hello", "account.showStatus", "book.listChanges",
      "settings.showSettings",
    ] {
      say(["--json", "call", method])
    }
    say(["changes"])
    say(["--json", "undo", "--dry-run"])
    say(["check"])
    say(["service", "status"])
    #expect(watcher.first(3).contains { $0.contains("account.stateChanged") })
    said.append(watcher.first(3).joined() + watcher.words)

    let files = locked.book.sandbox.filesOutsideTheStore
    #expect(files.keys.contains { $0.hasSuffix("book.json") } && files.keys.contains { $0.hasSuffix(".log") })
    let key = try #require(
      String(decoding: Sandbox.read(locked.book.sandbox.store + "/manifest.json") ?? [], as: UTF8.self)
        .components(between: #""key":""#, and: "\"").first)
    // Of a code used in the search, the letters; of hashes, how each begins.
    for secret in locked.codes.flatMap({ [$0, $0.replacing("-", with: "")] }) + [LockedBook.password, "$y$", key] {
      for text in said { #expect(!text.contains(secret), "\(secret) in \(text.prefix(200))") }
      for (path, bytes) in files {
        #expect(!String(decoding: bytes, as: UTF8.self).contains(secret), "\(secret) in \(path)")
      }
    }
    // Within the store only hashes are kept.
    for (path, bytes) in Sandbox.contents(of: locked.book.sandbox.store) {
      let text = String(decoding: bytes, as: UTF8.self)
      for secret in locked.codes.flatMap({ [$0, $0.replacing("-", with: "")] }) + [LockedBook.password] {
        #expect(!text.contains(secret), "\(secret) in \(path)")
      }
    }
  }

  /// Nor does a backup bring an account into another book, or lock that.
  @Test func aBackupLocksNoOtherBook() throws {
    let locked = LockedBook()
    let path = locked.book.sandbox.path + "/backup.json"
    #expect(locked.program("export", "--format", "json", path).status == 0)
    let other = SampleBook()
    #expect(other.program("import", path).status == 0)
    #expect(other.program("account").output == "The book has no account: it is unlocked\n")
    let empty = Sandbox()
    let program = Program(sandbox: empty)
    #expect(program("import", path).status == 0)
    #expect(program("account").output == "The book has no account: it is unlocked\n")
    #expect(program("swim", "records").status == 0)
  }

  /// What is damaged of the journal is repaired by `repair`, which is not locked then; the account it loses locks the
  /// book until it is removed.
  @Test func aDamagedAccountNeitherOpensNorLocksForEver() throws {
    let locked = LockedBook()
    _ = locked.logOut()
    let store = locked.book.sandbox.store
    let journal = try #require(Sandbox.names(in: store + "/book").first { $0.hasPrefix("journal") })
    let path = store + "/book/" + journal
    let text = String(decoding: try #require(Sandbox.read(path)), as: UTF8.self)
    locked.book.sandbox.write(
      Array(text.replacing("jana@example.org", with: "eva@example.org").utf8), to: "store/book/" + journal)
    #expect(locked.program("swim", "records").words.contains("damaged"))
    #expect(locked.logIn().words.contains("damaged"))
    #expect(locked.program("check").output.contains("damaged") || locked.program("check").words.contains("damaged"))
    #expect(locked.program("repair").status == 0)
    let after = locked.program("swim", "records")
    #expect(after.status == 1)
    #expect(after.words.contains("its account can't be read"))
    #expect(after.words.contains("\(locked.program.line) account delete"))
    #expect(locked.logIn().words.contains("its account can't be read"))
    #expect(locked.program("check").output.contains("its account can't be read"))
    let terminal = try PseudoTerminal()
    #expect(terminal.run(locked.program, ["account", "delete"], typing: [("Type yes: ", "yes\n")]).status == 0)
    #expect(locked.program("swim", "records").status == 0)
    #expect(locked.program("check").status == 0)
  }
}

extension Sandbox {
  /// All that was written but to the store, to pipes, and by the test itself.
  fileprivate var filesOutsideTheStore: [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in Sandbox.names(in: path) where name != "store" && name != "stdin" && !name.hasPrefix("watch-") {
      files.merge(Sandbox.contents(of: path + "/" + name)) { first, _ in first }
    }
    return files
  }
}
