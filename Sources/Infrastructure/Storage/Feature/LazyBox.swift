import Synchronization

/// A value that is made when it is first needed. It hides the value's type from the type that holds it: making that type's
/// metadata at the start of a program costs more than a short command does.
package final class LazyBox: Sendable {
  private let made = Mutex<AnyObject?>(nil)

  package init() {}

  /// - Parameter make: returns a value of the same type in every call.
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
