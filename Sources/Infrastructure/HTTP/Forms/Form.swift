/// The fields of a submitted form, in the order in which they were sent.
package struct Form: Hashable, Sendable {
  private var fields: [Field] = []

  private struct Field: Hashable {
    var name: String
    var value: String
  }

  package init() {}

  package var count: Int { fields.count }

  /// The names of the fields, in the order in which they were sent.
  package var names: [String] { fields.map(\.name) }

  /// Returns the values of all fields with this name, in the order in which they were sent.
  package func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// The value of the form field with this name; nil if there is no such field, or more than one.
  package subscript(name: String) -> String? {
    let values = values(name)
    return values.count == 1 ? values[0] : nil
  }

  mutating func append(_ name: String, _ value: String) { fields.append(Field(name: name, value: value)) }
}

/// The limits of a form. The size of a file in the form is limited only by the limit of the request body.
package struct FormLimits: Hashable, Sendable {
  /// The maximum number of fields and files together in a form.
  package var fields = 200
  /// The maximum number of bytes, as sent, in all names and values together.
  package var bytes = 262_144
  /// The maximum number of bytes in the header of a part. Applies to forms in `multipart/form-data`.
  package var partHeaderBytes = 4_096

  package init() {}
}
