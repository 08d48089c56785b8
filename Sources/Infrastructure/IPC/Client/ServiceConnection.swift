import JSONCoding
package import KernelApplication
import System

/// A conversation with a service: requests that are followed, cancelled and, where the answer comes in pages, repeated
/// until it is whole. For one thread at a time.
package final class ServiceConnection {
  package let address: SocketAddress
  private let client: RPCClient
  private var lastID = 0
  package var patience = Patience()
  /// Is told when the service has said nothing for long to what it was asked: once for each, for each answer.
  package var onSilence: ((Silence) -> Void)?
  /// Told by `greet`.
  package private(set) var greeting: ServiceGreeting?

  package init(_ address: SocketAddress) throws(RPCClient.ConnectError) {
    self.address = address
    client = try RPCClient(address)
  }

  /// The process at the other end.
  package var process: Int32? { client.process }

  /// Whether the service has ended, or let go of this connection.
  package var hasEnded: Bool { client.hasEnded }

  /// How long an answer is waited for, counted anew from each word of how far it is.
  package struct Patience: Sendable {
    /// Milliseconds for the answer to a greeting.
    package var greeting: Int32 = 10_000
    /// Milliseconds for any other; nil is for ever.
    package var answer: Int32?

    package init(greeting: Int32 = 10_000, answer: Int32? = nil) {
      self.greeting = greeting
      self.answer = answer
    }
  }

  package enum Silence: CaseIterable, Sendable {
    /// It waits for two seconds.
    case short
    /// It waits for ten seconds.
    case long

    var milliseconds: Int64 { self == .short ? 2_000 : 10_000 }
  }

  /// Asks the service who it is.
  /// - Parameter request: sent in the same write, to be awaited next: only what may be asked of any service.
  package func greet(sending request: ServiceRequest? = nil) throws(ServiceError) -> ServiceGreeting {
    let hello = ServiceRequest("service.hello")
    let lines = [hello, request].compactMap { $0 }.map { $0.line(number: nextID()) }
    try send(Array(lines.joined(separator: [0x0A])))
    let found = ServiceGreeting(try reply(to: lastID - lines.count + 1, within: patience.greeting))
    greeting = found
    return found
  }

  /// The whole answer to a request that `greet` has sent.
  package func answer(toGreetedWith request: ServiceRequest) throws(ServiceError) -> [UInt8] {
    try whole(try reply(to: lastID, within: patience.answer), of: request)
  }

  /// Sends a request and waits for the whole answer.
  /// - Parameter progress: hears how far the service is, and makes it stop.
  package func call(_ request: ServiceRequest, progress: (any ProgressSink)? = nil) throws(ServiceError) -> [UInt8] {
    var request = request
    let id = nextID()
    if progress != nil { request.progressToken = id }
    try send(request.line(number: id))
    return try whole(try reply(to: id, within: patience.answer, progress: progress), of: request)
  }

  /// The parameters of the next notification of that method; nil when the service has closed the connection.
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

  /// How often an answer is asked for again whose next page the service keeps no more.
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

  /// The answer, or its first page.
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

  /// The wait for one answer. Whatever else the service says does not make it shorter.
  private struct Wait {
    private(set) var start = MonotonicClock.now()
    var untold = Silence.allCases[...]
    var isCancelled = false

    mutating func begin() {
      start = MonotonicClock.now()
      untold = Silence.allCases[...]
    }
  }

  /// The next thing that the service says; nil at the end. Fails with `silent` where the answer takes too long.
  private func nextLine(
    _ id: Int, _ patience: Int32?, _ progress: (any ProgressSink)?, _ wait: inout Wait
  ) throws(ServiceError) -> [UInt8]? {
    do throws(Failure) {
      while true {
        let waited = (MonotonicClock.now() - wait.start) / 1_000_000
        if let silence = wait.untold.first, waited >= silence.milliseconds {
          wait.untold.removeFirst()
          onSilence?(silence)
        }
        if let patience, waited >= patience { break }
        if let progress, progress.isCancelled, !wait.isCancelled {
          wait.isCancelled = true
          try client.send(ServiceRequest.cancellation(of: id))
        }
        let events = [wait.untold.first?.milliseconds, patience.map { Int64($0) }].compactMap { $0.map { $0 - waited } }
        let step = events.min().map { progress == nil ? $0 : min($0, 100) } ?? (progress == nil ? nil : 100)
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
      // One that can't be read is from another version: the work goes on without the bar.
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
  /// It ended, or closed the connection: whether it did what it was asked is not known.
  case gone
  /// It said nothing for long.
  case silent
  /// It answered with an error.
  case refused(RPCError)
  /// What it said is no JSON-RPC.
  case nonsense(Message)
}
