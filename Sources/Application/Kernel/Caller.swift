/// One who calls use cases over a connection: the same for as long as that is open.
package protocol Caller: AnyObject, Sendable {
  /// The connection is closed.
  var isGone: Bool { get }
}
