import Synchronization

/// A value that is created when it is first needed. The box hides the value's type from the type that stores the box:
/// otherwise that type's metadata would be instantiated when the program starts, which takes longer than a short
/// command.
package final class LazyBox: Sendable {
  private let made = Mutex<AnyObject?>(nil)

  package init() {}

  /// Returns the value, and creates it first if this is the first call.
  /// - Parameter make: creates the value; must return the same type in every call.
  package func get<Value: Sendable>(_ make: () -> Value) -> Value {
    made.withLock { made in
      if let made { return unsafeDowncast(made, to: Made<Value>.self).value }
      let new = Made(make())
      made = new
      return new.value
    }
  }
}

private final class Made<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
