import JSONCoding
import KernelApplication
import KernelDomain
import Testing

struct JSONObjectTests {
  private struct Entry: JSONValue, Equatable {
    var id: String
    var day: CivilDay?
    var numbers: [Int] = []
    var inner: [Entry] = []

    static func read(_ reader: inout JSONReader) throws(JSONError) -> Entry {
      try JSONObject.read(&reader, besides: "crc") { (object) throws(JSONError) in
        let id: String = try object["id"]
        if id.isEmpty { return nil }
        return Entry(
          id: id, day: try object["day"], numbers: try object["numbers"] ?? [], inner: try object["inner"] ?? [])
      }
    }

    func write(_ writer: inout JSONWriter) {
      writer.object(["id": id, "day": day, "numbers": numbers.ifNotEmpty, "inner": inner.ifNotEmpty])
    }
  }

  private func entry(_ text: String) throws(JSONError) -> Entry { try Entry(json: Array(text.utf8)) }

  @Test func membersAreWrittenInTheirOrderUnlessAbsent() throws {
    let entry = Entry(id: "a\"b", numbers: [3, -1], inner: [Entry(id: "c", day: CivilDay("2026-05-03"))])
    let text = #"{"id":"a\"b","numbers":[3,-1],"inner":[{"id":"c","day":"2026-05-03"}]}"#
    #expect(String(decoding: entry.json, as: UTF8.self) == text)
    #expect(try self.entry(text) == entry)
  }

  @Test func membersAreReadInAnyOrder() throws {
    #expect(
      try entry(#" {"numbers": [1] , "crc": "0a", "day":"2026-05-03", "id":"\u0061"} "#)
        == Entry(id: "a", day: CivilDay("2026-05-03"), numbers: [1]))
  }

  @Test(
    arguments: [
      ("{}", JSONMessage.incomplete(members: ["id"])), (#"{"id":""}"#, .incomplete(members: [])),
      (#"{"id":"a","id":"a"}"#, .twice(name: "id")), (#"{"id":"a","more":1}"#, .unknownMember(name: "more")),
      (#"{"id":"a","\u0069d":"b"}"#, .unknownMember(name: "id")),
      (#"{"id":"a","day":"2026-05-33"}"#, .noSuchValue(text: "2026-05-33")),
      (#"{"id":"a","day":null}"#, .expected(what: .string, found: .null)),
      (#"{"id":"a"} {}"#, .somethingFollows),
    ])
  func whatIsNotSoIsRefused(text: String, problem: JSONMessage) {
    #expect { try entry(text) } throws: { ($0 as? JSONError)?.problem == .json(problem) }
  }
}
