/// The connection over which a client calls use cases. As long as the connection is open, it is represented by the same
/// object.
package protocol Caller: AnyObject, Sendable {
  /// Whether the connection is closed.
  var isGone: Bool { get }
}
