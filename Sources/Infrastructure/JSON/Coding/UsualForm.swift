/// A value that can be read in a single pass if its JSON has the form in which programs usually send it. Intended for
/// values that arrive dozens of times per second: `Codable` would read such a value once for each level of nesting
/// around it.
package protocol UsualFormReadable: Decodable {
  /// Reads a value in its usual form. Nil if the JSON has another form, or if anything in it is invalid. The value is
  /// then decoded through `Codable`, which reports any error.
  /// - Parameter reader: a reader whose cursor is at the value, in JSON text that is known to be valid.
  init?(usual reader: inout JSONReader)
}

/// A value that can write its usual form directly. The bytes are the same as when it is encoded through `Codable`.
package protocol UsualFormWritable: Encodable {
  /// If the value has its usual form, writes it and returns true; otherwise writes nothing and returns false.
  func writeUsual(_ writer: inout JSONWriter) -> Bool
}
