import Testing

@testable import System

/// One after another, since a pager sets for the whole process what becomes of the signal of a broken pipe.
@Suite(.serialized) struct PagerProcessTests {
  @Test func getsTheWholeText() throws {
    // The shell's status 127 counts as no pager.
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: 200_000)
    #expect(try PagerProcess.show(text, with: "[ $(wc -c) = 200000 ] || exit 127"))
    #expect(try !PagerProcess.show(text, with: "[ $(wc -c) = 1 ] || exit 127"))
  }

  @Test func mayEndBeforeTheText() throws {
    #expect(try PagerProcess.show([UInt8](repeating: 10, count: 1_000_000), with: "true"))
  }

  @Test func isMissing() throws {
    #expect(try !PagerProcess.show([10], with: "no-such-pager-of-recordbook 2>/dev/null"))
  }
}
