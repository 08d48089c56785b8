import Libc
import TestSupport
import Testing

@testable import KernelCommandLine

/// Where data and words go.
@Suite struct OutputTests {
  private let book = SampleBook()
  private var program: Program { book.program }

  @Test func aReaderThatLeavesIsNoMatter() {
    let result = program.run(["swim", "records"], to: .closedPipe)
    #expect(result.words.isEmpty)
  }

  @Test func aFullOutputIsToldOf() {
    let result = program.run(["--json", "swim", "records"], to: .path("/dev/full"))
    #expect(result.status == 1)
    #expect(result.words.contains("output"))
  }

  @Test func nothingBesideDataWhereNobodyWatches() {
    let result = program("import", book.export)
    #expect(result.words.isEmpty, "no progress without a terminal")
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test func coloursOnATerminal() {
    #expect(onTerminal([:]).contains("\u{1B}["))
    #expect(!onTerminal(["NO_COLOR": "1"]).contains("\u{1B}["))
    #expect(!onTerminal(["TERM": "dumb"]).contains("\u{1B}["))
    #expect(!onTerminal([:], ["--plain"]).contains("\u{1B}["))
    #expect(!onTerminal([:], ["--json"]).contains("\u{1B}["))
  }

  /// What a terminal gets to see.
  private func onTerminal(_ environment: [String: String], _ options: [String] = []) -> String {
    var program = program
    program.environment = environment.merging(["TERM": "xterm"]) { given, _ in given }
    let terminal = Pseudoterminal()
    _ = program.run(options + ["swim", "records"], to: .path(terminal.path))
    return terminal.read()
  }

  /// Ctrl-C while a large export is read.
  @Test func interruptCancelsAnImport() {
    var records = Array("<Record type=\"HKQuantityTypeIdentifierHeartRate\" value=\"120\"/>\n".utf8)
    while records.count < 64 << 20 { records += records }
    let export = Array("<?xml version=\"1.0\"?>\n<HealthData>\n".utf8) + records + Array("</HealthData>\n".utf8)
    let path = book.sandbox.write(export, to: "large.xml")
    let before = book.files
    let process = program.start(["import", path])
    #expect(eventually { Program.handlesInterrupt(process) })
    kill(process, SIGINT)
    #expect(Program.wait(for: process) == 130)
    #expect(book.files == before)
    #expect(String(decoding: Sandbox.read(book.sandbox.path + "/stderr") ?? [], as: UTF8.self).contains("interrupted"))
  }
}

/// A terminal without a screen.
private final class Pseudoterminal {
  private let descriptor: Int32
  let path: String
  /// Keeps what was written until it is read.
  private let held: Int32

  init() {
    descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (isLocked, number): (Int32, UInt32) = (0, 0)
    _ = ioctl(descriptor, 0x4004_5431 as UInt, &isLocked)  // TIOCSPTLCK
    _ = ioctl(descriptor, 0x8004_5430 as UInt, &number)  // TIOCGPTN
    path = "/dev/pts/\(number)"
    held = open(path, O_RDWR | O_NOCTTY)
  }

  deinit {
    close(held)
    close(descriptor)
  }

  func read() -> String {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while case let count = Libc.read(descriptor, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
