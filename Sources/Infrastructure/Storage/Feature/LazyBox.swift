import Synchronization

/// Stores a value that is created on first use and whose type is not part of the box's own type. If another type stored
/// the value directly, Swift would instantiate the metadata of the value's type when the program starts. That takes
/// longer than a short command takes to run.
package final class LazyBox: Sendable {
  private let made = Mutex<AnyObject?>(nil)

  package init() {}

  /// Returns the stored value. Creates it on the first call.
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

  init(_ value: Value) { self.value = value }
}
