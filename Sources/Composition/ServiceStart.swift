import IPC
package import KernelApplication
import System

/// How a service that was just started tells whoever waits for it, over a pipe, whether it serves: one line, a JSON
/// object with `ready` or `error`.
package struct ServiceStart: Sendable {
  /// Nil where nobody waits.
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
    // Whoever does not wait any more need not be told.
    try? Descriptor.writeAll(Array((line + "\n").utf8), to: descriptor, "the pipe")
    Descriptor.close(descriptor)
  }
}
