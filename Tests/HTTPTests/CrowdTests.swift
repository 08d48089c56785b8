import HTTP
import Libc
import Synchronization
import System
import Testing
import WireTestSupport

/// Another user of the machine, who may connect as often as anybody, keeps the server from nobody else.
struct CrowdTests {
  /// Whose the clients are, and in which order things happened.
  private final class Book: Sendable {
    let gate = Gate()
    let begun = Gate()
    private let lines = Mutex<[String]>([])

    var log: [String] { lines.withLock { $0 } }
    func note(_ line: String) { lines.withLock { $0.append(line) } }

    /// The first client is the user's; the second one holds the server up until the gate opens; all but the first are
    /// another's.
    var guarding: PeerGuard {
      PeerGuard { [self] _ in
        let number = lines.withLock { lines in
          lines.append("looked up")
          return lines.filter { $0 == "looked up" }.count
        }
        if number == 1 { return .user(ThisProcess.user) }
        if number == 2 {
          begun.open()
          gate.wait()
        }
        return .user(ThisProcess.user + 1)
      }
    }
  }

  private struct Site: HTTPHandler {
    let book: Book

    func bodyLimit(for head: RequestHead) throws(HTTPRefusal) -> Int {
      book.note("asked")
      return 0
    }

    func respond(to request: HTTPRequest) throws(HTTPRefusal) -> HTTPResponse { .text("here") }
    func page(for refusal: HTTPRefusal) -> HTTPResponse { .text(refusal.rawValue) }
  }

  private static let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

  /// Waits until the server is held up by the first of a crowd.
  private func crowd(of count: Int, _ book: Book, _ server: RunningServer) -> (own: RawClient, others: [RawClient]) {
    let own = server.client()
    own.send(CrowdTests.request)
    #expect(own.answer() == "200 here")
    let others = (0..<count).map { _ in server.client() }
    book.begun.wait()
    return (own, others)
  }

  @Test(arguments: RunningServer.Polling.allCases)
  func whoIsServedAlreadyComesBetweenAFewOfTheCrowd(polling: RunningServer.Polling) throws {
    let book = Book()
    let server = try RunningServer(peerGuard: book.guarding, polling: polling) { _ in Site(book: book) }
    let (own, others) = crowd(of: 400, book, server)
    own.send(CrowdTests.request)
    book.gate.open()
    #expect(own.answer() == "200 here")
    let between = try #require(book.log.lastIndex(of: "asked")) - #require(book.log.firstIndex(of: "asked"))
    #expect(between < 40, "\(between) of the crowd came first")
    for other in others { _ = other.rest() }
    // Each was looked up once.
    #expect(book.log.filter { $0 == "looked up" }.count == 401)
    server.stop()
  }

  @Test(arguments: RunningServer.Polling.allCases)
  func theServerStopsBeforeItHasSeenTheCrowd(polling: RunningServer.Polling) throws {
    let book = Book()
    let server = try RunningServer(peerGuard: book.guarding, polling: polling) { _ in Site(book: book) }
    let (_, others) = crowd(of: 400, book, server)
    server.tellToStop()
    book.gate.open()
    #expect(server.wait()?.ending == .stopped)
    let seen = book.log.filter { $0 == "looked up" }.count
    #expect(seen < 40, "\(seen) were looked up first")
    withExtendedLifetime(others) {}
  }

  @Test func ofACrowdAFewAreToldWhyTheyAreNotServed() throws {
    let server = try RunningServer(peerGuard: PeerGuard { _ in .nobody }) { _ in EchoSite() }
    let answers = (0..<100).map { _ in server.client().answer() }
    #expect(answers[..<20].allSatisfy { $0 == "403 foreignUser" } && answers[20...].allSatisfy { $0 == nil })
    server.advance(milliseconds: 1_000, afterAnswer: false)
    #expect(server.client().answer() == "403 foreignUser")
    server.stop()
  }

  /// Others have none of the user's waiting connections closed, which are more than a server has room for.
  @Test func aCrowdTakesNobodysPlace() throws {
    let first = Mutex(0)
    let peers = PeerGuard { _ in
      first.withLock { count in
        count += 1
        return count <= 2 ? .user(ThisProcess.user) : .user(ThisProcess.user + 1)
      }
    }
    var limits = HTTPLimits()
    limits.connections = 2
    let server = try RunningServer(limits: limits, peerGuard: peers) { _ in EchoSite() }
    let own = (0..<2).map { _ in server.client() }
    for client in own {
      client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(client.answer() == "200 /a ")
    }
    for _ in 0..<3 { #expect(server.client().answer() == "403 foreignUser") }
    for client in own {
      client.send("GET /b HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(client.answer() == "200 /b ")
    }
    server.stop()
  }

  // MARK: Whose a connection is

  /// A socket at that port of an address of this machine, connected where one is named; 0 is any port.
  private func socket(_ address: UInt32, _ port: UInt16, to server: UInt16? = nil) throws -> Int32 {
    let descriptor = Libc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var one: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
    func with(_ address: UInt32, _ port: UInt16, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
      var name = sockaddr_in()
      name.sin_family = sa_family_t(AF_INET)
      name.sin_port = port.bigEndian
      name.sin_addr.s_addr = address.bigEndian
      return withUnsafePointer(to: &name) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
      }
    }
    try #require(with(address, port) { bind(descriptor, $0, $1) } == 0)
    if let server { try #require(with(0x7F00_0001, server) { connect(descriptor, $0, $1) } == 0) }
    return descriptor
  }

  private func port(_ descriptor: Int32) -> UInt16 {
    var name = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return UInt16(bigEndian: name.sin_port)
  }

  private func accepted(_ listener: Int32) -> Int32? {
    var polled = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 10_000) > 0, case .client(let descriptor) = Socket.accept(listener) else { return nil }
    return descriptor
  }

  @Test func theOtherEndIsItsOwnersForAsLongAsAProcessHoldsIt() throws {
    let peer = LoopbackPeer()
    let (listener, server) = try LoopbackSocket.listen()
    let client = try socket(0x7F00_0001, 0, to: server)
    let end = try #require(accepted(listener))
    #expect(peer.owner(of: end) == .user(getuid()))
    // From another address, with the number of a port that is the user's.
    let other = try socket(0x7F00_0002, port(client), to: server)
    let otherEnd = try #require(accepted(listener))
    #expect(peer.owner(of: otherEnd) == .nobody)
    close(client)
    // The system keeps the end for a while, and calls it root's.
    #expect(peer.owner(of: end) == .nobody)
    for descriptor in [end, other, otherEnd, listener] { close(descriptor) }
  }

  @Test func theSystemIsAskedForOneConnection() throws {
    guard let diagnosis = SocketDiagnosis() else { return }
    let (listener, server) = try LoopbackSocket.listen()
    // Before it has found anything it tells, too, that there is no such connection.
    #expect(diagnosis.owner(of: 1, to: server) == .nobody)
    let client = try socket(0x7F00_0001, 0, to: server)
    #expect(diagnosis.owner(of: port(client), to: server) == .user(getuid()))
    #expect(diagnosis.owner(of: port(client), to: server &+ 1) == .nobody)
    for descriptor in [client, listener] { close(descriptor) }
  }
}
