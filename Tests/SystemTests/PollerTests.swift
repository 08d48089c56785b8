import Libc
import System
import Testing

#if canImport(KqueueOnLinux)
  import KqueueOnLinux
#endif

/// What every poller reports, on every system.
@Suite struct PollerTests {
  enum Kind: CaseIterable, Sendable {
    /// The fastest one of this system: epoll or kqueue.
    case best
    #if !canImport(Darwin)
      /// On macOS it is used only if there is no other, since poll(2) reports less there.
      case poll
    #endif
    #if canImport(KqueueOnLinux)
      /// macOS's poller over a model of its calls.
      case kqueue
    #endif

    func poller() throws -> any Poller {
      switch self {
      case .best: SystemPoller.make()
      #if !canImport(Darwin)
        case .poll: PollPoller()
      #endif
      #if canImport(KqueueOnLinux)
        case .kqueue: try KqueuePoller()
      #endif
      }
    }
  }

  private static let writing = PollInterest(reads: false, writes: true)
  private static let both = PollInterest(reads: true, writes: true)

  /// The events of the third wait, such as `1:rw`, sorted. The first two waits let a poller notice what it reports in
  /// two steps; since pollers are level-triggered, they take nothing away.
  private func events(_ poller: any Poller) -> String {
    for _ in 0..<2 { _ = poller.wait(timeout: 20) }
    let events = (0..<poller.wait(timeout: 20)).map { index in
      let event = poller.event(index)
      return "\(event.token):" + (event.canRead ? "r" : "") + (event.canWrite ? "w" : "") + (event.isGone ? "g" : "")
    }
    return events.sorted().joined(separator: " ")
  }

  @Test("nothing, a byte, read", arguments: Kind.allCases)
  func byte(kind: Kind) throws {
    let (poller, ends) = (try kind.poller(), Ends())
    try poller.add(ends.own, .read, token: 7)
    #expect(events(poller) == "")
    ends.send()
    #expect(events(poller) == "7:r")
    Ends.drain(ends.own)
    #expect(events(poller) == "")
  }

  @Test("interest off while bytes wait, on again", arguments: Kind.allCases)
  func interest(kind: Kind) throws {
    let (poller, ends) = (try kind.poller(), Ends())
    try poller.add(ends.own, .read, token: 1)
    ends.send()
    poller.change(ends.own, .none, token: 1)
    #expect(events(poller) == "")
    poller.change(ends.own, .read, token: 1)
    #expect(events(poller) == "1:r")
  }

  @Test("the other half-closes", arguments: Kind.allCases)
  func halfClosed(kind: Kind) throws {
    let (poller, ends) = (try kind.poller(), Ends())
    try poller.add(ends.own, .read, token: 1)
    shutdown(ends.other, Int32(SHUT_WR))
    #expect(events(poller) == "1:r")
    poller.change(ends.own, .none, token: 1)
    #expect(events(poller) == "")
    poller.change(ends.own, PollerTests.writing, token: 1)
    #expect(events(poller) == "1:w")
    ends.closeOther()
    #expect(events(poller) == "1:wg")
  }

  @Test("the other goes, read", arguments: Kind.allCases)
  func goneWhileReading(kind: Kind) throws {
    let (poller, ends) = (try kind.poller(), Ends())
    try poller.add(ends.own, .read, token: 1)
    ends.closeOther()
    #expect(events(poller) == "1:rg")
  }

  @Test("the other goes, no interest", arguments: Kind.allCases)
  func goneWithoutInterest(kind: Kind) throws {
    let (poller, ends) = (try kind.poller(), Ends())
    try poller.add(ends.own, .none, token: 1)
    #expect(events(poller) == "")
    ends.closeOther()
    #expect(events(poller) == "1:g")
  }

  @Test("the other goes with bytes unread, no interest", arguments: Kind.allCases)
  func goneWithBytes(kind: Kind) throws {
    let (poller, ends) = (try kind.poller(), Ends())
    try poller.add(ends.own, .read, token: 1)
    ends.send(10)
    poller.change(ends.own, .none, token: 1)
    ends.closeOther()
    #expect(events(poller) == "1:g")
    poller.change(ends.own, .read, token: 1)
    #expect(events(poller) == "1:rg")
  }

  @Test("full, then drained", arguments: Kind.allCases)
  func drained(kind: Kind) throws {
    let (poller, ends) = (try kind.poller(), Ends())
    ends.fill()
    try poller.add(ends.own, PollerTests.writing, token: 1)
    #expect(events(poller) == "")
    Ends.drain(ends.other)
    #expect(events(poller) == "1:w")
    poller.change(ends.own, PollerTests.both, token: 1)
    ends.send()
    #expect(events(poller) == "1:rw")
    poller.change(ends.own, .read, token: 1)
    #expect(events(poller) == "1:r")
  }

  @Test("full, the other goes", arguments: Kind.allCases)
  func goneWhileFull(kind: Kind) throws {
    let (poller, ends) = (try kind.poller(), Ends())
    ends.fill()
    try poller.add(ends.own, PollerTests.writing, token: 1)
    ends.closeOther()
    #expect(events(poller) == "1:wg")
  }

  @Test("another token", arguments: Kind.allCases)
  func token(kind: Kind) throws {
    let (poller, ends) = (try kind.poller(), Ends())
    try poller.add(ends.own, .read, token: 1)
    ends.send()
    poller.change(ends.own, .read, token: 9)
    #expect(events(poller) == "9:r")
  }

  @Test("removed, and added again", arguments: Kind.allCases)
  func removed(kind: Kind) throws {
    let (poller, ends) = (try kind.poller(), Ends())
    try poller.add(ends.own, .read, token: 1)
    ends.send()
    poller.remove(ends.own)
    #expect(events(poller) == "")
    try poller.add(ends.own, .read, token: 2)
    #expect(events(poller) == "2:r")
  }

  @Test("twice", arguments: Kind.allCases)
  func twice(kind: Kind) throws {
    let (poller, ends) = (try kind.poller(), Ends())
    try poller.add(ends.own, .read, token: 1)
    let error = #expect(throws: SystemError.self) { try poller.add(ends.own, .read, token: 1) }
    #expect(error?.code == Errno.exists)
  }

  @Test("closed and its number used again", arguments: Kind.allCases)
  func reused(kind: Kind) throws {
    let poller = try kind.poller()
    var ends = Ends()
    try poller.add(ends.own, .read, token: 1)
    poller.remove(ends.own)
    ends = Ends()
    try poller.add(ends.own, .read, token: 2)
    ends.send()
    #expect(events(poller) == "2:r")
  }

  @Test("a pipe, its writer goes", arguments: Kind.allCases)
  func pipe(kind: Kind) throws {
    let poller = try kind.poller()
    var ends: [Int32] = [-1, -1]
    #expect(Libc.pipe(&ends) == 0)
    defer { Descriptor.close(ends[0]) }
    try poller.add(ends[0], .read, token: 1)
    try Descriptor.writeAll([1], to: ends[1], "a pipe")
    #expect(events(poller) == "1:r")
    var byte: UInt8 = 0
    #expect(read(ends[0], &byte, 1) == 1)
    Descriptor.close(ends[1])
    // At the end of a pipe, kqueue reports the end of the input, too.
    #expect(["1:g", "1:rg"].contains(events(poller)))
  }

  @Test("many", arguments: Kind.allCases)
  func many(kind: Kind) throws {
    let poller = try kind.poller()
    let all = (0..<300).map { _ in Ends() }
    for (index, ends) in all.enumerated() {
      try poller.add(ends.own, .read, token: UInt64(index))
      ends.send()
    }
    var seen: Set<UInt64> = []
    for _ in 0..<5 {
      for index in 0..<poller.wait(timeout: 20) {
        let event = poller.event(index)
        seen.insert(event.token)
        Ends.drain(all[Int(event.token)].own)
      }
    }
    #expect(seen.count == 300)
  }

  @Test("timeout", arguments: Kind.allCases)
  func timeout(kind: Kind) throws {
    let (poller, ends) = (try kind.poller(), Ends())
    try poller.add(ends.own, .read, token: 1)
    let began = MonotonicClock.now()
    #expect(poller.wait(timeout: 50) == 0)
    #expect(MonotonicClock.now() - began >= 49_000_000)
  }

  /// The two ends of a connection, which do not block.
  private final class Ends {
    let own: Int32
    let other: Int32
    private var isOtherOpen = true

    init() {
      var ends: [Int32] = [-1, -1]
      #if canImport(Darwin)
        let kind = SOCK_STREAM
      #else
        let kind = Int32(SOCK_STREAM.rawValue)
      #endif
      precondition(socketpair(AF_UNIX, kind, 0, &ends) == 0)
      (own, other) = (ends[0], ends[1])
      for end in ends { Descriptor.makeNonBlocking(end) }
    }

    deinit {
      Descriptor.close(own)
      closeOther()
    }

    /// Sends from the other end.
    func send(_ count: Int = 1) {
      let bytes = [UInt8](repeating: 65, count: count)
      #expect(write(other, bytes, count) == count)
    }

    /// Sends from the own end until nothing more fits.
    func fill() {
      let bytes = [UInt8](repeating: 65, count: 65_536)
      while write(own, bytes, bytes.count) > 0 {}
    }

    func closeOther() {
      if isOtherOpen { Descriptor.close(other) }
      isOtherOpen = false
    }

    static func drain(_ descriptor: Int32) {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while read(descriptor, &bytes, bytes.count) > 0 {}
    }
  }
}
