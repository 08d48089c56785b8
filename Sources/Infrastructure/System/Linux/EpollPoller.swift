import CSystem
import Libc

/// A poller that uses epoll(7), whose waits do not take longer as the number of descriptors grows.
package final class EpollPoller: Poller {
  private let epoll: Int32
  private let events: UnsafeMutablePointer<epoll_event>
  private static let most: Int32 = 256

  package init() throws(SystemError) {
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard epoll >= 0 else { throw SystemError("wait for", "a descriptor") }
    events = .allocate(capacity: Int(EpollPoller.most))
  }

  deinit {
    close(epoll)
    events.deallocate()
  }

  package func add(_ descriptor: Int32, _ interest: PollInterest, token: UInt64) throws(SystemError) {
    guard recordbook_epoll_control(epoll, EPOLL_CTL_ADD, descriptor, EpollPoller.mask(interest), token) == 0 else {
      throw SystemError("wait for", "a descriptor")
    }
  }

  package func change(_ descriptor: Int32, _ interest: PollInterest, token: UInt64) {
    _ = recordbook_epoll_control(epoll, EPOLL_CTL_MOD, descriptor, EpollPoller.mask(interest), token)
  }

  package func remove(_ descriptor: Int32) {
    _ = recordbook_epoll_control(epoll, EPOLL_CTL_DEL, descriptor, 0, 0)
  }

  package func wait(timeout: Int32) -> Int {
    max(Int(epoll_wait(epoll, events, EpollPoller.most, timeout)), 0)
  }

  package func event(_ index: Int) -> PollEvent {
    let bits = recordbook_epoll_events(events, Int32(index))
    let gone = bits & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0
    return PollEvent(
      token: recordbook_epoll_token(events, Int32(index)), canRead: bits & EPOLLIN.rawValue != 0,
      canWrite: bits & EPOLLOUT.rawValue != 0, isGone: gone)
  }

  private static func mask(_ interest: PollInterest) -> UInt32 {
    (interest.reads ? EPOLLIN.rawValue : 0) | (interest.writes ? EPOLLOUT.rawValue : 0)
  }
}
