import Libc

/// Wakes up an event loop from another thread or from a signal handler, using a pipe.
package struct WakeUp: Sendable {
  /// The descriptor that the event loop must poll. It becomes readable when `signal` is called, and stays readable
  /// until `clear` is called.
  package let descriptor: Int32
  /// The descriptor that `signal` must write to.
  package let signalled: Int32

  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError("make", "an event") }
    for end in ends {
      Descriptor.keepFromChildren(end)
      Descriptor.makeNonBlocking(end)
    }
    (descriptor, signalled) = (ends[0], ends[1])
  }

  package func signal() {
    WakeUp.signal(signalled)
  }

  /// Makes the wake-up descriptor readable. Safe to call in a signal handler.
  /// - Parameter signalled: the descriptor to write to.
  package static func signal(_ signalled: Int32) {
    var one: UInt8 = 1
    let code = errno
    // Writing fails only if the pipe is full. In that case, the loop wakes up too.
    _ = write(signalled, &one, 1)
    errno = code
  }

  /// Makes the descriptor unreadable until the next `signal`.
  package func clear() {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { room in
      while read(descriptor, room.baseAddress, room.count) == room.count {}
    }
  }

  package func close() {
    Libc.close(descriptor)
    Libc.close(signalled)
  }
}
