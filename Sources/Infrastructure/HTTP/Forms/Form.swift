/// The fields of a form in the order in which the page sent them.
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

  /// The value of the only field of that name; nil if there is none, or more than one.
  package subscript(name: String) -> String? {
    let values = values(name)
    return values.count == 1 ? values[0] : nil
  }

  mutating func append(_ name: String, _ value: String) { fields.append(Field(name: name, value: value)) }
}

/// The limits of a form. A file in it may be as large as the body.
package struct FormLimits: Hashable, Sendable {
  /// The most fields and files.
  package var fields = 200
  /// The most bytes in all names and values together, as sent.
  package var bytes = 262_144
  /// The most bytes in the header of a part, in a form with files.
  package var partHeaderBytes = 4_096

  package init() {}
}
