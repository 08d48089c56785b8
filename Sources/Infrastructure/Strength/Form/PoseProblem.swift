package import Formats
package import JSONCoding

/// Why a file of poses cannot be read.
package enum PoseProblem: Error, Hashable, Sendable {
  case file(InputFileError)
  /// The file of poses has no lines.
  case empty
  /// A problem in one line of the file.
  /// - Parameter number: the line's number, counted from 1.
  case line(number: Int, JSONError)
  /// A line is longer than any frame can be.
  case longLine(number: Int, most: Int)
  case cancelled
}
