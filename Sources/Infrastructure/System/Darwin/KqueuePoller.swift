import Libc

/// A poller that uses kqueue(2), whose waits do not take longer as the number of descriptors grows.
///
/// Each filter of a queue reports one kind of event. The filter for reading reports when the peer stops sending, but
/// only the filter for writing reports when the peer disconnects. If nothing has to be written, the filter for writing
/// is put into a second queue, which reports each change only once. In the first queue, it would constantly report that
/// writing is possible.
package final class KqueuePoller: Poller {
  private let queue: Int32
  /// The descriptor of the second queue, which reports that peers have disconnected. The first queue watches it like
  /// any other descriptor.
  private let leaving: Int32
  private let events: UnsafeMutablePointer<kevent>
  private static let most: Int32 = 256

  private var watched: [Int32: Watched] = [:]
  /// The descriptors whose peers have disconnected, as reported by the second queue. `wait` reports them every time
  /// until they are removed.
  private var gone: Set<Int32> = []
  private var ready: [PollEvent] = []
  /// For each descriptor with an event, the index of that event in `ready`.
  private var places: [Int32: Int] = [:]

  private struct Watched {
    var interest: PollInterest
    var token: UInt64
    /// Whether the filter for reading has reported that the peer will send nothing more.
    var isAtEnd = false

    /// Whether the second queue must report when the peer disconnects.
    var watchesLeaving: Bool { !interest.writes && (!interest.reads || isAtEnd) }
  }

  package init() throws(SystemError) {
    (queue, leaving) = (kqueue(), kqueue())
    events = .allocate(capacity: Int(KqueuePoller.most))
    guard queue >= 0, leaving >= 0, KqueuePoller.set(queue, leaving, EVFILT_READ, EV_ADD) else {
      throw SystemError("wait for", "a descriptor")
    }
    Descriptor.keepFromChildren(queue)
    Descriptor.keepFromChildren(leaving)
  }

  deinit {
    close(queue)
    close(leaving)
    events.deallocate()
  }

  package func add(_ descriptor: Int32, _ interest: PollInterest, token: UInt64) throws(SystemError) {
    guard watched[descriptor] == nil else {
      throw SystemError(code: EEXIST, operation: "wait for", path: "a descriptor")
    }
    guard apply(descriptor, nil, Watched(interest: interest, token: token)) else {
      let error = SystemError("wait for", "a descriptor")
      remove(descriptor)
      throw error
    }
  }

  package func change(_ descriptor: Int32, _ interest: PollInterest, token: UInt64) {
    guard let old = watched[descriptor] else { return }
    var new = old
    (new.interest, new.token) = (interest, token)
    _ = apply(descriptor, old, new)
  }

  package func remove(_ descriptor: Int32) {
    if let old = watched[descriptor] { _ = apply(descriptor, old, nil) }
  }

  /// Replaces the filters for `old` with those for `new`; nil stands for no filters. Returns false if that fails.
  private func apply(_ descriptor: Int32, _ old: Watched?, _ new: Watched?) -> Bool {
    watched[descriptor] = new
    if new?.watchesLeaving != true { gone.remove(descriptor) }
    func set(_ queue: Int32, _ filter: Int32, _ before: Bool?, _ after: Bool?, _ more: Int32 = 0) -> Bool {
      (before ?? false) == (after ?? false)
        || KqueuePoller.set(queue, descriptor, filter, after == true ? EV_ADD | more : EV_DELETE)
    }
    // For a pipe, this fails if the peer has closed it or if it can only be read. That is no error.
    if !set(leaving, EVFILT_WRITE, old?.watchesLeaving, new?.watchesLeaving, EV_CLEAR), errno == EPIPE {
      gone.insert(descriptor)
    }
    let reads = set(queue, EVFILT_READ, old?.interest.reads, new?.interest.reads)
    let writes = set(queue, EVFILT_WRITE, old?.interest.writes, new?.interest.writes)
    return reads && writes
  }

  private static func set(_ queue: Int32, _ descriptor: Int32, _ filter: Int32, _ flags: Int32) -> Bool {
    var change = kevent()
    change.ident = UInt(descriptor)
    change.filter = Int16(filter)
    change.flags = UInt16(flags)
    return kevent(queue, &change, 1, nil, 0, nil) == 0
  }

  package func wait(timeout: Int32) -> Int {
    ready.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    for index in 0..<collect(queue, gone.isEmpty ? timeout : 0) { take(events[index]) }
    for index in 0..<collect(leaving, 0) where Int32(events[index].flags) & EV_EOF != 0 {
      gone.insert(Int32(truncatingIfNeeded: events[index].ident))
    }
    for descriptor in gone { note(descriptor, reads: false, writes: false, isGone: true) }
    return ready.count
  }

  /// Waits for events in a queue, stores them in `events`, and returns their number.
  private func collect(_ queue: Int32, _ timeout: Int32) -> Int {
    var limit = timespec(tv_sec: Int(timeout / 1_000), tv_nsec: Int(timeout % 1_000) * 1_000_000)
    return withUnsafePointer(to: &limit) {
      max(Int(kevent(queue, nil, 0, events, KqueuePoller.most, timeout < 0 ? nil : $0)), 0)
    }
  }

  private func take(_ event: kevent) {
    let descriptor = Int32(truncatingIfNeeded: event.ident)
    let isAtEnd = Int32(event.flags) & EV_EOF != 0
    guard Int32(event.filter) == EVFILT_READ else {
      return note(descriptor, reads: false, writes: true, isGone: isAtEnd)
    }
    note(descriptor, reads: true, writes: false, isGone: false)
    guard isAtEnd, let old = watched[descriptor], !old.isAtEnd else { return }
    var new = old
    new.isAtEnd = true
    _ = apply(descriptor, old, new)
  }

  /// Adds what a filter has reported to the event of its descriptor, because each descriptor may have only one event.
  private func note(_ descriptor: Int32, reads: Bool, writes: Bool, isGone: Bool) {
    guard let token = watched[descriptor]?.token else { return }
    let place = places[descriptor] ?? ready.count
    if place == ready.count {
      places[descriptor] = place
      ready.append(PollEvent(token: token, canRead: false, canWrite: false, isGone: false))
    }
    ready[place].canRead = ready[place].canRead || reads
    ready[place].canWrite = ready[place].canWrite || writes
    ready[place].isGone = ready[place].isGone || isGone
  }

  package func event(_ index: Int) -> PollEvent {
    ready[index]
  }
}
