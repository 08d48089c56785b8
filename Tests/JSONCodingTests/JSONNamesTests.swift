import JSONCoding
import KernelApplication
import Testing

/// Members are found by their names in whatever order and form they are written.
struct JSONNamesTests {
  private static let names = JSONNames(["id", "start", "reportedCentimetres", "laps"])

  @Test(arguments: [
    #"{"id":1,"start":2,"reportedCentimetres":3,"laps":4}"#, #"{"laps":4,"reportedCentimetres":3,"start":2,"id":1}"#,
    #"{ "id" : 1 , "start" : 2,"reportedCentimetres" :3, "laps":4 }"#, #"{"id":1,"laps":4,"start":2}"#,
    #"{"\u0069d":1,"st\u0061rt":2,"laps":4}"#, "{}", "{ }", #"{"laps":4}"#, #"{"start":2,"start":2}"#,
    #"{"id":1,}"#, #"{,"id":1}"#, #"{"id":1"start":2}"#, #"{"id"1}"#, #"{"id":1,,"start":2}"#, #"{"id":}"#, #"{"id""#,
    #"{"id":1,"ids":2}"#, #"{"i":1}"#, #"{"":1}"#, #"{"reportedCentimetresx":3}"#, #"["id",1]"#, #"{id:1}"#, "{",
  ])
  func isTheSameFarFromTheEndAndNearIt(document: String) {
    let names = ["id": 1, "start": 2, "reportedCentimetres": 3, "laps": 4]
    let read = (try? slowly(document))?.map { names[$0] ?? 0 }
    let expected = read?.contains(0) == true ? nil : read
    #expect((try? quickly(document)) == expected)
    #expect((try? quickly(document + String(repeating: " ", count: 40))) == expected)
  }

  @Test func namesTheMemberItDoesNotKnow() {
    for document in [#"{"id":1,"lap":2}"#, #"{"id":1,"lap":2}                              "#] {
      #expect(throws: JSONError(offset: 9, problem: .json(.unknownMember(name: "lap")))) { try quickly(document) }
    }
  }

  /// The values of members, by their positions, from 1: each has to be the one of its name.
  private func quickly(_ document: String) throws -> [Int] {
    try JSONReader.read(Array(document.utf8)) { (reader) throws(JSONError) in
      var found: [Int] = []
      var members = JSONMembers(JSONNamesTests.names)
      try reader.beginObject()
      while let position = try reader.nextMember(&members) {
        let value = try reader.int()
        #expect(value == position + 1)
        found.append(value)
      }
      return found
    }
  }

  private func slowly(_ document: String) throws -> [String] {
    try JSONReader.read(Array(document.utf8)) { (reader) throws(JSONError) in
      var found: [String] = []
      try reader.beginObject()
      while let key = try reader.nextKey() {
        found.append(key.string)
        _ = try reader.int()
      }
      return found
    }
  }
}
