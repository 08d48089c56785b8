/// A value that can be read in a single pass if its JSON has the form in which programs usually send it. For values
/// that arrive dozens of times per second: `Codable` reads a value once for each level of the JSON text around it.
package protocol UsualFormReadable: Decodable {
  /// Reads a value in its usual form. Nil if the JSON has another form, or if something in it is invalid; the value is
  /// then decoded through `Codable`, which reports any error.
  /// - Parameter reader: a reader whose cursor is at the value, in JSON text that is known to be valid.
  init?(usual reader: inout JSONReader)
}

/// A value that can write its usual form directly, with exactly the bytes that encoding it through `Codable` yields.
package protocol UsualFormWritable: Encodable {
  /// Writes the value and returns true. Writes nothing and returns false if the value does not have its usual form.
  func writeUsual(_ writer: inout JSONWriter) -> Bool
}
