/// The input or output of a use case, with a schema that describes its JSON. The conformance is used only at compile
/// time: no code looks it up at run time.
package protocol Described: Codable, Sendable {
  static var schema: Schema { get }
  /// The events that every use case with this output type may announce.
  static var announced: [EventDescription] { get }
}

extension Described {
  package static var announced: [EventDescription] { [] }
}
