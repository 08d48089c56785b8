/// An input or output of use cases that says what it is on the wire. It is known when the program is built: nothing looks
/// for this conformance at run time.
package protocol Described: Codable, Sendable {
  static var schema: Schema { get }
  /// The events that a use case with this output announces.
  static var announced: [EventDescription] { get }
}

extension Described {
  package static var announced: [EventDescription] { [] }
}
