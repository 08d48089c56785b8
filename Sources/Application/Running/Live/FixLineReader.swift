package import KernelApplication

/// Parses the lines of text in which a GPS device or program writes its positions.
package protocol FixLineReader {
  /// Parses a line.
  /// - Parameter line: the line without its line feed.
  mutating func read(_ line: [UInt8]) -> FixLine
  /// Returns the fixes (positions) that were still incomplete when the lines ended.
  mutating func finish() -> [LiveFixInput]
}

/// What a line of text from a GPS device contains.
package enum FixLine: Hashable, Sendable {
  /// Fixes (positions). Empty if the line has no position, or contains only a part of a fix that the next lines
  /// complete.
  case fixes([LiveFixInput])
  case bad(Message)
}
