/// The connection over which a client calls use cases. The object stays the same as long as the connection is open.
package protocol Caller: AnyObject, Sendable {
  /// Whether the connection is closed.
  var isGone: Bool { get }
}
