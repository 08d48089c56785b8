import JSONCoding
package import KernelApplication
import System

/// A blocking connection to a service, on which lines are sent and received. Must not be used by several threads at the
/// same time.
package final class RPCClient {
  private let descriptor: Int32
  private let path: String
  private var input: [UInt8] = []
  /// The number of bytes at the start of `input` that have been searched for a newline without finding one.
  private var searched = 0

  package enum ConnectError: Error, Hashable, Sendable {
    /// No process listens at the path: there is no socket, or the service that created it ended without removing it.
    case absent
    /// A process listens at the path but accepts no connections, for example because it has been suspended for a long
    /// time.
    case crowded
    /// The process that listens at the path belongs to another user.
    case stranger
    /// Another error. The value is the system's error number.
    case system(Int32)
  }

  package init(_ address: SocketAddress) throws(ConnectError) {
    do throws(SystemError) {
      descriptor = try address.connect()
    } catch {
      if error.code == Errno.wouldBlock { throw .crowded }
      throw error.isMissing || error.code == Errno.connectionRefused ? .absent : .system(error.code)
    }
    path = address.path
    guard PeerCredentials(descriptor)?.user == ThisProcess.user else { throw .stranger }
  }

  deinit {
    Descriptor.close(descriptor)
  }

  /// The id of the process at the other end, as the kernel recorded it when the connection was established; nil if
  /// unknown.
  package var process: Int32? {
    PeerCredentials(descriptor)?.process
  }

  /// Sends a message to the service, followed by a newline.
  /// - Parameter line: the message, without a newline.
  /// - Throws: `Failure.system` if the connection is broken.
  package func send(_ line: [UInt8]) throws(Failure) {
    do throws(SystemError) {
      try Socket.sendAll(line + [0x0A], on: descriptor, path)
    } catch {
      throw gone(error.operation, error.words)
    }
  }

  /// The outcome of `receive(within:)`.
  package enum Received: Hashable, Sendable {
    /// A line from the service, without its newline.
    case line([UInt8])
    /// The service closed the connection.
    case end
    /// No line arrived in time, or a signal interrupted the wait.
    case nothing
  }

  /// Receives the next line from the service.
  /// - Parameter milliseconds: the maximum time to wait; nil to wait without limit.
  /// - Throws: `Failure.system` if the connection is broken.
  package func receive(within milliseconds: Int32?) throws(Failure) -> Received {
    let end = milliseconds.map { MonotonicClock.now() + Int64($0) * 1_000_000 }
    while true {
      if let line = takeLine() { return .line(line) }
      if let end {
        let rest = (end - MonotonicClock.now() + 999_999) / 1_000_000
        guard rest > 0, try waits(Int32(rest)) else { return .nothing }
      }
      guard try fill() else { return .end }
    }
  }

  /// Receives the next line from the service, without its newline; nil if the service closed the connection.
  /// - Parameter timeout: the maximum time to wait, in milliseconds; nil to wait without limit.
  /// - Throws: `Failure.system` if nothing arrives in time, or if the connection is broken.
  package func receive(timeout: Int32? = nil) throws(Failure) -> [UInt8]? {
    switch try receive(within: timeout) {
    case .line(let line): return line
    case .end: return nil
    case .nothing: throw gone("read from", "no answer within \(timeout ?? 0) ms")
    }
  }

  /// Whether the service is known to have closed the connection. Does not wait.
  package var hasEnded: Bool {
    guard (try? waits(0)) == true, let isMore = try? fill() else { return false }
    return !isMore
  }

  private func takeLine() -> [UInt8]? {
    guard let end = input[searched...].firstIndex(of: 0x0A) else {
      searched = input.count
      return nil
    }
    let line = Array(input[..<end])
    input.removeSubrange(...end)
    searched = 0
    return line
  }

  /// Waits until there is something to read and returns true. Returns false if nothing arrives within `timeout`
  /// milliseconds, or if a signal interrupts the wait.
  private func waits(_ timeout: Int32) throws(Failure) -> Bool {
    do throws(SystemError) {
      return try Descriptor.waitToRead(descriptor, milliseconds: timeout)
    } catch {
      throw gone(error.operation, error.words)
    }
  }

  /// Reads more bytes into `input` and returns true. Returns false if the service has closed the connection.
  private func fill() throws(Failure) -> Bool {
    while true {
      let read = withUnsafeTemporaryAllocation(byteCount: 32_768, alignment: 1) { room in
        let read = Descriptor.read(descriptor, room)
        if case .bytes(let count) = read { input.append(contentsOf: UnsafeRawBufferPointer(rebasing: room[..<count])) }
        return read
      }
      switch read {
      case .bytes: return true
      case .end: return false
      case .nothing: continue
      // The service closed the connection before it read everything that this client sent. To the caller, that is the
      // same as an ordinary end.
      case .failed(let error) where error.code == Errno.connectionReset: return false
      case .failed(let error): throw gone(error.operation, error.words)
      }
    }
  }

  private func gone(_ operation: String, _ reason: String) -> Failure {
    .system(operation: operation, path: path, reason: reason)
  }
}
