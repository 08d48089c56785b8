/// Why an XML text cannot be read.
package enum XMLProblem: Error, Hashable, Sendable {
  /// The problem is in the file, or in the archive that contains the XML text.
  case source(PieceError)
  /// The problem is in the XML text. Its offset counts from the start of the text.
  case document(FormatProblem)
}
