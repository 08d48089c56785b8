import JSONCoding
import KernelDomain
import KernelPresentation
import Libc
import TestSupport

/// Drives the book through the program that a user runs: every call is a process of its own, started by a shell.
final class CommandLineDriver: Driver {
  private let sandbox: Sandbox
  private var environment: [String]
  private var isServed = false

  init(in sandbox: Sandbox, clock: String?) throws {
    self.sandbox = sandbox
    let folder = TestProcess.programs
    guard access(folder + "/recordbook", X_OK) == 0 else { throw SpecFailure("\(folder) has no recordbook") }
    let clock = try clock.map { "RECORDBOOK_CLOCK=" + (try ScenarioClock.inUTC($0)) }
    environment =
      [
        "PATH=\(folder):/usr/bin:/bin", "HOME=\(sandbox.path)", "XDG_DATA_HOME=\(sandbox.path)/data",
        "XDG_RUNTIME_DIR=\(sandbox.path)", "LC_ALL=C.UTF-8", "TZ=UTC",
      ] + [clock].compactMap { $0 }
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

  func picture(_ route: String, _ language: Language?) throws(Refusal) -> String {
    let options = language.map { ["--language", $0.tag.rawValue] } ?? []
    return try run(ShellCommand.recordbook(options + ["picture", route, "-"]))
  }

  func perform(_ call: Call) throws(Refusal) {
    guard CommandLineDriver.deletes(call.command) else {
      _ = try run(call.command)
      return
    }
    // A command that reads a secret from standard input is in parentheses.
    let isGroup = call.command.hasSuffix(")")
    _ = try run(isGroup ? call.command.dropLast() + " --yes)" : call.command + " --yes")
  }

  func tell(_ call: Call) throws(Refusal) -> [UInt8] { Array(try run(call.command).utf8) }

  /// Whether a command asks for confirmation before it deletes; on a page, pressing the button is the confirmation.
  private static func deletes(_ command: String) -> Bool {
    command.split(separator: " ").contains { $0 == "delete" || $0.hasPrefix("delete-") || $0.hasPrefix("forget-") }
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

  /// Runs a command, and returns what it wrote to standard output.
  func run(_ command: String) throws(Refusal) -> String {
    let (output, words) = (sandbox.path + "/stdout", sandbox.path + "/stderr")
    let shell = TestProcess.start(
      ["/bin/sh", "-c", command], environment: environment,
      [0: .reading("/dev/null"), 1: .writing(output), 2: .writing(words)])
    let status = TestProcess.wait(for: shell)
    do {
      guard status == 0 else { throw SpecFailure("exit status \(status): \(try readFile(words))") }
      return try readFile(output)
    } catch {
      throw Refusal(description: "\(error)")
    }
  }
}
