import TestSupport
import Testing

@testable import KernelCommandLine
@testable import recordbook

/// Every command as it stands in `Fixtures/usage.txt`, so that a new form is seen in review.
@Suite struct UsageTests {
  private static let path =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/Fixtures/usage.txt"
  private let usages = CommandTable.recordbook.usages

  @Test func isAsListed() throws {
    let listed = String(decoding: try #require(Sandbox.read(Self.path)), as: UTF8.self).split(separator: "\n").map(
      String.init)
    for usage in usages where !listed.contains(usage) { Issue.record("not in Fixtures/usage.txt: \(usage)") }
    for line in listed where !usages.contains(line) { Issue.record("no longer a command: \(line)") }
    #expect(listed == usages, "renew it: recordbook help --usage > Fixtures/usage.txt")
  }

  /// Sources/CommandLine/README.md says what the words mean.
  @Test func followsTheGrammar() {
    for usage in usages {
      let words = usage.split(separator: " ").map(String.init)
      #expect(!["--date ", "--to DAY", "--confirm WORDS"].contains { usage.contains($0) }, "\(usage)")
      guard words.count > 1, CommandTable.recordbook.nouns.contains(where: { $0.name == words[0] }) else { continue }
      let verb = words[1]
      if verb == "list" { #expect(usage.contains("[PERIOD]") && usage.contains("[--limit NUMBER]"), "\(usage)") }
      // What is deleted for good asks.
      let isForGood = verb.hasPrefix("delete") || verb.hasPrefix("forget")
      #expect(isForGood == usage.contains("[--yes]"), "\(usage)")
      #expect(verb.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber } || verb.hasPrefix("["), "\(usage)")
    }
  }

  @Test func isPrintedByHelp() {
    let program = Program(sandbox: Sandbox())
    #expect(program("help", "--usage").output == usages.map { $0 + "\n" }.joined())
  }
}
