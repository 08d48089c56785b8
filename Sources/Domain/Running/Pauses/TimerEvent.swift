package import KernelDomain

/// A moment at which a device's timer was started or stopped.
package struct TimerEvent: Hashable, Sendable {
  package var time: Timestamp
  package let isStart: Bool

  package init(time: Timestamp, isStart: Bool) {
    self.time = time
    self.isStart = isStart
  }
}
