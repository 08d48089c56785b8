import TestSupport
import Testing

/// The service as this same program (`recordbook service run`), and what the program says of its version.
@Suite struct ServiceRunTests {
  @Test func theServiceGoesByItsOwnName() {
    let served = ServedBook()
    let name = String(decoding: Sandbox.read("/proc/\(served.process)/comm") ?? [], as: UTF8.self)
    #expect(name == "recordbookd\n")
  }

  @Test func valuesThatAreNotTakenAreNamed() {
    let program = SampleBook().program
    #expect(program("service", "run", "--idle", "long").words.contains("--idle"))
    #expect(program("service", "run", "--log", "loud").words.contains("error, warning, info, debug"))
    #expect(program("service", "run", "--idle", "long").status == 2)
  }

  @Test func theVersionIsToldInBothWays() {
    let program = SampleBook().program
    #expect(program("version").output == program("--version").output)
    #expect(program("version").output.hasPrefix("recordbook 0."))
    #expect(program("--json", "version").output.hasPrefix(#"{"version":"0."#))
  }
}
