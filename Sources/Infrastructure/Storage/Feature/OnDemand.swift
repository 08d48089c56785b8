import Synchronization

/// An object that is made when it is first asked for. For those whose type the runtime takes longer to make, at a
/// program's start, than a small command takes, and which few commands need.
package final class OnDemand: Sendable {
  private let made = Mutex<AnyObject?>(nil)

  package init() {}

  /// - Parameter make: always makes one of the same type.
  package func get<Object: AnyObject & Sendable>(_ make: () -> Object) -> Object {
    made.withLock { made in
      if let made { return unsafeDowncast(made, to: Object.self) }
      let new = make()
      made = new
      return new
    }
  }
}
