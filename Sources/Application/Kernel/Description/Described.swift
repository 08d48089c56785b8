/// An input or output of a use case that has a schema describing its JSON. The conformance matters only at compile
/// time; no code looks it up at run time.
package protocol Described: Codable, Sendable {
  static var schema: Schema { get }
  /// The events that every use case with this output type can cause.
  static var announced: [EventDescription] { get }
}

extension Described {
  package static var announced: [EventDescription] { [] }
}
