import JSONCoding
package import KernelApplication
import System

/// A connection to a service that follows and cancels requests, and collects all pages of an answer. Not safe for
/// several threads at once.
package final class ServiceConnection {
  package let address: SocketAddress
  private let client: RPCClient
  private var lastID = 0
  package var patience = Patience()
  /// Called when the service has been silent for long while a request waits: at most once for each case of `Silence`
  /// and request.
  package var onSilence: ((Silence) -> Void)?
  /// The service's identity; nil until `greet` was called.
  package private(set) var greeting: ServiceGreeting?

  package init(_ address: SocketAddress) throws(RPCClient.ConnectError) {
    self.address = address
    client = try RPCClient(address)
  }

  /// The process at the other end; nil if unknown.
  package var process: Int32? { client.process }

  /// Whether the service has ended, or closed this connection.
  package var hasEnded: Bool { client.hasEnded }

  /// How long to wait for an answer. The wait begins anew with each report of progress.
  package struct Patience: Sendable {
    /// How long to wait for the answer to a greeting, in milliseconds.
    package var greeting: Int32 = 10_000
    /// How long to wait for any other answer, in milliseconds; nil waits forever.
    package var answer: Int32?

    package init(greeting: Int32 = 10_000, answer: Int32? = nil) {
      self.greeting = greeting
      self.answer = answer
    }
  }

  package enum Silence: CaseIterable, Sendable {
    /// An answer takes more than two seconds.
    case short
    /// An answer takes more than ten seconds.
    case long

    var milliseconds: Int64 { self == .short ? 2_000 : 10_000 }
  }

  /// Asks the service for its identity.
  /// - Parameter request: a request to send with the greeting, whose answer must be awaited next. It must be valid for
  ///   any service.
  package func greet(sending request: ServiceRequest? = nil) throws(ServiceError) -> ServiceGreeting {
    let hello = ServiceRequest("service.hello")
    let lines = [hello, request].compactMap { $0 }.map { $0.line(number: nextID()) }
    try send(Array(lines.joined(separator: [0x0A])))
    let found = ServiceGreeting(try reply(to: lastID - lines.count + 1, within: patience.greeting))
    greeting = found
    return found
  }

  /// The complete answer to the request that `greet` has sent.
  package func answer(toGreetedWith request: ServiceRequest) throws(ServiceError) -> [UInt8] {
    try whole(try reply(to: lastID, within: patience.answer), of: request)
  }

  /// Sends a request and waits for the complete answer.
  /// - Parameter progress: receives progress, and can cancel the request.
  package func call(_ request: ServiceRequest, progress: (any ProgressSink)? = nil) throws(ServiceError) -> [UInt8] {
    var request = request
    let id = nextID()
    if progress != nil { request.progressToken = id }
    try send(request.line(number: id))
    return try whole(try reply(to: id, within: patience.answer, progress: progress), of: request)
  }

  /// The parameters of the next notification with that method; nil if the service has closed the connection.
  package func notification(_ wanted: String) throws(ServiceError) -> [UInt8]? {
    while let line = try receive() {
      if case .notification(wanted, let params) = try ServiceConnection.read(line) { return params }
    }
    return nil
  }

  /// Waits until the service has closed the connection.
  package func waitForEnd(timeout: Int32) {
    while let line = try? client.receive(timeout: timeout) { _ = line }
  }

  // MARK: Pages

  /// How often a request is repeated if the service no longer has the next page of its answer.
  private static let repetitions = 3

  private func whole(_ first: [UInt8], of request: ServiceRequest) throws(ServiceError) -> [UInt8] {
    var first = first
    for _ in 0..<ServiceConnection.repetitions {
      do throws(ServiceError) {
        return try joined(first, of: request)
      } catch .refused(let error) where error.isCursorExpired {
        first = try single(request)
      }
    }
    return try joined(first, of: request)
  }

  private func joined(_ first: [UInt8], of request: ServiceRequest) throws(ServiceError) -> [UInt8] {
    guard var pages = JoinedPages(first) else { return first }
    while let next = pages.next {
      var request = request
      request.after = next
      guard pages.add(try single(request)), pages.next != next else {
        throw .nonsense(.service(.pagesDoNotFit))
      }
    }
    return pages.joined
  }

  /// Sends a request and returns its answer, or the answer's first page.
  private func single(_ request: ServiceRequest) throws(ServiceError) -> [UInt8] {
    let id = nextID()
    try send(request.line(number: id))
    return try reply(to: id, within: patience.answer)
  }

  // MARK: Lines

  private func nextID() -> Int {
    lastID += 1
    return lastID
  }

  private func send(_ line: [UInt8]) throws(ServiceError) {
    do throws(Failure) {
      try client.send(line)
    } catch {
      throw .gone
    }
  }

  private func receive() throws(ServiceError) -> [UInt8]? {
    do throws(Failure) {
      return try client.receive()
    } catch {
      throw .gone
    }
  }

  private func reply(
    to id: Int, within patience: Int32?, progress: (any ProgressSink)? = nil
  ) throws(ServiceError) -> [UInt8] {
    var wait = Wait()
    while let line = try nextLine(id, patience, progress, &wait) {
      switch try ServiceConnection.read(line) {
      case .reply(id, let result): return try ServiceConnection.value(result)
      case .reply(nil, .failure(let error)): throw .refused(error)
      case .reply: continue
      case .notification(let method, let params):
        try hear(method, params, progress)
        if method == ServiceConnection.progress { wait.begin() }
      }
    }
    throw .gone
  }

  private static let progress = "$/progress"

  /// The wait for one answer. Other messages from the service do not end it.
  private struct Wait {
    private(set) var start = MonotonicClock.now()
    /// The silences not reported yet.
    var silences = Silence.allCases[...]
    var isCancelled = false

    mutating func begin() {
      start = MonotonicClock.now()
      silences = Silence.allCases[...]
    }
  }

  /// The next line from the service; nil at the end. Fails with `silent` if the answer takes too long.
  private func nextLine(
    _ id: Int, _ patience: Int32?, _ progress: (any ProgressSink)?, _ wait: inout Wait
  ) throws(ServiceError) -> [UInt8]? {
    do throws(Failure) {
      while true {
        let waited = (MonotonicClock.now() - wait.start) / 1_000_000
        if let silence = wait.silences.first, waited >= silence.milliseconds {
          wait.silences.removeFirst()
          onSilence?(silence)
        }
        if let patience, waited >= patience { break }
        if let progress, progress.isCancelled, !wait.isCancelled {
          wait.isCancelled = true
          try client.send(ServiceRequest.cancellation(of: id))
        }
        let ends = [wait.silences.first?.milliseconds, patience.map { Int64($0) }].compactMap { $0.map { $0 - waited } }
        let step = ends.min().map { progress == nil ? $0 : min($0, 100) } ?? (progress == nil ? nil : 100)
        switch try client.receive(within: step.map { Int32(clamping: max($0, 1)) }) {
        case .line(let line): return line
        case .end: return nil
        case .nothing: continue
        }
      }
    } catch {
      throw .gone
    }
    throw .silent
  }

  private func hear(_ method: String, _ params: [UInt8], _ progress: (any ProgressSink)?) throws(ServiceError) {
    switch method {
    case ServiceConnection.progress:
      // A report that cannot be read is from another version: the work continues without a progress bar.
      if let progress, let found = try? JSONDocument.decode(Report.self, from: params, unknownMembers: .passedOver) {
        progress.report(found.value)
      }
    case "service.closing":
      if let error = try? JSONReader.read(params, ServiceConnection.closing) { throw .refused(error) }
    default: break
    }
  }

  private static func read(_ line: [UInt8]) throws(ServiceError) -> RPCIncoming {
    do throws(JSONError) {
      return try RPCIncoming(line)
    } catch {
      throw .nonsense(error.problem)
    }
  }

  private static func value(_ result: Result<[UInt8], RPCError>) throws(ServiceError) -> [UInt8] {
    do throws(RPCError) {
      return try result.get()
    } catch {
      throw .refused(error)
    }
  }

  private static func closing(_ reader: inout JSONReader) throws(JSONError) -> RPCError {
    var error: RPCError?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      if key == "error" { error = try RPCError(&reader) } else { try reader.skipValue() }
    }
    guard let error else { throw reader.failure(.json(.incomplete(members: ["error"]))) }
    return error
  }

  private struct Report: Decodable {
    let value: Progress
  }
}

/// Why a service did not answer.
package enum ServiceError: Error, Hashable, Sendable {
  /// The service ended or closed the connection. Whether it did what it was asked is unknown.
  case gone
  /// The service was silent for too long.
  case silent
  /// The service answered with an error.
  case refused(RPCError)
  /// The answer is not JSON-RPC.
  case nonsense(Message)
}
