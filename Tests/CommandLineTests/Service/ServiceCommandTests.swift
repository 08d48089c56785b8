import Libc
import TestSupport
import Testing

@Suite struct ServiceCommandTests {
  @Test func startsOnceAndStops() {
    let book = SampleBook()
    let program = book.program
    #expect(program("service", "status").status == 1)
    #expect(program("service", "stop").output == "The service is not running.\n")
    let started = program("--json", "service", "start")
    #expect(started.status == 0, "\(started.words)")
    #expect(started.output.hasSuffix("\"changed\":true,\"forced\":false}\n"))
    #expect(program("service", "start").output.hasPrefix("The service is already running ("))
    let status = program("service", "status")
    #expect(status.status == 0)
    for name in ["version", "process", "book", "uptime", "clients", "requests", "latency"] {
      #expect(status.output.contains("\n" + name) || status.output.hasPrefix(name), "\(name)")
    }
    #expect(program("--json", "service", "status").output.contains("\"latencyMicroseconds\":{\"p50\":"))
    #expect(program("service", "stop").output.hasPrefix("The service has stopped ("))
    let none = program("service", "status")
    #expect(none.status == 1)
    #expect(none.output.hasPrefix("The service is not running.\n"))
    #expect(none.words.isEmpty)
    #expect(!Sandbox.contents(of: book.sandbox.store).keys.contains(book.sandbox.store + "/sock"))
  }

  @Test func restartsAsAnotherProcess() {
    let served = ServedBook()
    let before = served.process
    let restarted = served.program("service", "restart")
    #expect(restarted.status == 0, "\(restarted.words)")
    #expect(served.process != before)
    #expect(served.program("service", "status").output.contains(served.book.sandbox.store))
  }

  @Test func tellsWhyItCannotStart() {
    let book = SampleBook()
    book.sandbox.write([], to: "occupied")
    let result = book.program("--socket", book.sandbox.path + "/occupied", "service", "start")
    #expect(result.status != 0)
    #expect(result.words.contains("occupied"))
    let czech = book.program(
      "--language", "cs", "--socket", "/" + String(repeating: "x", count: 200), "service", "start")
    #expect(czech.status == 2)
    #expect(czech.words.contains("200") || czech.words.contains("201"))
  }

  /// Only one process writes at a time, and a refusal names that process.
  @Test(.ownThread) func oneProcessWrites() {
    let served = ServedBook()
    let files = served.book.files
    let refused = served.program("--no-service", "swim", "remove", SampleBook.swim)
    #expect(refused.status == 1)
    #expect(refused.words.contains("(\(served.process))"))
    #expect(served.book.files == files)
    #expect(served.program("--no-service", "swim", "records").status == 0)
    #expect(served.program("swim", "remove", SampleBook.swim).status == 0)
  }

  @Test func asksNoServiceOfAnotherBook() {
    let served = ServedBook()
    let other = SampleBook()
    let refused = other.program("--socket", served.socket, "swim", "records")
    #expect(refused.status == 2)
    #expect(refused.words.contains(served.book.sandbox.store))
    #expect(refused.words.contains(other.sandbox.store))
    let missing = other.program("--socket", other.sandbox.path + "/none", "swim", "records")
    #expect(missing.status == 2)
    #expect(missing.words.contains("\(other.program.line) --socket \(other.sandbox.path)/none service start"))
    // The same folder by another name is the same book.
    let link = other.sandbox.path + "/link"
    symlink(served.book.sandbox.store, link)
    let linked = other.program.launch([
      Program.path, "--store", link, "--socket", served.socket, "--json", "swim", "records",
    ])
    #expect(linked.status == 0, "\(linked.words)")
  }

  /// Also where words are asked for first, whose language is a setting of the book.
  @Test func changesNoBookButTheOneThatWasMeant() {
    let served = ServedBook()
    let other = SampleBook()
    let (files, otherFiles) = (served.book.files, other.files)
    for words in [
      ["swim", "remove", SampleBook.swim], ["profile", "set", "--name", "Eva"],
      ["call", "profile.updateProfile", #"{"name":"Eva"}"#],
    ] {
      let refused = other.program.run(["--socket", served.socket] + words)
      #expect(refused.status == 2, "\(words): \(refused.words)")
      #expect(refused.words.contains(served.book.sandbox.store))
      let missing = other.program.run(["--socket", other.sandbox.path + "/none"] + words)
      #expect(missing.status == 2, "\(words): \(missing.words)")
    }
    #expect(served.book.files == files)
    #expect(other.files == otherFiles)
  }

  @Test func callReachesWhatTheServiceAnswersItself() {
    let served = ServedBook()
    for method in ["service.hello", "service.status", "rpc.discover", "events.subscribe", "events.unsubscribe"] {
      let answer = served.program("call", method)
      #expect(answer.status == 0, "\(method): \(answer.words)")
      if method == "rpc.discover" { #expect(answer.output.hasPrefix(#"{"openrpc":"1."#)) }
    }
    let refused = served.program("call", "rpc.discover", #"{"all":true}"#)
    #expect(refused.status == 2)
    #expect(refused.words.contains("all: there is no such member"))
  }

  /// Calls about the program have the same answer without a service; calls about the service need one.
  @Test func callTellsWithoutAServiceWhatNeedsNone() {
    let served = ServedBook()
    let alone = { (words: String...) in served.program.run(["--no-service", "call"] + words) }
    let (told, own) = (served.program("call", "rpc.discover"), alone("rpc.discover"))
    #expect(own.status == 0 && own.output == told.output && own.output.hasPrefix(#"{"openrpc":"1."#), "\(own.words)")
    let refused = alone("rpc.discover", #"{"all":true}"#)
    #expect(refused.status == 2 && refused.words == served.program("call", "rpc.discover", #"{"all":true}"#).words)
    for method in [
      "service.hello", "service.status", "service.stop", "events.subscribe", "events.unsubscribe", "$/cancelRequest",
    ] {
      let answer = alone(method)
      #expect(answer.status == 2 && answer.output.isEmpty, "\(method): \(answer.output)")
      #expect(
        answer.words.contains("only the service answers \(method), and this command runs without it"), "\(answer.words)"
      )
      #expect(answer.words.contains("service start"), "\(answer.words)")
    }
    #expect(alone("rpc.describe").words.contains("there is no method \"rpc.describe\""))
  }

  /// Nor is it kept from whoever has not logged in: it tells nothing of the book.
  @Test func theProgramIsDescribedWhileTheBookIsLocked() {
    let locked = LockedBook()
    let told = locked.program("--no-service", "call", "rpc.discover").output
    #expect(locked.logOut().status == 0)
    let again = locked.program("--no-service", "call", "rpc.discover")
    #expect(again.status == 0 && again.output == told)
  }
}
