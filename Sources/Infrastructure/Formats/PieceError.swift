/// The reason why the bytes of a file, on disk or in an archive, cannot be read.
package enum PieceError: Error, Hashable, Sendable {
  case file(InputFileError)
  case format(FormatProblem)
}
