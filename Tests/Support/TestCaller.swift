package import KernelApplication

/// A connection that tests close.
package final class TestCaller: Caller {
  private let left = Locked(false)

  package init() {}

  package var isGone: Bool { left.withLock { $0 } }

  package func leave() {
    left.withLock { $0 = true }
  }
}

/// The call of a connection that reports to nobody; of this process where it has no caller.
package struct TestCall: ProgressSink {
  package let caller: (any Caller)?

  package init(by caller: (any Caller)?) {
    self.caller = caller
  }

  package func report(_ progress: Progress) {}
  package var isCancelled: Bool { false }
}
