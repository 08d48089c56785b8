/// Why a document cannot be read.
package enum XMLProblem: Error, Hashable, Sendable {
  /// The file, or the archive around the document.
  case source(PieceError)
  /// The document itself; offsets count in it.
  case document(FormatProblem)
}
