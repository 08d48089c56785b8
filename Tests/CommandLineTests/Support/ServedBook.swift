import TestSupport

/// A sample book with a service that serves it; the service is stopped after the test.
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

  /// The process number of the service.
  var process: Int32 {
    let status = program("--json", "call", "service.status").output
    let number = status.split(separator: "\"process\":").dropFirst().first?.prefix { $0.isNumber } ?? ""
    guard let process = Int32(number) else { preconditionFailure("no process in \(status)") }
    return process
  }
}
