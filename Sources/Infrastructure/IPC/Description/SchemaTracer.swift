import JSONCoding

/// Finds the schema of a type by having it decode itself, and noting what it asks for.
///
/// A type that reads itself from a string is given examples until it takes one; where a type takes none, or contains
/// itself, its schema says nothing. What was learnt around it stays.
final class SchemaTracer {
  /// Strings that types read themselves from: days, instants, names of workouts and segments.
  private static let examples = [
    "", "2023-06-05", "2023-06", "2023-06-04T23:35:07Z", "20230604T231603Z", "20230604T231603Z.1", "scm", "m", "en",
    "freestyle", "recordbook://x", "1-2",
  ]

  private(set) var schema = Schema.any
  /// Types being traced around this one.
  private let around: [ObjectIdentifier]
  /// What a single value of this type is decoded from.
  let example: String

  init(around: [ObjectIdentifier] = [], example: String = "") {
    self.around = around
    self.example = example
  }

  static func schema(of type: any Decodable.Type) -> Schema {
    let tracer = SchemaTracer()
    _ = try? tracer.trace(type)
    return tracer.schema
  }

  struct Untraceable: Error {}

  /// A value of the type; its schema is known then.
  func trace<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let id = ObjectIdentifier(type)
    guard !around.contains(id) else { throw Untraceable() }
    if let cases = type as? any CaseIterable.Type, let found = SchemaTracer.cases(cases),
      let value = found.first as? Value
    {
      schema = .choice(found.names)
      return value
    }
    for example in SchemaTracer.examples {
      let inner = SchemaTracer(around: around + [id], example: example)
      defer { if inner.schema != .any || schema == .any { schema = inner.schema } }
      do {
        return try Value(from: TracingDecoder(tracer: inner))
      } catch {
        // What comes after the part that could not be traced is not known.
        inner.noteOthers()
        guard case .string = inner.schema else { throw error }
      }
    }
    throw Untraceable()
  }

  func note(_ schema: Schema) {
    if self.schema == .any { self.schema = schema }
  }

  func beginObject() {
    if case .object = schema { return }
    schema = .object([], others: nil)
  }

  func note(_ name: String, _ property: Schema, isRequired: Bool) {
    guard case .object(var properties, let others) = schema else { return }
    if let index = properties.firstIndex(where: { $0.name == name }) {
      properties[index].schema = property
    } else {
      properties.append(Schema.Property(name: name, schema: property, isRequired: isRequired))
    }
    schema = .object(properties, others: others)
  }

  /// Names known only when they are read occur too.
  func noteOthers() {
    if case .object(let properties, nil) = schema { schema = .object(properties, others: .any) }
  }

  func noteElement(_ element: Schema) {
    if schema == .any || schema == .array(.any) { schema = .array(element) }
  }

  /// The first case, and all as they are written.
  private static func cases<Cases: CaseIterable>(_ type: Cases.Type) -> (first: Any, names: [String])? {
    let names = type.allCases.compactMap { value -> String? in
      guard let value = value as? any Encodable, let json = try? JSONDocument.encode(value) else { return nil }
      return try? JSONDocument.decode(String.self, from: json)
    }
    guard let first = type.allCases.first, names.count == type.allCases.count else { return nil }
    return (first, names)
  }

  /// The tracer of a part of this one's value.
  func part() -> SchemaTracer {
    SchemaTracer(around: around, example: "")
  }
}
