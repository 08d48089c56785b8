import JSONCoding
import KernelApplication
import KernelDomain

/// Writes schemas as JSON Schema (draft 7). A schema with a name is written only once, at the end of the document;
/// wherever it is used, only a reference is written.
struct SchemaWriter: ~Copyable {
  var json = JSONWriter(capacity: 131_072)
  private let features: [FeatureDescription]
  /// The named schemas that have been referred to, in the order of first use. The first `written` of these schemas have
  /// already been written to the document.
  private var named: [Schema] = []
  private var written = 0
  private var names: Set<String> = []

  /// Creates a writer of JSON Schemas.
  /// - Parameter features: describes what each feature adds to results, settings and options.
  init(_ features: [FeatureDescription]) { self.features = features }

  /// Writes a schema where it is used: as a reference if it has a name, otherwise in full.
  mutating func write(_ schema: Schema) {
    json.beginObject()
    if let name = schema.name {
      refer(to: name, schema)
    } else {
      writeContent(schema)
    }
    json.endObject()
  }

  /// Writes the schema of an object's member, with the member's description instead of the schema's own.
  /// - Parameter isDescribed: false if the description is written elsewhere, next to the schema, as for parameters.
  ///   This shortens the document, which must fit into one message.
  mutating func write(_ member: Schema.Member, isDescribed: Bool = true) {
    json.beginObject()
    switch member.content {
    case .schema(let make):
      let schema = make()
      if let name = schema.name, !isDescribed, member.unit == nil, member.examples.isEmpty, member.sources.isEmpty {
        refer(to: name, schema)
      } else if let name = schema.name {
        // Readers of JSON Schema ignore anything beside a reference, so the reference is wrapped in `allOf`.
        json.key("allOf")
        json.beginArray()
        json.beginObject()
        refer(to: name, schema)
        json.endObject()
        json.endArray()
      } else {
        writeForm(schema.form)
      }
      if isDescribed { write("description", member.summary) }
      write(unit: member.unit ?? (schema.name == nil ? schema.unit : nil))
    case .parts(let role):
      if isDescribed { write("description", member.summary) }
      writeObject(parts(role), extra: nil)
    }
    write(examples: member.examples)
    write(sources: member.sources)
    json.endObject()
  }

  /// Writes the schema of a result that is sent in pages. The lists in the result are divided among the pages, and
  /// `next` is the cursor of the next page.
  mutating func write(pageOf schema: Schema) {
    json.beginObject()
    json.key("allOf")
    json.beginArray()
    write(schema)
    write(.page)
    json.endArray()
    json.endObject()
  }

  /// Writes all named schemas as members of one object, including schemas that only other named schemas refer to.
  mutating func writeNamed() {
    json.beginObject()
    while written < named.count {
      let schema = named[written]
      written += 1
      json.key(schema.name ?? "")
      json.beginObject()
      writeContent(schema)
      json.endObject()
    }
    json.endObject()
  }

  mutating func write(_ key: StaticString, _ text: String) {
    if text.isEmpty { return }
    json.key(key)
    json.string(text)
  }

  private mutating func refer(to name: String, _ schema: Schema) {
    if names.insert(name).inserted { named.append(schema) }
    json.member("$ref", "#/components/schemas/\(name)")
  }

  // MARK: Members

  /// Returns the members that features contribute to an object with this role, such as the overview. The name of each
  /// member is the feature's id.
  func parts(_ role: PartRole) -> [Schema.Member] {
    features.compactMap { feature in
      feature.part(role).map { part in
        .optional(
          feature.feature.name, part.schema, "The part of the feature \(feature.feature); left out if it has none.")
      }
    }
  }

  func members(_ extra: Schema.Extra?) -> [Schema.Member] {
    switch extra {
    case nil: []
    case .settings: features.flatMap(\.settings)
    case .someSettings: features.flatMap(\.settings).map(\.optional)
    // Several features may read the same option, which is listed only once.
    case .importOptions:
      features.flatMap(\.importOptions).reduce(into: []) { all, option in
        if !all.contains(where: { $0.name == option.name }) { all.append(option) }
      }
    }
  }

  // MARK: Content of a schema

  private mutating func writeContent(_ schema: Schema) {
    writeForm(schema.form)
    write("description", schema.summary)
    write(unit: schema.unit)
    write(examples: schema.examples)
    write(sources: schema.sources)
  }

  private mutating func writeForm(_ form: Schema.Form) {
    switch form {
    case .anything: break
    case .nothing: write("type", "null")
    case .flag: write("type", "boolean")
    case .integer(let range):
      write("type", "integer")
      guard let range else { return }
      json.member("minimum", range.lowerBound)
      guard range.upperBound < Int.max else { return }
      json.member("maximum", range.upperBound)
    case .number(let range):
      write("type", "number")
      guard let range else { return }
      json.key("minimum")
      write(number: range.lowerBound)
      json.key("maximum")
      write(number: range.upperBound)
    case .text(let pattern):
      write("type", "string")
      if let pattern { write("pattern", pattern) }
    case .choice(let choices): writeChoice(choices)
    case .list(let element, let count):
      write("type", "array")
      json.key("items")
      write(element())
      guard let count else { return }
      json.member("minItems", count)
      json.member("maxItems", count)
    case .map(let value):
      write("type", "object")
      json.key("additionalProperties")
      write(value())
    case .object(let members, let extra): writeObject(members, extra: extra)
    case .either(let schemas):
      json.key("anyOf")
      json.beginArray()
      for schema in schemas { write(schema) }
      json.endArray()
    }
  }

  private mutating func writeChoice(_ choices: [(value: String, meaning: String?)]) {
    write("type", "string")
    json.key("enum")
    json.strings(choices.map(\.value))
    guard choices.contains(where: { $0.meaning != nil }) else { return }
    json.key("x-enumDescriptions")
    json.beginObject()
    for choice in choices {
      guard let meaning = choice.meaning else { continue }
      json.key(choice.value)
      json.string(meaning)
    }
    json.endObject()
  }

  private mutating func writeObject(_ members: [Schema.Member], extra: Schema.Extra?) {
    let members = members + self.members(extra)
    write("type", "object")
    json.key("properties")
    json.beginObject()
    for member in members {
      json.key(member.name)
      write(member)
    }
    json.endObject()
    json.key("required")
    json.strings(members.filter(\.isRequired).map(\.name))
  }

  private mutating func write(unit: Schema.Unit?) {
    if case .of(let unit) = unit { write("x-unit", unit) }
  }

  private mutating func write(examples: [String]) {
    guard !examples.isEmpty else { return }
    json.key("examples")
    json.beginArray()
    for example in examples { json.raw(Array(example.utf8)) }
    json.endArray()
  }

  /// Writes a number of a schema. Numbers in descriptions are always finite, so writing never fails.
  private mutating func write(number: Double) {
    try? json.double(number)
  }

  private mutating func write(sources: [Schema.Source]) {
    guard !sources.isEmpty else { return }
    json.key("x-from")
    json.beginArray()
    for source in sources {
      json.beginObject()
      write("method", source.method)
      write("pointer", source.pointer)
      json.endObject()
    }
    json.endArray()
  }
}

extension Schema {
  fileprivate static var page: Schema {
    Schema(
      "Page", "What a page of a long answer contains besides its part of the answer.",
      [
        .optional(
          "next", .text,
          "The cursor of the next page, which the same method takes as `after`; left out on the last page.")
      ])
  }
}
