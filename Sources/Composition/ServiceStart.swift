import IPC
package import KernelApplication
import System

/// How a service that has just started reports to the process waiting for it whether it serves: over a pipe, as one
/// line with a JSON object that has `ready` or `error`.
package struct ServiceStart: Sendable {
  /// Nil if no process waits.
  private let descriptor: Int32?

  package init(descriptor: Int32?) {
    self.descriptor = descriptor
    if let descriptor { Descriptor.keepFromChildren(descriptor) }
  }

  package func succeeded(_ service: BookService) {
    tell(#"{"ready":{"process":\#(ThisProcess.number)}}"#)
  }

  package func failed(_ failure: Failure) {
    tell(#"{"error":\#(String(decoding: RPCError(failure, App.english).json, as: UTF8.self))}"#)
  }

  private func tell(_ line: String) {
    guard let descriptor else { return }
    // If the other end no longer waits, nobody needs the report.
    try? Descriptor.writeAll(Array((line + "\n").utf8), to: descriptor, "the pipe")
    Descriptor.close(descriptor)
  }
}
