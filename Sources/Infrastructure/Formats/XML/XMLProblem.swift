/// Why a document cannot be read.
package enum XMLProblem: Error, Hashable, Sendable {
  /// The problem is in the file, or the archive around the document.
  case source(PieceError)
  /// The problem is in the document; its offset counts in the document.
  case document(FormatProblem)
}
