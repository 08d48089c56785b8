package import KernelApplication

/// Reads what a device or a program writes of its positions, a line at a time.
package protocol FixLineReader {
  /// - Parameter line: without the line feed at its end.
  mutating func read(_ line: [UInt8]) -> FixLine
  /// What is left when no more lines come.
  mutating func finish() -> [LiveFixInput]
}

/// What a line tells.
package enum FixLine: Hashable, Sendable {
  /// None where it tells of something else, or a part of what the next lines complete.
  case fixes([LiveFixInput])
  case bad(Message)
}
