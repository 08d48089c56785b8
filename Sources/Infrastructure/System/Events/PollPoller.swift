import Libc

/// A poller that uses poll(2), which is available on every POSIX system.
package final class PollPoller: Poller {
  private var polled: [pollfd] = []
  private var tokens: [UInt64] = []
  /// The index of each descriptor in `polled` and `tokens`.
  private var positions: [Int32: Int] = [:]
  private var ready: [PollEvent] = []

  package init() {}

  package func add(_ descriptor: Int32, _ interest: PollInterest, token: UInt64) throws(SystemError) {
    guard positions[descriptor] == nil else {
      throw SystemError(code: EEXIST, operation: "wait for", path: "a descriptor")
    }
    positions[descriptor] = polled.count
    polled.append(pollfd(fd: descriptor, events: PollPoller.mask(interest), revents: 0))
    tokens.append(token)
  }

  package func change(_ descriptor: Int32, _ interest: PollInterest, token: UInt64) {
    guard let position = positions[descriptor] else { return }
    polled[position].events = PollPoller.mask(interest)
    tokens[position] = token
  }

  package func remove(_ descriptor: Int32) {
    guard let position = positions.removeValue(forKey: descriptor) else { return }
    polled.swapAt(position, polled.count - 1)
    tokens.swapAt(position, tokens.count - 1)
    polled.removeLast()
    tokens.removeLast()
    if position < polled.count { positions[polled[position].fd] = position }
  }

  package func wait(timeout: Int32) -> Int {
    ready.removeAll(keepingCapacity: true)
    guard poll(&polled, nfds_t(polled.count), timeout) > 0 else { return 0 }
    for (index, entry) in polled.enumerated() where entry.revents != 0 {
      let bits = Int32(entry.revents)
      ready.append(
        PollEvent(
          token: tokens[index], canRead: bits & POLLIN != 0, canWrite: bits & POLLOUT != 0,
          isGone: bits & (POLLHUP | POLLERR | POLLNVAL) != 0))
    }
    return ready.count
  }

  package func event(_ index: Int) -> PollEvent {
    ready[index]
  }

  private static func mask(_ interest: PollInterest) -> Int16 {
    Int16((interest.reads ? POLLIN : 0) | (interest.writes ? POLLOUT : 0))
  }
}
