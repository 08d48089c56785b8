import Libc
import TestSupport

/// A terminal at which a test types, made of a pseudoterminal.
final class PseudoTerminal {
  private let descriptor: Int32
  private let path: String
  /// Output of a program that was not returned yet.
  private var written: [UInt8] = []

  struct None: Error {}

  init() throws {
    descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: Int32 = 0
    var number: Int32 = 0
    // Called by their numbers (ioctl_tty(2)): Libc's module has neither names for them nor the functions that use
    // them.
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    guard descriptor >= 0, ioctl(descriptor, setLock, &isLocked) == 0, ioctl(descriptor, getNumber, &number) == 0 else {
      throw None()
    }
    path = "/dev/pts/\(number)"
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit { close(descriptor) }

  /// Whether the terminal shows what is typed.
  var echoes: Bool {
    var state = termios()
    return tcgetattr(descriptor, &state) == 0 && state.c_lflag & tcflag_t(ECHO) != 0
      && state.c_lflag & tcflag_t(ICANON) != 0
  }

  /// Runs a program with this terminal as its standard input. Types each text once the program has asked its question.
  /// - Returns: the exit status, and what the terminal showed of typed text while it should have shown nothing.
  func run(_ program: Program, _ words: [String], typing: [(question: String, text: String)]) -> (
    status: Int32, shown: String
  ) {
    // Keeps the terminal open while no program uses it.
    let other = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(other) }
    var program = program
    program.input = path
    let folder = program.sandbox.makeFolder("terminal-\(UInt64.random(in: 0 ... .max))")
    let errors = Fifo(folder + "/words")
    let process = program.start(words, output: folder + "/out", errors: errors.path)
    for (question, text) in typing {
      errors.becomes { $0.hasSuffix(question) }
      // The program asks the question before it turns off the terminal's echo.
      if question != "Type yes: " { _ = eventually { !self.echoes } }
      _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }
    let status = Program.wait(for: process)
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = read(descriptor, &buffer, buffer.count)
    return (status, String(decoding: buffer[..<max(count, 0)], as: UTF8.self))
  }

  /// Starts a program with this terminal as its input and output. The terminal is in the mode for single keys from the
  /// start, so that a key typed a moment too early is read in the same way.
  func start(_ program: Program, _ words: [String]) -> pid_t {
    var keys = termios()
    tcgetattr(descriptor, &keys)
    keys.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    tcsetattr(descriptor, TCSANOW, &keys)
    var program = program
    program.input = path
    return program.start(words, output: path, errors: path)
  }

  /// The program's output up to and including a text, without the terminal's carriage returns. If the text does not
  /// come within a minute, or before the program ends: everything that came.
  func text(to end: String) -> String {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(60)
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let text = String(decoding: written, as: UTF8.self).replacing("\r\n", with: "\n")
      if let found = text.firstRange(of: end) {
        written = Array(text[found.upperBound...].utf8)
        return String(text[..<found.upperBound])
      }
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = (deadline - clock.now).components.seconds
      guard left > 0, poll(&polled, 1, Int32(left) * 1_000) > 0 else { return text }
      let count = Libc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return text }
      written += buffer[..<count]
    }
  }

  func press(_ key: String) {
    _ = Array(key.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }
}
