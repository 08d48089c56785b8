/// An input or output of a use case. Its schema describes its JSON. Code uses the conformance only at compile time,
/// and never looks it up at run time.
package protocol Described: Codable, Sendable {
  static var schema: Schema { get }
  /// The events that any use case with this output type can cause.
  static var announced: [EventDescription] { get }
}

extension Described {
  package static var announced: [EventDescription] { [] }
}
