/// The fields of a form in their order, as a page sent them.
package struct Form: Hashable, Sendable {
  private var fields: [Field] = []

  private struct Field: Hashable {
    var name: String
    var value: String
  }

  package init() {}

  package var count: Int { fields.count }

  /// The names of its fields, in order.
  package var names: [String] { fields.map(\.name) }

  /// All values of that name, in order.
  package func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// The value of the only field of that name; nil where there is none, or more than one.
  package subscript(name: String) -> String? {
    let values = values(name)
    return values.count == 1 ? values[0] : nil
  }

  mutating func append(_ name: String, _ value: String) { fields.append(Field(name: name, value: value)) }
}

/// How large a form may be. A file in it is as large as the body may be.
package struct FormLimits: Hashable, Sendable {
  /// Fields and files.
  package var fields = 200
  /// Bytes of all fields' names and values together, as sent.
  package var bytes = 262_144
  /// Bytes of the lines that stand before each part of a form with files.
  package var partHeaderBytes = 4_096

  package init() {}
}
