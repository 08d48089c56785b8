import KernelDomain
import System

/// The connection of one client. Only the event loop's thread uses it. The client's requests are handled one at a time,
/// in the order in which they arrive.
final class HTTPConnection {
  let descriptor: Int32
  /// Identifies the connection. Unlike the descriptor, a token is never reused.
  let token: UInt64
  /// What the poller watches for on this connection.
  var interest: PollInterest = .read
  private let context: ServerContext
  private var parser: RequestParser
  /// The client's input that has been read but cannot be processed yet.
  private var input: ArraySlice<UInt8> = []
  private var output = OutputQueue()
  private var phase: ConnectionPhase
  /// The head of the current request; nil between requests.
  private var head: RequestHead?
  /// The time at which the client last sent something or read some output, in nanoseconds.
  private var lastProgress: Int64
  /// Whether reading is paused until the handler has read the stored part of the body.
  private var isBodyPaused = false
  /// Whether to close the connection after the current request.
  private var isLast = false

  init(_ descriptor: Int32, token: UInt64, _ context: ServerContext, at now: Int64) {
    self.descriptor = descriptor
    self.token = token
    self.context = context
    parser = RequestParser(context.limits)
    phase = .idle
    lastProgress = now
  }

  // MARK: State

  var isClosed: Bool { phase.isClosed }
  /// Whether the connection is waiting for a request and nothing of that request has arrived yet.
  var isIdle: Bool { phase.isIdle }
  /// Whether a request is in progress or an event stream is open.
  var isBusy: Bool { phase.isBusy }
  /// The time at which the client last sent something or read some output, in nanoseconds.
  var idleSince: Int64 { lastProgress }

  /// What the poller should watch for on this connection.
  var wantedInterest: PollInterest {
    PollInterest(reads: phase.reads && !isBodyPaused, writes: !output.isEmpty)
  }

  // MARK: Input

  /// Processes bytes from the client.
  /// - Parameter now: the time on the server's clock in nanoseconds, as in the other methods.
  func receive(_ bytes: UnsafeRawBufferPointer, at now: Int64) {
    switch phase {
    case .lingering, .streaming: return
    default:
      lastProgress = now
      input += bytes
      advance(at: now)
    }
  }

  /// Closes the connection. Called when the client has closed its side of it.
  func receiveEnd() { close() }

  /// Resumes reading a body after its handler has read the stored part.
  func resumeBody(at now: Int64) {
    guard isBodyPaused else { return }
    isBodyPaused = false
    lastProgress = now
    advance(at: now)
  }

  private func advance(at now: Int64) {
    do throws(HTTPRefusal) {
      while phase.takesRequests, !isBodyPaused, let part = try parser.next(&input) {
        switch part {
        case .head(let head): try begin(head)
        case .body(let stretch): if case .body(let body) = phase { isBodyPaused = !body.append(stretch) }
        case .end:
          guard case .body(let body) = phase else { continue }
          body.finish()
          phase = .handling
        }
      }
      if case .idle = phase, !parser.isBetweenRequests { phase = .header(since: now) }
    } catch {
      refuse(error)
    }
  }

  private func begin(_ head: RequestHead) throws(HTTPRefusal) {
    self.head = head
    try parser.acceptBody(upTo: try context.handler.bodyLimit(for: head))
    let body = RequestBody(mostHeld: context.limits.heldBytes) { [context, token] in
      context.mailbox.post(.bodyWanted(token))
    }
    if head.expectsContinue, input.isEmpty { output.append(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
    phase = .body(body)
    do throws(SystemError) {
      try context.handle(HTTPRequest(head: head, body: body), of: token)
      startedHandlers += 1
    } catch {
      throw .tooBusy
    }
  }

  /// The number of handlers that have been started since the last call to `takeStartedHandlers`.
  private var startedHandlers = 0

  func takeStartedHandlers() -> Int {
    defer { startedHandlers = 0 }
    return startedHandlers
  }

  // MARK: Output

  /// Sends the response to the current request, or the refusal of that request.
  /// - Parameter stream: the body of the response if it is written while it is being sent; nil for any other response.
  func answer(_ answer: Result<HTTPResponse, HTTPRefusal>, _ stream: ResponseStream?, at now: Int64) {
    switch phase {
    case .body:
      // The rest of the body is not wanted, and must not be parsed as the next request.
      isLast = true
      isBodyPaused = false
    case .handling: break
    default:
      stream?.close()
      return
    }
    switch answer {
    case .success(let response): send(response, stream)
    case .failure(let refusal): return refuse(refusal)
    }
    flush(at: now)
  }

  private func send(_ response: HTTPResponse, _ stream: ResponseStream?) {
    if head?.keepsAlive != true { isLast = true }
    let isHeadOnly = head?.method == .head
    guard case .bytes(let bytes) = response.body else {
      let isChunked = head?.minorVersion == 1
      var isEvents = false
      if case .events = response.body { isEvents = true }
      if !isChunked || isEvents { isLast = true }
      let responseHead = ResponseHead(
        status: response.status, fields: response.fields, framing: isChunked ? .chunked : .untilClose, closes: isLast)
      append(responseHead)
      if let stream, !isHeadOnly {
        phase = .streaming(stream, responseHead, isEvents: isEvents)
      } else {
        stream?.close()
        phase = .finishing
      }
      return
    }
    append(
      ResponseHead(
        status: response.status, fields: response.fields, framing: .length(bytes.count), closes: isLast))
    if !isHeadOnly { output.append(bytes) }
    phase = .finishing
  }

  private func append(_ head: ResponseHead) {
    output.append(head.bytes(defaults: context.fields, at: Timestamp(seconds: RealtimeClock.now() / 1_000_000_000)))
  }

  /// Sends a response with the reason for a refusal. Accepts no further requests on the connection, because it is
  /// unclear where the next request begins.
  func refuse(_ refusal: HTTPRefusal) {
    if case .body(let body) = phase { body.fail(refusal) }
    isLast = true
    var response = context.handler.page(for: refusal)
    response.status = refusal.status
    if refusal == .methodNotAllowed { response.fields.append("Allow", HTTPMethod.allowed) }
    if case .bytes = response.body {} else { response.body = .bytes([]) }
    send(response, nil)
    flush(at: lastProgress)
  }

  /// Sends as much output as the client's socket accepts. Once all output has been sent, continues with the next step:
  /// more of the stream, or the next request.
  func flush(at now: Int64) {
    while true {
      guard let count = output.send(on: descriptor) else { return close() }
      if count > 0 { lastProgress = now }
      guard output.isEmpty else { return }
      switch phase {
      case .streaming(let stream, let head, _): guard takeStretches(of: stream, head) else { return }
      case .finishing:
        finish()
        if case .idle = phase { advance(at: now) }
        return
      default: return
      }
    }
  }

  /// Moves the bytes that are ready in the stream to the output.
  /// - Returns: whether there is output to send.
  private func takeStretches(of stream: ResponseStream, _ head: ResponseHead) -> Bool {
    let (bytes, state) = stream.take()
    output.append(head.framed(bytes))
    switch state {
    case .open: return !output.isEmpty
    case .ended:
      output.append(head.end)
      stream.close()
      phase = .finishing
      return true
    case .closed:
      close()
      return false
    }
  }

  private func finish() {
    head = nil
    if isLast {
      LoopbackSocket.endSending(descriptor)
      input = []
      phase = .lingering
    } else {
      phase = .idle
    }
  }

  /// Sends the bytes that the stream has ready. Call this when the stream has bytes to send, or when it has been closed
  /// because the client is too slow.
  func streamIsReady(at now: Int64) {
    guard case .streaming(let stream, _, _) = phase else { return }
    if stream.isGivenUp {
      close()
    } else if output.isEmpty {
      flush(at: now)
    }
  }

  // MARK: Deadlines and end

  /// The time at which `enforceDeadline` must be called, in nanoseconds; nil if there is no deadline.
  var deadline: Int64? {
    let limits = context.limits
    func after(_ milliseconds: Int64, _ start: Int64) -> Int64 { start + milliseconds * 1_000_000 }
    if !output.isEmpty { return after(limits.stallTime, lastProgress) }
    switch phase {
    case .idle: return after(limits.keepAliveTime, lastProgress)
    case .header(let since): return after(limits.headerTime, since)
    case .body: return isBodyPaused ? nil : after(limits.stallTime, lastProgress)
    case .streaming(_, _, let isEvents): return isEvents ? after(limits.heartbeatTime, lastProgress) : nil
    case .lingering: return after(limits.lingerTime, lastProgress)
    case .handling, .finishing, .closed: return nil
    }
  }

  func enforceDeadline(at now: Int64) {
    guard let deadline, deadline <= now else { return }
    guard output.isEmpty else { return close() }
    switch phase {
    case .header, .body:
      lastProgress = now
      refuse(.timedOut)
    case .streaming(_, let head, _):
      output.append(head.framed(EventStream.heartbeat))
      flush(at: now)
    default: close()
    }
  }

  /// Accepts no further requests. Requests in progress are finished; event streams end at once.
  func drain(at now: Int64) {
    isLast = true
    switch phase {
    case .idle, .header, .lingering: close()
    case .streaming(let stream, _, isEvents: true):
      stream.end()
      streamIsReady(at: now)
    default: break
    }
  }

  /// Stops reading and sending. The event loop then closes the descriptor.
  func close() {
    switch phase {
    case .body(let body): body.fail(.clientGone)
    case .streaming(let stream, _, _): stream.close()
    default: break
    }
    phase = .closed
    input = []
    output.removeAll()
  }
}
