import JSONCoding
import KernelApplication
import KernelDomain
import Testing

func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws(JSONError) -> Value {
  try JSONDocument.decode(type, from: Array(text.utf8))
}

/// The error of a decoding that must fail.
func refusal<Value: Decodable>(_ type: Value.Type, _ text: String) -> JSONError? {
  do throws(JSONError) {
    _ = try decoded(type, text)
    return nil
  } catch {
    return error
  }
}

struct JSONDecodingTests {
  struct Input: Codable, Equatable {
    var segment: String
    var laps: [Int]?
    var theme: Theme?
    var day: CivilDay?
    var rows: [Row]?

    struct Row: Codable, Equatable {
      var count: UInt8
      var pace: Double?
    }
  }

  enum Place: String, Codable { case pool, lake }

  @Test func anyOrderAndMissingOptionals() throws {
    let input = try decoded(Input.self, #" {"laps": [1, 2], "rows":[{"count":255,"pace":null}], "segment":"x.1"} "#)
    #expect(input == Input(segment: "x.1", laps: [1, 2], rows: [Input.Row(count: 255)]))
    #expect(try decoded([String: [Bool?]].self, #"{"b":[true,null],"a":[]}"#) == ["b": [true, nil], "a": []])
    #expect(try decoded([Int: Int].self, #"{"1":2}"#) == [1: 2])
    #expect(try decoded(UInt64.self, "18446744073709551615") == .max)
    #expect(try decoded(Int?.self, "null") == nil)
    #expect(try decoded(Float.self, "0.1") == 0.1)
    _ = try decoded(NoInput.self, "{}")
  }

  @Test(
    arguments: [
      (#"{}"#, "segment", .missing, []),
      (#"{"segment":null}"#, "segment", .expected(what: .string, found: .null), []),
      (#"{"segment":7}"#, "segment", .expected(what: .string, found: .number), []),
      (#"[]"#, "", .expected(what: .object, found: .array), []),
      (#"{"segment":"a","lap":[1]}"#, "lap", .noSuchMember, ["segment", "laps", "theme", "day", "rows"]),
      (#"{"segment":"a","segment":"a"}"#, "", .twice(name: "segment"), []),
      (#"{"segment":"a","laps":[1,"2"]}"#, "laps[1]", .expected(what: .number, found: .string), []),
      (#"{"segment":"a","laps":[1,2.5]}"#, "laps[1]", .notWhole(number: "2.5"), []),
      (#"{"segment":"a","laps":{}}"#, "laps", .expected(what: .array, found: .object), []),
      (
        #"{"segment":"a","rows":[{"count":1},{"count":256}]}"#, "rows[1].count", .notWithin(least: "0", most: "255"), []
      ),
      (#"{"segment":"a","rows":[{"count":1,"x":2}]}"#, "rows[0].x", .noSuchMember, ["count", "pace"]),
      (#"{"segment":"a","rows":[{"count":1,"pace":1e400}]}"#, "rows[0].pace", .numberTooLarge, []),
      (#"{"segment":"a","theme":"blue"}"#, "theme", .noSuchValue(text: "blue"), ["light", "dark", "system"]),
      (#"{"segment":"a","theme":1}"#, "theme", .expected(what: .string, found: .number), []),
      (#"{"segment":"a","day":"2023-02-29"}"#, "day", .noDay(text: "2023-02-29"), []),
    ] as [(String, String, JSONMessage, [String])])
  func refused(text: String, path: String, problem: JSONMessage, valid: [String]) {
    let error = refusal(Input.self, text)
    #expect(error?.path == path)
    #expect(error?.problem == .json(problem))
    #expect(error?.valid == valid)
    #expect(error?.kind == .content)
  }

  /// Where a value ends is found without a look at what it holds: brackets and quotation marks in texts end nothing.
  @Test func valuesArePassedOverToTheirEnds() throws {
    let value = #"{"a":"}]\\","b":[["]\"}",{"c":"{[\u005d"}],[ ]],"d": -1.5e3 ,"e":null,"f":{},"g":"á🏋️","h":true}"#
    let text = #" {"one":\#(value),"two":[\#(value) ,\#(value)] , "last":[1,-2 ,3]} "#
    struct Tree: Decodable {
      let one: Inner
      let two: [Inner]
      let last: [Int]
    }
    struct Inner: Decodable, Equatable {
      let a, g: String
      let d: Double
      let h: Bool
    }
    let tree = try JSONDocument.decode(Tree.self, from: Array(text.utf8), unknownMembers: .passedOver)
    let inner = Inner(a: #"}]\"#, g: "á🏋️", d: -1_500, h: true)
    #expect(tree.one == inner)
    #expect(tree.two == [inner, inner])
    #expect(tree.last == [1, -2, 3])
  }

  @Test func nothingIsReadPastWhatATypeAsksFor() {
    struct Pair: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        _ = try container.decode(Int.self)
        _ = try container.decode(Int.self)
      }
    }
    #expect(refusal(Pair.self, "[1,2]") == nil)
    #expect(
      refusal([Pair].self, "[[1]]") == JSONError(offset: 1, path: "[0]", problem: .json(.tooFewElements(found: 1))))
    #expect(
      refusal([Pair].self, "[[1,2,3]]")
        == JSONError(offset: 1, path: "[0]", problem: .json(.elements(expected: 2, found: 3))))
    #expect(refusal(NoInput.self, #"{"x":1}"#)?.path == "x")
    #expect(refusal(NoInput.self, "1")?.problem == .json(.expected(what: .object, found: .number)))
    #expect(refusal(Place.self, #""sea""#)?.problem == .json(.noSuchValue(text: "sea")))
  }

  @Test func syntaxComesBeforeContent() {
    let error = refusal(Input.self, #"{"lap":1,}"#)
    #expect(error?.kind == .syntax)
    #expect(error?.offset == 9)
    #expect(refusal(Int.self, "1 2")?.kind == .syntax)
    #expect(refusal(Int.self, "")?.kind == .syntax)
  }

  @Test func manyMembersAndRepetitionAmongThem() throws {
    let names = (0..<1000).map { "n\($0)" }
    let members = names.map { "\"\($0)\":1" }
    let text = "{" + members.joined(separator: ",") + "}"
    #expect(try decoded([String: Int].self, text).count == 1000)
    for repeated in [0, 15, 16, 999] {
      let text = "{" + (members + [members[repeated]]).joined(separator: ",") + "}"
      #expect(refusal([String: Int].self, text)?.problem == .json(.twice(name: "n\(repeated)")))
    }
    #expect(refusal([String: Int].self, #"{"a":1,"\u0061":2}"#)?.problem == .json(.twice(name: "a")))
  }

  @Test func inputBecomesAFailure() throws {
    _ = try JSONInput([]).decode(NoInput.self)
    #expect(try JSONInput(Array("x{}".utf8)[1...]).decode([String: Int].self).isEmpty)
    let given = JSONInput(Array(#"{"theme":"blue","switches":true}"#.utf8))
    #expect(
      throws: Failure.invalidInput(
        field: "theme", problem: .json(.noSuchValue(text: "blue")), valid: ["light", "dark", "system"])
    ) {
      try given.decode(UpdateSettings.Input.self)
    }
    #expect(
      throws: Failure.invalidInput(
        field: "",
        problem: .json(.notJSON(line: 2, column: 1, problem: .expectedAt(what: .value, byte: "\"]\""))))
    ) {
      try JSONInput(Array("[1,\n]".utf8)).decode([Int].self)
    }
    let flat = JSONInput(Array(#"{"language":"cs","swimming.longDistances":true}"#.utf8))
    let settings = try flat.decode(UpdateSettings.Input.self)
    #expect(settings == UpdateSettings.Input(language: .cs, values: ["swimming.longDistances": .flag(true)]))
    #expect(try encoded(settings) == #"{"language":"cs","swimming.longDistances":true}"#)
  }

  /// A text of an input is as long as what its escapes stand for.
  @Test func aTextOfAnInputHasAGreatestLength() throws {
    let longest = JSONInput.longestText
    func input(_ text: String, _ times: Int) -> JSONInput {
      JSONInput(Array(#"["\#(String(repeating: text, count: times))"]"#.utf8))
    }
    #expect(try input("a", longest).decode([String].self)[0].utf8.count == longest)
    #expect(try input(#"\u00e1"#, longest / 2).decode([String].self)[0].utf8.count == longest)
    for (text, times) in [("a", longest + 1), (#"\u00e1"#, longest / 2 + 1), (#"\u0061"#, 1 << 20)] {
      #expect(
        throws: Failure.invalidInput(
          field: "[0]", problem: .json(.textTooLong(bytes: text.utf8.count * times, most: longest)))
      ) { try input(text, times).decode([String].self) }
    }
  }
}
