package import Formats
package import JSONCoding

/// Why a file of poses cannot be read.
package enum PoseProblem: Error, Hashable, Sendable {
  case file(InputFileError)
  /// It has no lines.
  case empty
  /// - Parameter number: from 1.
  case line(number: Int, JSONError)
  /// The line is longer than any frame.
  case longLine(number: Int, most: Int)
  case cancelled
}
