import Composition
import KernelDomain
import TestSupport
import Testing

/// Where a service that was started by hand keeps what it says.
@Suite struct ServiceLogTests {
  @Test func isKeptAmongTheStateOfItsOwnerOneForEachSocket() throws {
    let served = ServedBook()
    let folder = served.book.sandbox.path + "/.local/state/recordbook"
    let names = Sandbox.names(in: folder)
    #expect(names.count == 1)
    let name = try #require(names.first)
    #expect(name.hasPrefix("service-") && name.hasSuffix(".log"), "\(name)")
    #expect(!Sandbox.contents(of: served.book.sandbox.store).keys.contains { $0.hasSuffix(".log") })
    let text = String(decoding: Sandbox.read(folder + "/" + name) ?? [], as: UTF8.self)
    for line in text.split(separator: "\n") {
      #expect(ServiceLogTests.hasTime(line), "\(line)")
    }
    #expect(text.contains("serving \(served.book.sandbox.store) on \(served.socket)\n"))
    let status = served.program("service", "status").output
    #expect(status.contains("socket     \(served.socket)\n"), "\(status)")
    #expect(status.contains("log        \(folder)/\(name)\n"), "\(status)")
  }

  private static func hasTime(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    return words.count > 3 && Timestamp(String(words[0])) != nil && words[1...2] == ["recordbookd:", "info:"]
  }

  @Test func theUsualServiceHasTheUsualLog() {
    let environment = ["HOME": "/home/eva", "XDG_RUNTIME_DIR": "/run/user/7"]
    let usual = App.Configuration(environment: { environment[$0] })
    #expect(usual.logPath(socket: "/run/user/7/recordbook/sock") == "/home/eva/.local/state/recordbook/service.log")
    #expect(
      usual.logPath(socket: "/data/sock") == "/home/eva/.local/state/recordbook/service-c6828b3b.log")
    let elsewhere = App.Configuration(environment: { ["XDG_STATE_HOME": "/state"][$0] })
    #expect(elsewhere.logPath(socket: "/data/sock").hasPrefix("/state/recordbook/service-"))
  }

  @Test func statusTellsWhereThingsAreAlsoWhenNothingRuns() {
    let book = SampleBook()
    let status = book.program("--json", "service", "status")
    #expect(status.status == 1)
    #expect(status.words.isEmpty)
    #expect(status.output.hasPrefix(#"{"running":false,"socket":"\#(book.sandbox.store)/sock","log":""#))
    let served = ServedBook()
    let running = served.program("--json", "service", "status")
    #expect(running.status == 0)
    #expect(running.output.hasPrefix(#"{"running":true,"socket":"\#(served.socket)","log":""#))
    #expect(running.output.contains(#","service":"recordbook","version":"#))
  }
}
