/// The reason why an XML text cannot be read.
package enum XMLProblem: Error, Hashable, Sendable {
  /// The file or archive that contains the XML text cannot be read.
  case source(PieceError)
  /// The XML text itself is invalid. The problem's offset counts from the start of the XML text.
  case document(FormatProblem)
}
