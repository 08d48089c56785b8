import Formats
import Testing

/// Of several readers of one document each is shown what it asks for.
struct XMLReadersTests {
  /// Writes down who wants the elements that begin.
  private struct Log: XMLHandler {
    let readers: XMLReaders
    var wanted: [UInt64] = []

    mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool {
      wanted.append(readers.readers(of: element))
      return true
    }

    mutating func end(_ element: XMLEnd) throws(FormatProblem) {}
  }

  @Test(arguments: [
    ("<Record type=\"Swim\"/>", 0b001), ("<Record type=\"Walk\"/>", 0b010), ("<Record type=\"Both\"/>", 0b011),
    ("<Record x=\"1\" type='Both' y=\"2\"/>", 0b011), ("<Record type=\"Other\"/>", 0), ("<Record/>", 0),
    ("<Record kind=\"Other\" type=\"Walk\"/>", 0b110), ("<Workout type=\"Swim\"/>", 0b010),
    ("<Records type=\"Swim\"/>", 0),
  ])
  func anElementIsOfThoseWhoAskForIt(_ element: String, _ readers: UInt64) throws {
    var log = Log(
      readers: XMLReaders([
        [XMLInterest("Record", where: "type", isOneOf: ["Swim", "Both"])],
        [XMLInterest("Record", where: "type", isOneOf: ["Both", "Walk"]), XMLInterest("Workout")],
        [XMLInterest("Record", where: "kind", isOneOf: ["Other"])],
      ]))
    try XMLScanner.read(Array("<r>\(element)</r>".utf8), [], into: &log)
    #expect(log.wanted == [0, readers])
  }
}
