import Libc
import TestSupport

/// The built program, run as a user or a script runs it.
struct Program {
  let sandbox: Sandbox
  var environment: [String: String] = [:]
  /// The path of the file that standard input is read from.
  var input = "/dev/null"

  /// Where standard output goes.
  enum Sink {
    case file
    /// A path opened for writing, such as `/dev/full`.
    case path(String)
    /// A pipe whose reading end is closed.
    case closedPipe
  }

  struct Result {
    var status: Int32
    var output: String
    var words: String
  }

  /// The same program with these lines as its standard input.
  func given(_ lines: String...) -> Program {
    var copy = self
    copy.input = sandbox.write(lines.flatMap { Array(($0 + "\n").utf8) }, to: "stdin")
    return copy
  }

  /// The beginning of the commands that the program suggests.
  var line: String { "recordbook --store \(sandbox.store)" }

  /// Runs the program on the sandbox's store and waits for its end.
  func callAsFunction(_ words: String..., to sink: Sink = .file) -> Result {
    run(words, to: sink)
  }

  func run(_ words: [String], to sink: Sink = .file) -> Result {
    launch([Program.path, "--store", sandbox.store] + words, to: sink)
  }

  /// A command as the program suggests it when it is run like this.
  func offered(_ command: String) -> String {
    "recordbook --store \(sandbox.store) \(command)"
  }

  /// Runs any program and waits for its end.
  func launch(_ words: [String], to sink: Sink = .file) -> Result {
    let (output, errors) = (sandbox.path + "/stdout", sandbox.path + "/stderr")
    let process = start(words, to: sink, output: output, errors: errors)
    let status = Program.wait(for: process)
    let text = { (path: String) in String(decoding: Sandbox.read(path) ?? [], as: UTF8.self) }
    return Result(status: status, output: text(output), words: text(errors))
  }

  /// Starts the program without waiting for its end.
  func start(_ words: [String], output: String? = nil, errors: String? = nil) -> pid_t {
    start(
      [Program.path, "--store", sandbox.store] + words, to: .file, output: output ?? sandbox.path + "/stdout",
      errors: errors ?? sandbox.path + "/stderr")
  }

  private func start(_ words: [String], to sink: Sink, output: String, errors: String) -> pid_t {
    var pipe: [Int32] = [-1, -1]
    let standardOutput: TestProcess.Opening
    switch sink {
    case .file: standardOutput = .writing(output)
    case .path(let path): standardOutput = .existing(path)
    case .closedPipe:
      Libc.pipe(&pipe)
      close(pipe[0])
      standardOutput = .duplicate(pipe[1])
    }
    defer { if pipe[1] >= 0 { close(pipe[1]) } }
    return TestProcess.start(
      words, environment: environmentWords, [0: .reading(input), 2: .writing(errors), 1: standardOutput])
  }

  private var environmentWords: [String] {
    var all = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": sandbox.path, "TMPDIR": sandbox.path, "LC_ALL": "C.UTF-8",
      "TZ": "UTC",
    ]
    all.merge(environment) { _, new in new }
    return all.map { "\($0)=\($1)" }
  }

  /// Waits for the end. Returns the exit status, or as in shells 128 plus the number of the signal that ended it.
  static func wait(for process: pid_t) -> Int32 { TestProcess.wait(for: process) }

  /// Whether the process has a handler for SIGINT, according to proc(5); also true if it has ended.
  static func handlesInterrupt(_ process: pid_t) -> Bool {
    guard let bytes = Sandbox.read("/proc/\(process)/status") else { return true }
    let status = String(decoding: bytes, as: UTF8.self)
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("SigCgt:") }),
      let mask = UInt64(line.split(separator: "\t").last ?? "", radix: 16)
    else { return true }
    return mask & (1 << UInt64(SIGINT - 1)) != 0
  }

  /// The program's path: the build puts it next to the running tests.
  static let path = TestProcess.programs + "/recordbook"

  /// Whether this machine has a program with this name.
  static func has(_ name: String) -> Bool {
    ["/usr/local/bin/", "/usr/bin/", "/bin/"].contains { access($0 + name, X_OK) == 0 }
  }
}
