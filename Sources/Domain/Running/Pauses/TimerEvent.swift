package import KernelDomain

/// A start or a stop of a device's timer.
package struct TimerEvent: Hashable, Sendable {
  package var time: Timestamp
  package let isStart: Bool

  package init(time: Timestamp, isStart: Bool) {
    self.time = time
    self.isStart = isStart
  }
}
