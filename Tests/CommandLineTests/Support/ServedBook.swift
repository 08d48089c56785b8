import TestSupport

/// A sample book with a service for it, stopped with the test.
final class ServedBook {
  let book = SampleBook()
  var program: Program { book.program }
  var socket: String { book.sandbox.store + "/sock" }

  init() {
    let started = program("service", "start")
    precondition(started.status == 0, started.words)
  }

  deinit {
    let stopped = program("service", "stop")
    precondition(stopped.status == 0, stopped.words)
  }

  /// The number of the service's process.
  var process: Int32 {
    let status = program("--json", "call", "service.status").output
    let number = status.split(separator: "\"process\":").dropFirst().first?.prefix { $0.isNumber } ?? ""
    guard let process = Int32(number) else { preconditionFailure("no process in \(status)") }
    return process
  }
}
