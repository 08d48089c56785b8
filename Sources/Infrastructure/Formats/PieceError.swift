/// Why the bytes of a file on disk, or of a file in an archive, cannot be read.
package enum PieceError: Error, Hashable, Sendable {
  case file(InputFileError)
  case format(FormatProblem)
}
