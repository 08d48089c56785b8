import Synchronization

/// A value that is created when it is first needed. Hides the value's type from the type that holds the box:
/// instantiating that type's metadata at program start would cost more than a short command does.
package final class LazyBox: Sendable {
  private let made = Mutex<AnyObject?>(nil)

  package init() {}

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
