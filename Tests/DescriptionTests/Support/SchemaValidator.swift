import TestSupport

/// Validates values against the schemas of a document, by the parts of JSON Schema that the document uses. Stricter in
/// one respect: members that no schema names are errors.
struct SchemaValidator {
  let document: JSONTree

  /// The errors in a value, each with its place; empty if the value is valid.
  func problems(_ value: JSONTree, _ schema: JSONTree, at place: String = "") -> [String] {
    let schema = resolved(schema)
    var problems: [String] = []
    for part in schema["allOf"]?.elements ?? [] { problems += self.problems(value, part, at: place) }
    if let any = schema["anyOf"]?.elements, !any.contains(where: { self.problems(value, $0).isEmpty }) {
      problems.append("\(place): fits none of its schemas")
    }
    if let type = schema["type"]?.text, !fits(value, type) { problems.append("\(place): is no \(type): \(value)") }
    if let choices = schema["enum"]?.elements, !choices.contains(value) {
      problems.append("\(place): is none of the choices: \(value)")
    }
    if case .text(let text) = value, let pattern = schema["pattern"]?.text {
      let isFitting = (try? Regex(pattern).firstMatch(in: text) != nil) ?? false
      if !isFitting { problems.append("\(place): \(text) is no \(pattern)") }
    }
    if case .number(let number) = value {
      if case .number(let least)? = schema["minimum"], number < least {
        problems.append("\(place): less than \(least)")
      }
      if case .number(let most)? = schema["maximum"], number > most { problems.append("\(place): more than \(most)") }
    }
    if case .list(let elements) = value { problems += self.problems(of: elements, schema, place) }
    if case .object(let members) = value { problems += self.problems(of: members, schema, place) }
    return problems
  }

  private func problems(of elements: [JSONTree], _ schema: JSONTree, _ place: String) -> [String] {
    var problems: [String] = []
    if case .number(let count)? = schema["minItems"], elements.count != Int(count) {
      problems.append("\(place): has \(elements.count) elements")
    }
    guard let items = schema["items"] else { return problems }
    return problems + elements.flatMap { self.problems($0, items, at: "\(place)/*") }
  }

  private func problems(of members: [String: JSONTree], _ schema: JSONTree, _ place: String) -> [String] {
    var problems: [String] = []
    for case .text(let name) in schema["required"]?.elements ?? [] where members[name] == nil {
      problems.append("\(place): lacks \(name)")
    }
    for (name, value) in members {
      if let member = schema["properties"]?[name] ?? schema["additionalProperties"] {
        problems += self.problems(value, member, at: "\(place)/\(name)")
      }
    }
    return problems
  }

  /// The places of members that no schema names.
  func unknown(_ value: JSONTree, _ schema: JSONTree, at place: String = "") -> [String] {
    let all = alternatives(schema)
    if all.contains(where: { $0.members?.keys.allSatisfy(["description", "x-from"].contains) ?? false }) { return [] }
    switch value {
    case .list(let elements):
      guard let items = all.compactMap({ $0["items"] }).first else { return [] }
      return elements.flatMap { unknown($0, items, at: "\(place)/*") }
    case .object(let members):
      return members.flatMap { name, member in
        let named = all.compactMap { $0["properties"]?[name] ?? $0["additionalProperties"] }
        guard let schema = named.first else { return ["\(place)/\(name)"] }
        return unknown(member, schema, at: "\(place)/\(name)")
      }
    default: return []
    }
  }

  /// The schema itself, the schemas that it combines, and its alternatives.
  private func alternatives(_ schema: JSONTree) -> [JSONTree] {
    let schema = resolved(schema)
    let parts = (schema["allOf"]?.elements ?? []) + (schema["anyOf"]?.elements ?? [])
    return parts.isEmpty ? [schema] : parts.flatMap(alternatives)
  }

  func resolved(_ schema: JSONTree) -> JSONTree {
    guard let reference = schema["$ref"]?.text else { return schema }
    return target(of: reference) ?? .null
  }

  /// The schema that a reference leads to; nil if there is none.
  func target(of reference: String) -> JSONTree? {
    guard reference.hasPrefix("#/") else { return nil }
    return document.values(at: String(reference.dropFirst(2))).first
  }

  private func fits(_ value: JSONTree, _ type: String) -> Bool {
    switch (value, type) {
    case (.null, "null"), (.flag, "boolean"), (.number, "number"), (.text, "string"), (.list, "array"),
      (.object, "object"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
