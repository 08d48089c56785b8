package import KernelApplication

/// A client's connection that the test can close.
package final class TestCaller: Caller {
  private let left = Locked(false)

  package init() {}

  package var isGone: Bool { left.withLock { $0 } }

  package func leave() {
    left.withLock { $0 = true }
  }
}

/// A call without progress reports. It comes from a connection or, if `caller` is nil, from this process.
package struct TestCall: ProgressSink {
  package let caller: (any Caller)?

  package init(by caller: (any Caller)?) {
    self.caller = caller
  }

  package func report(_ progress: Progress) {}
  package var isCancelled: Bool { false }
}
