/// Hands out contents piece by piece.
package protocol PieceSource: AnyObject {
  /// The next piece, valid until the next call; nil at the end.
  func next() throws(PieceError) -> UnsafeRawBufferPointer?

  /// Bytes of the file that were needed so far, for telling how far the reading is.
  var consumed: Int64 { get }
}

/// Why there is no next piece.
package enum PieceError: Error, Hashable, Sendable {
  case file(InputFileError)
  case format(FormatProblem)
}
