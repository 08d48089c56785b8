import Glibc
import JSONCoding
import KernelDomain
import KernelPresentation

/// The book through the program that a person runs: every call is a process of its own, its words read by a shell.
final class CommandLineDriver: Driver {
  private let sandbox: Sandbox
  private var environment: [String]
  private var isServed = false

  init(in sandbox: Sandbox, clock: String?) throws {
    self.sandbox = sandbox
    let folder = try CommandLineDriver.buildFolder()
    guard access(folder + "/recordbook", X_OK) == 0 else { throw SpecFailure("\(folder) has no recordbook") }
    let clock = try clock.map { "RECORDBOOK_CLOCK=" + (try ScenarioClock.inUTC($0)) }
    environment =
      [
        "PATH=\(folder):/usr/bin:/bin", "HOME=\(sandbox.path)", "XDG_DATA_HOME=\(sandbox.path)/data",
        "XDG_RUNTIME_DIR=\(sandbox.path)", "LC_ALL=C.UTF-8", "TZ=UTC",
      ] + [clock].compactMap { $0 } + CommandLineDriver.sanitizerOptions
  }

  /// A sanitizer of the tests is one of the programs that they run.
  private static var sanitizerOptions: [String] {
    ["TSAN_OPTIONS", "ASAN_OPTIONS"].compactMap { (name: String) -> String? in
      getenv(name).map { value in name + "=" + String(cString: value) }
    }
  }

  deinit {
    if isServed { _ = try? run(ShellCommand.recordbook("service", "stop")) }
  }

  func serve() throws {
    if !isServed { _ = try run(ShellCommand.recordbook("service", "start")) }
    isServed = true
  }

  func show(_ route: String, _ language: Language?) throws(Refusal) -> Screen {
    let output = try run(command(["--json"], route, language))
    do {
      return try JSONDocument.decode(Screen.self, from: Array(output.utf8))
    } catch {
      throw Refusal(description: "\(error) in: \(output)")
    }
  }

  func text(_ route: String, _ language: Language?) throws(Refusal) -> String {
    try run(command([], route, language))
  }

  func perform(_ call: Call) throws(Refusal) {
    _ = try run(call.command)
  }

  func set(clock: String) throws {
    environment.removeAll { $0.hasPrefix("RECORDBOOK_CLOCK=") }
    environment.append("RECORDBOOK_CLOCK=\(try ScenarioClock.inUTC(clock))")
  }

  func whileClosed(_ body: (String) throws -> Void) throws {
    try body(sandbox.path + "/data/recordbook")
  }

  private func command(_ options: [String], _ route: String, _ language: Language?) -> String {
    ShellCommand.recordbook(options + (language.map { ["--language", $0.tag.rawValue] } ?? []) + ["show", route])
  }

  /// What the command wrote to its standard output.
  func run(_ command: String) throws(Refusal) -> String {
    let (output, words) = (sandbox.path + "/stdout", sandbox.path + "/stderr")
    let status = spawnShell("\(command) </dev/null >'\(output)' 2>'\(words)'")
    do {
      guard status == 0 else { throw SpecFailure("exit status \(status): \(try readFile(words))") }
      return try readFile(output)
    } catch {
      throw Refusal(description: "\(error)")
    }
  }

  private func spawnShell(_ command: String) -> Int32 {
    let words = ["/bin/sh", "-c", command]
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    let environment: [UnsafeMutablePointer<CChar>?] = self.environment.map { strdup($0) } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/sh", nil, nil, arguments, environment) == 0 else { return -1 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }

  /// The folder of the running tests, where the build puts the program too.
  static func buildFolder() throws -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { throw SpecFailure("/proc/self/exe: errno \(errno)") }
    let path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
