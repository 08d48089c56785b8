import Libc
import TestSupport
import Testing

/// `recordbook support listen`, ended while it waits.
@Suite struct ListenTests {
  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func whatEndsItLeavesNothingBehind(signal: Int32, status: Int32) {
    let served = ServedBook()
    let errors = Fifo(served.book.sandbox.makeFolder("listen") + "/words")
    let process = served.program.start(["support", "listen", "--player", "true"], errors: errors.path)
    #expect(errors.becomes { $0.contains("following; stop with Ctrl-C") })
    #expect(folders(of: served).count == 1)
    kill(process, signal)
    #expect(Program.wait(for: process) == status)
    #expect(folders(of: served).isEmpty)
  }

  private func folders(of served: ServedBook) -> [String] {
    Sandbox.names(in: served.book.sandbox.path).filter { $0.hasPrefix("recordbook-") }
  }
}
