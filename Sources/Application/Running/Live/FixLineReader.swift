package import KernelApplication

/// Parses lines of text in which a GPS device or program writes positions.
package protocol FixLineReader {
  /// Parses a line.
  /// - Parameter line: the line without its line feed.
  mutating func read(_ line: [UInt8]) -> FixLine
  /// Returns fixes (positions) that were still incomplete when the last line had been read.
  mutating func finish() -> [LiveFixInput]
}

/// The content of a line of text from a GPS device.
package enum FixLine: Hashable, Sendable {
  /// Fixes (positions). Empty if the line has no position, or contains only a part of a fix that the next lines
  /// complete.
  case fixes([LiveFixInput])
  case bad(Message)
}
