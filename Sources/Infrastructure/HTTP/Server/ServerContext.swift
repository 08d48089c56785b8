import KernelDomain
import Synchronization
import System

/// The values and functions that all connections of a server share.
final class ServerContext: Sendable {
  let handler: any HTTPHandler
  let limits: HTTPLimits
  /// Header fields that are added to every response that lacks them.
  let fields: HeaderFields
  let mailbox: Mailbox<LoopMessage>
  private let hasEnded = Atomic(false)

  /// A message from another thread to the event loop. Most messages are about one connection, which they identify by
  /// its token.
  enum LoopMessage: Sendable {
    /// The handler has read the stored part of the body, so the loop can read more.
    case bodyWanted(UInt64)
    /// The handler has returned a response. If there is a `ResponseStream`, the handler's thread continues by writing
    /// to it; otherwise the thread has finished.
    case answered(UInt64, Result<HTTPResponse, HTTPRefusal>, ResponseStream?)
    /// The response's stream has bytes to send.
    case streamReady(UInt64)
    /// A handler's thread has finished writing a stream.
    case streamWritten
  }

  init(_ handler: any HTTPHandler, _ limits: HTTPLimits, _ fields: HeaderFields, _ mailbox: Mailbox<LoopMessage>) {
    self.handler = handler
    self.limits = limits
    self.fields = fields
    self.mailbox = mailbox
  }

  /// Runs the handler for a request on a separate thread. Fails if the system cannot start any more threads.
  func handle(_ request: HTTPRequest, of token: UInt64) throws(SystemError) {
    try Thread { self.answer(request, token) }.detach()
  }

  private func answer(_ request: HTTPRequest, _ token: UInt64) {
    do throws(HTTPRefusal) {
      let response = try handler.respond(to: request)
      switch response.body {
      case .bytes: mailbox.post(.answered(token, .success(response), nil))
      case .stream(let write):
        let stream = openStream(token, response)
        write(stream)
        stream.end()
        mailbox.post(.streamWritten)
      case .events(let follow):
        follow(EventStream(openStream(token, response)))
        mailbox.post(.streamWritten)
      }
    } catch {
      mailbox.post(.answered(token, .failure(error), nil))
    }
  }

  private func openStream(_ token: UInt64, _ response: HTTPResponse) -> ResponseStream {
    let stream = ResponseStream(mostHeld: limits.heldBytes) { [mailbox] in mailbox.post(.streamReady(token)) }
    mailbox.post(.answered(token, .success(response), stream))
    // If the loop has ended, nobody reads the message; if it ends later, it closes the stream itself.
    if hasEnded.load(ordering: .sequentiallyConsistent) { stream.close() }
    return stream
  }

  /// Records that the event loop has ended, so that the streams of all later responses are closed at once.
  func end() {
    hasEnded.store(true, ordering: .sequentiallyConsistent)
    for case .answered(_, _, let stream?) in mailbox.close() { stream.close() }
  }
}
