/// The connection over which a client calls use cases. It is the same object for as long as the connection is open.
package protocol Caller: AnyObject, Sendable {
  /// Whether the connection is closed.
  var isGone: Bool { get }
}
