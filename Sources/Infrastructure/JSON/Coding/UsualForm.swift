/// A value that reads itself where its JSON has the form that programs usually send, in one pass. For those that come
/// dozens of times a second; `Codable` looks at each level of a document once more.
package protocol UsualFormReadable: Decodable {
  /// Nil where the form is another, or something is wrong: then the value is decoded as all others are, which says what.
  /// - Parameter reader: at the value, in a document that is known to be JSON.
  init?(usual reader: inout JSONReader)
}

/// A value that writes itself where it is of a usual kind, byte for byte as its encoding would.
package protocol UsualFormWritable: Encodable {
  /// False, with nothing written, where it is not.
  func writeUsual(_ writer: inout JSONWriter) -> Bool
}
