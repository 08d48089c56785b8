/// A value that can be read in a single pass if its JSON has the form that programs usually send. It is for values that
/// arrive dozens of times a second; `Codable` reads each level of a document once more.
package protocol UsualFormReadable: Decodable {
  /// Nil if the form is unusual or something is wrong; then the value is decoded through `Codable`, which reports the
  /// error.
  /// - Parameter reader: at the value, in a document known to be valid JSON.
  init?(usual reader: inout JSONReader)
}

/// A value that can write itself in the most common case, byte for byte like its encoding.
package protocol UsualFormWritable: Encodable {
  /// False, with nothing written, if this is not that case.
  func writeUsual(_ writer: inout JSONWriter) -> Bool
}
