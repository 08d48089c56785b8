import IPC
package import KernelApplication
import System

/// Reports whether the service has started to the process that started it and is waiting. The report is one line on a
/// pipe: a JSON object with the member `ready` or `error`.
package struct ServiceStart: Sendable {
  /// The file descriptor of the pipe; nil if no process is waiting.
  private let descriptor: Int32?

  package init(descriptor: Int32?) {
    self.descriptor = descriptor
    if let descriptor { Descriptor.keepFromChildren(descriptor) }
  }

  package func succeeded() {
    tell(#"{"ready":{"process":\#(ThisProcess.number)}}"#)
  }

  package func failed(_ failure: Failure) {
    tell(#"{"error":\#(String(decoding: RPCError(failure, App.english).json, as: UTF8.self))}"#)
  }

  private func tell(_ line: String) {
    guard let descriptor else { return }
    // Writing fails if the other process has stopped waiting, so that nobody needs the report.
    try? Descriptor.writeAll(Array((line + "\n").utf8), to: descriptor, "the pipe")
    Descriptor.close(descriptor)
  }
}
