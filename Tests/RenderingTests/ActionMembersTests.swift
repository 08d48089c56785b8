import JSONCoding
import KernelPresentation
import Testing

@Suite struct ActionMembersTests {
  /// A name with a slash is that of a member of a member; one with a dot is a name like any other.
  @Test func namesLeadToMembersOfMembers() throws {
    let parameters: [String: Action.Parameter] = [
      "from/day": .text("2026-11-22"), "from/prayer": .text("isha"), "prayer.streak": .flag(true),
      "prayers": .texts(["fajr", "isha"]),
    ]
    let json = String(decoding: try JSONDocument.encode(ActionMembers(parameters)), as: UTF8.self)
    #expect(
      json == #"{"from":{"day":"2026-11-22","prayer":"isha"},"prayer.streak":true,"prayers":["fajr","isha"]}"#)
    #expect(
      Action("x.do", parameters).key
        == "x.do?from/day=2026-11-22&from/prayer=isha&prayer.streak=true&prayers=fajr,isha")
  }

  /// Members named by numbers are those of a list.
  @Test func numbersAreAList() throws {
    var parameters: [String: Action.Parameter] = ["name": .text("A")]
    for place in 0..<11 { parameters["blocks/\(place)/exercise"] = .text("e\(place)") }
    parameters["blocks/1/targets/0/reps"] = .number(5)
    let json = String(decoding: try JSONDocument.encode(ActionMembers(parameters)), as: UTF8.self)
    #expect(json.hasPrefix(#"{"blocks":[{"exercise":"e0"},{"exercise":"e1","targets":[{"reps":5}]},{"exercise":"e2"}"#))
    #expect(json.hasSuffix(#"{"exercise":"e10"}],"name":"A"}"#))
  }

  /// Two fields of one use case are two actions.
  @Test func theParameterThatIsFilledIsPartOfTheKey() {
    #expect(Action("x.do", ["a": .number(1)], input: Action.Input("b", .text)).key == "x.do?a=1#b")
    #expect(Action("x.do", input: Action.Input("adjust/fajr", .number)).key == "x.do#adjust/fajr")
  }

  @Test(arguments: [
    Action.Parameter.text("a"), .number(-3), .flag(true), .numbers([3, 4]), .numbers([]), .texts(["a", "b"]),
  ]) func parametersStayWhatTheyAre(_ parameter: Action.Parameter) throws {
    #expect(try JSONDocument.decode(Action.Parameter.self, from: JSONDocument.encode(parameter)) == parameter)
  }
}
