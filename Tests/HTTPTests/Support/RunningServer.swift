import HTTP
import Synchronization
import System
import WireTestSupport

/// A clock that the test sets.
final class TestClock: Sendable {
  private let nanoseconds = Mutex<Int64>(1_000_000_000)

  func now() -> Int64 { nanoseconds.withLock { $0 } }

  func advance(milliseconds: Int64) { nanoseconds.withLock { $0 += milliseconds * 1_000_000 } }
}

/// A gate that one thread opens and another waits for.
final class Gate: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var count = 0

  func open() {
    lock.withLock {
      count += 1
      lock.signal()
    }
  }

  var isOpen: Bool { lock.withLock { count > 0 } }

  /// Waits until the gate has been opened this many times.
  func wait(_ times: Int = 1) {
    lock.withLock { lock.wait { count >= times } }
  }
}

/// Runs a server on a thread of its own.
final class RunningServer: Sendable {
  let port: UInt16
  private let clock = TestClock()
  private let control: HTTPServerControl
  private let end: End
  private let thread: Thread

  private final class End: Sendable {
    let outcome = Mutex<(ending: HTTPServer.Ending, handlers: Int)?>(nil)
  }

  enum Polling: CaseIterable, Sendable {
    /// The fastest poller of the system, and POSIX's.
    case best, poll

    func poller() -> any Poller { self == .best ? SystemPoller.make() : PollPoller() }
  }

  /// - Parameter handler: makes the handler for a port.
  init(
    limits: HTTPLimits = HTTPLimits(), fields: HeaderFields = HeaderFields(), peerGuard: PeerGuard = PeerGuard(),
    polling: Polling = .best, _ handler: (UInt16) -> any HTTPHandler
  ) throws {
    let listener = try LoopbackListener()
    let (end, clock) = (End(), clock)
    nonisolated(unsafe) let server = try HTTPServer(
      listener, handler(listener.port), limits: limits, fields: fields, peerGuard: peerGuard, poller: polling.poller(),
      clock: { clock.now() })
    port = listener.port
    control = server.control
    self.end = end
    thread = try Thread {
      let outcome = server.run()
      end.outcome.withLock { $0 = outcome }
    }
  }

  func client() -> RawClient { RawClient(port: port) }

  /// Advances the clock. What clients have already sent counts as sent before: the server has read it once it has
  /// answered a request made for that purpose.
  func advance(milliseconds: Int64, afterAnswer: Bool = true) {
    if afterAnswer {
      let client = client()
      client.send("GET /nothing HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
      _ = client.answer()
    }
    clock.advance(milliseconds: milliseconds)
    control.wake()
  }

  func tellToStop() { control.stop() }

  /// Waits for the server to end, and returns what `run` returned.
  func wait() -> (ending: HTTPServer.Ending, handlers: Int)? {
    thread.join()
    return end.outcome.withLock { $0 }
  }

  func stop() {
    control.stop()
    control.stop()
    thread.join()
  }
}
