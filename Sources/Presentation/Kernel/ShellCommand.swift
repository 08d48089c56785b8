import KernelDomain

/// Creates command lines from words, quoted so that a shell splits the line into the same words again.
package enum ShellCommand {
  /// Returns a command line that calls `recordbook` with these words, quoted for a shell.
  package static func recordbook(_ words: String...) -> String {
    Program.usual.command(words)
  }

  package static func recordbook(_ words: [String]) -> String {
    Program.usual.command(words)
  }

  package static func quoted(_ word: String) -> String {
    isPlain(word)
      ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty && (word.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isSafe) } ?? false)
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+")...UInt8(ascii: "/"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "%"):
      true
    default: false
    }
  }
}
