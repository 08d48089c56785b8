import Libc

extension MemoryFileSystem {
  /// Makes a number of operations fail, beginning with a certain one.
  package struct Fault: Sendable {
    package var at: Int
    package var count: Int
    package var code: Int32
    /// Whether the process is dead, so that failing operations are not even attempted.
    package var isDeath = false
    /// Whether failing operations are carried out anyway, as may happen on a network disk.
    package var isDone = false

    package init(at: Int, count: Int = 1, code: Int32) {
      self.at = at
      self.count = count
      self.code = code
    }

    /// Creates a fault that kills the process before this operation.
    package static func death(at operation: Int) -> Fault {
      var fault = Fault(at: operation, count: .max / 2, code: EINTR)
      fault.isDeath = true
      return fault
    }
  }
}
