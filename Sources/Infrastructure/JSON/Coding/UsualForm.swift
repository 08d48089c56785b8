/// A value that can be read in a single pass if its JSON has the form that programs usually send. It is meant for
/// values that arrive dozens of times per second: `Codable` passes over a value once for each level of the document
/// around it.
package protocol UsualFormReadable: Decodable {
  /// Nil if the JSON has another form, or something in it is wrong. The value is then decoded through `Codable`, which
  /// reports any error.
  /// - Parameter reader: a reader at the value, in a document known to be valid JSON.
  init?(usual reader: inout JSONReader)
}

/// A value that can write its most common form directly, with exactly the bytes that its encoding has.
package protocol UsualFormWritable: Encodable {
  /// Writes the value. False if it does not have its most common form; nothing is written then.
  func writeUsual(_ writer: inout JSONWriter) -> Bool
}
