import KernelDomain
import Synchronization
import System

/// What all connections of a server share.
final class ServerContext: Sendable {
  let handler: any HTTPHandler
  let limits: HTTPLimits
  /// Of every answer, where it does not have them itself.
  let fields: HeaderFields
  let mailbox: Mailbox<LoopMessage>
  private let hasEnded = Atomic(false)

  /// What other threads have to tell the loop, of the connection with that token.
  enum LoopMessage: Sendable {
    /// The body that was held was read.
    case bodyWanted(UInt64)
    /// Without a stream the handler is done, too.
    case answered(UInt64, Result<HTTPResponse, HTTPRefusal>, ResponseStream?)
    /// Something is to be sent.
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

  /// Has the handler answer a request on a thread of its own. Fails where the system has no more.
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
    // Nobody reads the letter any more, or the loop closes the stream when it does.
    if hasEnded.load(ordering: .sequentiallyConsistent) { stream.close() }
    return stream
  }

  /// Nobody is answered from now on.
  func end() {
    hasEnded.store(true, ordering: .sequentiallyConsistent)
    for case .answered(_, _, let stream?) in mailbox.close() { stream.close() }
  }
}
