import KernelDomain
import Synchronization
import System

/// What all connections of a server share.
final class ServerContext: Sendable {
  let handler: any HTTPHandler
  let limits: HTTPLimits
  /// Added to every answer that lacks them.
  let fields: HeaderFields
  let mailbox: Mailbox<LoopMessage>
  private let hasEnded = Atomic(false)

  /// A message from another thread to the loop, with the token of the connection.
  enum LoopMessage: Sendable {
    /// The handler has read the body that was held.
    case bodyWanted(UInt64)
    /// The handler's answer. Without a stream, the handler is done.
    case answered(UInt64, Result<HTTPResponse, HTTPRefusal>, ResponseStream?)
    /// The stream has something to send.
    case streamReady(UInt64)
    /// A handler that wrote a stream is done.
    case streamWritten
  }

  init(_ handler: any HTTPHandler, _ limits: HTTPLimits, _ fields: HeaderFields, _ mailbox: Mailbox<LoopMessage>) {
    self.handler = handler
    self.limits = limits
    self.fields = fields
    self.mailbox = mailbox
  }

  /// Starts the handler for a request on its own thread. Fails if the system has no more threads.
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
    // If the loop has ended, nobody reads the message any more; if it ends later, it closes the stream itself.
    if hasEnded.load(ordering: .sequentiallyConsistent) { stream.close() }
    return stream
  }

  /// Answers nobody from now on.
  func end() {
    hasEnded.store(true, ordering: .sequentiallyConsistent)
    for case .answered(_, _, let stream?) in mailbox.close() { stream.close() }
  }
}
