import Libc
import TestSupport
import Testing

/// `recordbook support listen` and `strength listen`, ended while they wait.
@Suite struct ListenTests {
  @Test(arguments: ["support", "strength"], [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func whatEndsItLeavesNothingBehind(feature: String, end: (signal: Int32, status: Int32)) {
    let served = ServedBook()
    let errors = Fifo(served.book.sandbox.makeFolder("listen") + "/words")
    let process = served.program.start([feature, "listen", "--player", "true"], errors: errors.path)
    #expect(errors.becomes { $0.contains("following; stop with Ctrl-C") })
    #expect(folders(of: served).count == 1)
    kill(process, end.signal)
    #expect(Program.wait(for: process) == end.status)
    #expect(folders(of: served).isEmpty)
  }

  private func folders(of served: ServedBook) -> [String] {
    Sandbox.names(in: served.book.sandbox.path).filter { $0.hasPrefix("recordbook-") }
  }
}
