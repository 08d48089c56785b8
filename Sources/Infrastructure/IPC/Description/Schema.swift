import JSONCoding

/// A JSON Schema (draft 7) as far as inputs and outputs of use cases need one.
indirect enum Schema: Hashable {
  /// Nothing is said.
  case any
  case string
  case integer
  case number
  case boolean
  /// One of these strings.
  case choice([String])
  case array(Schema)
  case object([Property], others: Schema?)

  struct Property: Hashable {
    let name: String
    var schema: Schema
    var isRequired: Bool
  }

  func write(to writer: inout JSONWriter, nullable: Bool = false) {
    writer.beginObject()
    switch self {
    case .any: break
    case .string: Schema.type("string", nullable, &writer)
    case .integer: Schema.type("integer", nullable, &writer)
    case .number: Schema.type("number", nullable, &writer)
    case .boolean: Schema.type("boolean", nullable, &writer)
    case .choice(let values):
      writer.key("enum")
      writer.beginArray()
      for value in values { writer.string(value) }
      if nullable { writer.null() }
      writer.endArray()
    case .array(let element):
      Schema.type("array", nullable, &writer)
      writer.key("items")
      element.write(to: &writer)
    case .object(let properties, let others):
      Schema.type("object", nullable, &writer)
      write(properties, others, to: &writer)
    }
    writer.endObject()
  }

  private func write(_ properties: [Property], _ others: Schema?, to writer: inout JSONWriter) {
    writer.key("properties")
    writer.beginObject()
    for property in properties {
      writer.key(property.name)
      property.schema.write(to: &writer, nullable: !property.isRequired)
    }
    writer.endObject()
    writer.key("required")
    writer.strings(properties.filter(\.isRequired).map(\.name))
    writer.key("additionalProperties")
    if let others { others.write(to: &writer) } else { writer.bool(false) }
  }

  private static func type(_ name: StaticString, _ nullable: Bool, _ writer: inout JSONWriter) {
    writer.key("type")
    guard nullable else { return writer.string(name) }
    writer.beginArray()
    writer.string(name)
    writer.string("null")
    writer.endArray()
  }
}
