import JSONCoding
package import KernelApplication
import System

/// A client's connection to a service. Reports the progress of a request, can cancel the request, and joins all pages
/// of a long result. Must not be used by several threads at the same time.
package final class ServiceConnection {
  package let address: SocketAddress
  private let client: RPCClient
  private var lastID = 0
  package var patience = Patience()
  /// Called when a request has waited for some time without a reply or progress. Each case of `Silence` is reported at
  /// most once until the service reports progress.
  package var onSilence: ((Silence) -> Void)?
  /// The service's identity; nil before `greet` is called.
  package private(set) var greeting: ServiceGreeting?

  package init(_ address: SocketAddress) throws(RPCClient.ConnectError) {
    self.address = address
    client = try RPCClient(address)
  }

  /// The id of the service's process; nil if unknown.
  package var process: Int32? { client.process }

  /// Whether the service is known to have ended or to have closed this connection.
  package var hasEnded: Bool { client.hasEnded }

  /// The maximum times to wait for replies. The waiting time starts again whenever the service reports progress.
  package struct Patience: Sendable {
    /// The maximum time to wait for the reply to a greeting, in milliseconds.
    package var greeting: Int32 = 10_000
    /// The maximum time to wait for any other reply, in milliseconds; nil to wait without limit.
    package var answer: Int32?

    package init(greeting: Int32 = 10_000, answer: Int32? = nil) {
      self.greeting = greeting
      self.answer = answer
    }
  }

  package enum Silence: CaseIterable, Sendable {
    /// The service has sent neither a reply nor progress for two seconds.
    case short
    /// The service has sent neither a reply nor progress for ten seconds.
    case long

    var milliseconds: Int64 { self == .short ? 2_000 : 10_000 }
  }

  /// Asks the service for its identity.
  /// - Parameter request: a request to send together with the greeting, so that both take only one round trip; nil to
  ///   send none. Services of all versions must accept this request. Call `answer(toGreetedWith:)` next to obtain its
  ///   result.
  package func greet(sending request: ServiceRequest? = nil) throws(ServiceError) -> ServiceGreeting {
    let hello = ServiceRequest("service.hello")
    let lines = [hello, request].compactMap { $0 }.map { $0.line(number: nextID()) }
    try send(Array(lines.joined(separator: [0x0A])))
    let found = ServiceGreeting(try reply(to: lastID - lines.count + 1, within: patience.greeting))
    greeting = found
    return found
  }

  /// Waits for the complete result of the request that `greet` sent together with the greeting.
  package func answer(toGreetedWith request: ServiceRequest) throws(ServiceError) -> [UInt8] {
    try whole(try reply(to: lastID, within: patience.answer), of: request)
  }

  /// Sends a request and waits for its complete result.
  /// - Parameter progress: receives the request's progress, and can cancel the request.
  package func call(_ request: ServiceRequest, progress: (any ProgressSink)? = nil) throws(ServiceError) -> [UInt8] {
    var request = request
    let id = nextID()
    if progress != nil { request.progressToken = id }
    try send(request.line(number: id))
    return try whole(try reply(to: id, within: patience.answer, progress: progress), of: request)
  }

  /// Waits for the next notification whose method is `wanted`, and returns its parameters; nil if the service has
  /// closed the connection.
  package func notification(_ wanted: String) throws(ServiceError) -> [UInt8]? {
    while let line = try receive() {
      if case .notification(wanted, let params) = try ServiceConnection.read(line) { return params }
    }
    return nil
  }

  /// Waits until the service has closed the connection.
  /// - Parameter timeout: the maximum time to wait for each line that the service still sends, in milliseconds.
  package func waitForEnd(timeout: Int32) {
    while let line = try? client.receive(timeout: timeout) { _ = line }
  }

  // MARK: Pages

  /// The maximum number of times that a request is sent again because the service has dropped the remaining pages of
  /// its result.
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

  /// Sends a request and returns its result, or the first page of a long result.
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

  /// The state while waiting for one reply. Messages other than that reply do not end the wait.
  private struct Wait {
    private(set) var start = MonotonicClock.now()
    /// The cases of `Silence` that have not been reported yet during this wait.
    var silences = Silence.allCases[...]
    var isCancelled = false

    mutating func begin() {
      start = MonotonicClock.now()
      silences = Silence.allCases[...]
    }
  }

  /// Waits for the next line from the service; nil if the service has closed the connection. Fails with `silent` if
  /// neither a reply nor progress has arrived within `patience` milliseconds.
  /// - Parameters:
  ///   - id: the id of the request that waits for its reply, with which to cancel the request.
  ///   - progress: if it is cancelled, the request is cancelled; nil if the request cannot be cancelled.
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
      // A progress report that cannot be parsed comes from a service of another version. The request goes on without
      // it.
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

/// The reason why a request yielded no result.
package enum ServiceError: Error, Hashable, Sendable {
  /// The service ended or closed the connection. It is unknown whether it processed the request.
  case gone
  /// The service sent neither a reply nor progress within the permitted time.
  case silent
  /// The service sent an error instead of a result.
  case refused(RPCError)
  /// The service sent something that is not JSON-RPC.
  case nonsense(Message)
}
