import Libc
import TestSupport
import Testing

/// Services older and newer than this program, and things that are no service at all.
@Suite struct OtherVersionsTests {
  private let book = SampleBook()
  private var store: String { book.sandbox.store }

  private func with(_ replies: [String: FakeService.Reply], _ body: (FakeService) throws -> Void) throws {
    let service = try FakeService(store + "/sock", replies)
    defer { service.stop() }
    try body(service)
  }

  /// A newer service adds members and events; nothing that this program knows has changed.
  @Test func membersThatANewerOneAddsChangeNothing() throws {
    let records = #"{"course":"scm","courses":["scm"],"records":[],"mood":{"a":[1]}}"#
    let settings = #"{"theme":"light","language":"en","sounds":true}"#
    let replies: [String: FakeService.Reply] = [
      "service.hello": FakeService.hello(store, version: "9.0.0", more: #","capabilities":["tea"],"tea":1"#),
      "swimming.showRecordsBook": .result(records), "settings.showSettings": .result(settings),
    ]
    try with(replies) { service in
      #expect(book.program("--json", "swim", "records").output == records + "\n")
      #expect(book.program("--json", "settings").output == settings + "\n")
      #expect(service.heard.contains("swimming.showRecordsBook"))
    }
  }

  @Test func oneThatSpeaksOtherRulesIsNotAsked() throws {
    let hello = FakeService.hello(store, version: "9.0.0", wire: 1)
    try with(["service.hello": hello, "service.stop": .result("{}")]) { service in
      for words in [["swim", "records"], ["--json", "undo"]] {
        let result = book.program.run(words)
        #expect(result.status == 1)
        #expect(result.words.contains("9.0.0"))
        #expect(result.words.contains("\(book.program.line) service restart"))
      }
      #expect(!service.heard.contains("book.undo"))
      let czech = book.program("--language", "cs", "swim", "records")
      #expect(czech.words.contains("služba je verze 9.0.0"))
      #expect(book.program("--no-service", "swim", "records").status == 0)
    }
  }

  @Test func oneThatDoesNotKnowAMethodIsToBeReplaced() throws {
    try with(["service.hello": FakeService.hello(store)]) { service in
      let result = book.program("undo")
      #expect(result.status == 1)
      #expect(result.words.contains("0.0.9"))
      #expect(result.words.contains("book.undo"))
      #expect(result.words.contains("\(book.program.line) service restart"))
      #expect(service.heard.count { $0 == "book.undo" } == 1)
      // What nobody knows is no matter of versions.
      #expect(book.program("call", "swimming.fly").words.contains("there is no method \"swimming.fly\""))
    }
  }

  @Test func oneWhoseAnswerCannotBeReadIsToBeReplaced() throws {
    let replies: [String: FakeService.Reply] = [
      "service.hello": FakeService.hello(store), "screen.render": .result(#"{"title":1}"#),
      "book.undo": .error(#"{"code":-32077,"message":"The moon is full","data":{"failure":"moon"}}"#),
    ]
    try with(replies) { _ in
      #expect(book.program("swim", "records").words.contains("\(book.program.line) service restart"))
      let refused = book.program("undo")
      #expect(refused.status == 1)
      #expect(refused.words.contains("The moon is full"))
    }
  }

  /// So many read long lists that the service keeps no page of this one: it is asked for again, then read without it.
  @Test func aListWhosePagesAreGoneIsAskedForAgain() throws {
    let expired = #"{"code":-32022,"message":"The cursor has expired; ask again without `after`"}"#
    let page = #"{"swims":[],"next":"1-1"}"#
    let replies: [String: FakeService.Reply] = [
      "service.hello": FakeService.hello(store), "swimming.listSwims": .result(page),
      "swimming.listSwims after": .error(expired),
    ]
    let swims = book.program("--no-service", "--json", "swim", "list")
    try with(replies) { service in
      let answer = book.program("--json", "swim", "list")
      #expect(answer.status == 0, "\(answer.words)")
      #expect(answer.output == swims.output)
      #expect(service.lines.count { $0.contains("swimming.listSwims") && !$0.contains("\"after\"") } == 4)
    }
  }

  /// What was only to be read is then read without it.
  @Test func whatIsTooLongForAMessageIsReadInThisProcess() throws {
    let tooLong = #"{"code":-32021,"message":"The result has more than 999999 bytes"}"#
    let replies: [String: FakeService.Reply] = [
      "service.hello": FakeService.hello(store), "screen.render": .error(tooLong), "book.undo": .error(tooLong),
    ]
    let records = book.program("--no-service", "swim", "records")
    try with(replies) { service in
      #expect(book.program("swim", "records").output == records.output)
      #expect(service.heard.contains("screen.render"))
      #expect(book.program("undo").status == 1)
    }
  }

  /// Failures have the words, the hint and the exit status that they have without a service.
  @Test func failuresOfNewerOnesKeepWhatIsKnown() throws {
    let error =
      #"{"code":-32005,"message":"busy","data":{"failure":"storeBusy","path":"/b/lock","holder":77,"since":"noon"}}"#
    try with(["service.hello": FakeService.hello(store), "book.undo": .error(error)]) { _ in
      let result = book.program("undo")
      #expect(result.status == 1)
      #expect(result.words.contains("another process (77) is writing"))
    }
  }

  /// Status, stop and restart take whatever a service tells.
  @Test func statusSaysWhatThereIs() throws {
    let status =
      #"{"version":7,"store":"here","uptimeSeconds":90061,"clients":"many","latencyMicroseconds":{"p50":1.5}}"#
    try with(["service.hello": .result("[]"), "service.status": .result(status)]) { _ in
      let told = book.program("service", "status")
      #expect(told.status == 0)
      #expect(told.output == "uptime     1d 01:01:01\nlatency    p50 2 µs\nsocket     \(store)/sock\n")
      let json = book.program("--json", "service", "status").output
      #expect(json == #"{"running":true,"socket":"\#(store)/sock","# + status.dropFirst() + "\n")
    }
  }

  @Test(.ownThread) func stopIsAsked() throws {
    try with(["service.stop": .result(#"{"bye":true}"#)]) { service in
      #expect(book.program("service", "stop").status == 0)
      #expect(service.heard.contains("service.stop"))
    }
  }

  @Test func whatIsNoServiceIsLeftAlone() throws {
    try with(["service.hello": .line("220 mail.example ESMTP")]) { _ in
      #expect(book.program("swim", "records").output == book.program("--no-service", "swim", "records").output)
      let named = book.program("--socket", store + "/sock", "swim", "records")
      #expect(named.status == 1)
      #expect(named.words.contains("is not the service of a book"))
    }
  }

  // MARK: Services that end in the middle

  /// A change may have been made: it is neither repeated nor taken for done.
  @Test func aChangeLostIsNotRepeated() throws {
    let files = book.files
    try with(["service.hello": FakeService.hello(store), "swimming.removeSwim": .end]) { service in
      let result = book.program("swim", "remove", SampleBook.swim)
      #expect(result.status == 1)
      #expect(result.words.contains("it may have done what you asked"))
      #expect(result.words.contains("\(book.program.line) undo"))
      #expect(service.heard.count { $0 == "swimming.removeSwim" } == 1)
      #expect(book.files == files)
    }
  }

  /// Reading changes nothing: it is done without the service.
  @Test func aQuestionLostIsAnsweredInProcess() throws {
    let expected = book.program("--no-service", "--json", "swim", "records").output
    try with(["service.hello": FakeService.hello(store), "swimming.showRecordsBook": .end]) { _ in
      #expect(book.program("--json", "swim", "records").output == expected)
    }
    try with(["service.hello": .end]) { _ in
      #expect(book.program("--json", "swim", "records").output == expected)
      // Nothing was asked of it but its name.
      #expect(book.program("swim", "remove", SampleBook.swim).status == 0)
    }
  }

  @Test func pagesAreJoined() throws {
    let first = #"{"course":"scm","courses":["scm"],"records":[{"a":1}],"next":"k-1"}"#
    let replies: [String: FakeService.Reply] = [
      "service.hello": FakeService.hello(store), "swimming.showRecordsBook": .result(first),
      "swimming.showRecordsBook after": .result(#"{"course":"scm","courses":[],"records":[{"b":2},{"c":3}]}"#),
    ]
    try with(replies) { _ in
      #expect(
        book.program("--json", "swim", "records").output
          == #"{"course":"scm","courses":["scm"],"records":[{"a":1},{"b":2},{"c":3}]}"# + "\n")
    }
  }
}
