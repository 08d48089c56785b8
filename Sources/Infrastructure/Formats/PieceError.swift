/// Why the bytes of a file, or of one in an archive, cannot be had.
package enum PieceError: Error, Hashable, Sendable {
  case file(InputFileError)
  case format(FormatProblem)
}
