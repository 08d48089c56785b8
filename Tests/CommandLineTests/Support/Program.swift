import Glibc
import TestSupport

/// The built program, run as a person or a script does.
struct Program {
  let sandbox: Sandbox
  var environment: [String: String] = [:]
  /// What it reads its standard input from.
  var input = "/dev/null"

  /// Where standard output goes.
  enum Sink {
    case file
    /// A path opened for writing, such as `/dev/full`.
    case path(String)
    /// A pipe that nobody reads from.
    case closedPipe
  }

  struct Result {
    var status: Int32
    var output: String
    var words: String
  }

  /// The same with these lines as its standard input.
  func given(_ lines: String...) -> Program {
    var copy = self
    copy.input = sandbox.write(lines.flatMap { Array(($0 + "\n").utf8) }, to: "stdin")
    return copy
  }

  /// How the commands that it offers begin.
  var line: String { "recordbook --store \(sandbox.store)" }

  /// Runs it on the sandbox's store to its end.
  func callAsFunction(_ words: String..., to sink: Sink = .file) -> Result {
    run(words, to: sink)
  }

  func run(_ words: [String], to sink: Sink = .file) -> Result {
    launch([Program.path, "--store", sandbox.store] + words, to: sink)
  }

  /// A command as it is offered to whom calls the program so.
  func offered(_ command: String) -> String {
    "recordbook --store \(sandbox.store) \(command)"
  }

  /// Runs any program to its end.
  func launch(_ words: [String], to sink: Sink = .file) -> Result {
    let (output, errors) = (sandbox.path + "/stdout", sandbox.path + "/stderr")
    let process = start(words, to: sink, output: output, errors: errors)
    let status = Program.wait(for: process)
    let text = { (path: String) in String(decoding: Sandbox.read(path) ?? [], as: UTF8.self) }
    return Result(status: status, output: text(output), words: text(errors))
  }

  /// Starts it and lets it run.
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
      Glibc.pipe(&pipe)
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

  /// The exit status, or as shells have it 128 and the signal that ended it.
  static func wait(for process: pid_t) -> Int32 { TestProcess.wait(for: process) }

  /// By the signals that it catches (proc(5)); true when it has ended, too.
  static func handlesInterrupt(_ process: pid_t) -> Bool {
    guard let bytes = Sandbox.read("/proc/\(process)/status") else { return true }
    let status = String(decoding: bytes, as: UTF8.self)
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("SigCgt:") }),
      let mask = UInt64(line.split(separator: "\t").last ?? "", radix: 16)
    else { return true }
    return mask & (1 << UInt64(SIGINT - 1)) != 0
  }

  /// Beside the running tests, where the build puts the program too.
  static let path = TestProcess.programs + "/recordbook"

  /// Whether a program can be found on this machine.
  static func has(_ name: String) -> Bool {
    ["/usr/local/bin/", "/usr/bin/", "/bin/"].contains { access($0 + name, X_OK) == 0 }
  }
}
