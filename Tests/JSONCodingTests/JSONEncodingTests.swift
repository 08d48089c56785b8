import JSONCoding
import KernelApplication
import KernelDomain
import Testing

func encoded(_ value: some Encodable) throws(JSONError) -> String {
  String(decoding: try JSONDocument.encode(value), as: UTF8.self)
}

struct JSONEncodingTests {
  struct Row: Encodable {
    var style = "mix"
    var distance: Int32 = 50
    var day: CivilDay? = CivilDay(year: 2023, month: 6, day: 5)
    var best: Bool?
    var laps = [16, 17]
    var ties: [String] = []
    var pace = 22.86
    var whole: Double = 50
    var theme = Theme.dark
  }

  @Test func membersKeepTheirOrderAndNilIsLeftOut() throws {
    #expect(
      try encoded(Row())
        == #"{"style":"mix","distance":50,"day":"2023-06-05","laps":[16,17],"ties":[],"pace":22.86,"whole":50,"theme":"dark"}"#
    )
  }

  @Test func valuesAtTheTop() throws {
    #expect(try encoded(7) == "7")
    #expect(try encoded("é\n") == #""é\n""#)
    #expect(try encoded(true) == "true")
    #expect(try encoded(Int?.none) == "null")
    #expect(try encoded([Int?.none, 1]) == "[null,1]")
    #expect(try encoded(NoInput()) == "{}")
    #expect(try encoded([NoInput(), NoInput()]) == "[{},{}]")
    #expect(try encoded([[Int]]()) == "[]")
    #expect(try encoded(UInt64.max) == "18446744073709551615")
    #expect(try encoded(Float(0.1)) == "0.1")
  }

  @Test func dictionariesAreWrittenByName() throws {
    let names = (0..<100).map { "n\($0)" } + ["é", "e", "Z", "z", "🏊", "\u{FFFD}"]
    let dictionary = Dictionary(uniqueKeysWithValues: names.map { ($0, ["b": 1, "a": 2]) })
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(try encoded(dictionary) == "{" + sorted.map { #""\#($0)":{"a":2,"b":1}"# }.joined(separator: ",") + "}")
    #expect(try encoded([String: Int]()) == "{}")
    #expect(try encoded([10: "x", 9: "y"]) == #"{"10":"x","9":"y"}"#)
    #expect(
      try encoded(
        UpdateSettings.Input(theme: .system, values: ["b.c": .flag(true), "a.b": .number(5), "a.c": .text("x")]))
        == #"{"theme":"system","a.b":5,"a.c":"x","b.c":true}"#
    )
  }

  @Test func whatHasNoOrderIsRefused() {
    #expect(
      throws: JSONError(
        offset: nil, path: "a[0]", problem: .json(.refused(detail: "a set has no order; encode a sorted array")))
    ) {
      try encoded(["a": [Set([1]), Set([1, 2])]])
    }
    #expect(throws: JSONError.self) { try encoded([[1]: 2]) }
  }

  @Test func whatIsNoNumberIsRefusedWithItsPath() {
    var row = Row()
    row.pace = .nan
    #expect(throws: JSONError(offset: nil, path: "[1].pace", problem: .json(.refused(detail: "nan")))) {
      try encoded([Row(), row])
    }
  }

  class Base: Codable {
    var name = "base"
  }

  final class Derived: Base {
    var number = 1

    override init() { super.init() }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      number = try container.decode(Int.self, forKey: .number)
      try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try super.encode(to: container.superEncoder())
      try container.encode(number, forKey: .number)
    }

    enum Keys: CodingKey { case number }
  }

  @Test func superclassesLieWithin() throws {
    let text = #"{"super":{"name":"base"},"number":1}"#
    #expect(try encoded(Derived()) == text)
    #expect(try decoded(Derived.self, text).name == "base")
    #expect(throws: JSONError.self) { try decoded(Derived.self, #"{"super":{"name":"base","x":1},"number":1}"#) }
  }

  struct Nested: Codable, Equatable {
    var values = [1, 2]

    init() {}

    init(from decoder: any Decoder) throws {
      var list = try decoder.container(keyedBy: Keys.self).nestedUnkeyedContainer(forKey: .list)
      var inner = try list.nestedUnkeyedContainer()
      values = [try inner.decode(Int.self)]
      values.append(try list.nestedContainer(keyedBy: Keys.self).decode(Int.self, forKey: .list))
      guard try list.decodeNil(), list.isAtEnd else {
        throw DecodingError.dataCorruptedError(in: list, debugDescription: "null comes last")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      var list = container.nestedUnkeyedContainer(forKey: .list)
      var inner = list.nestedUnkeyedContainer()
      try inner.encode(values[0])
      var object = list.nestedContainer(keyedBy: Keys.self)
      try object.encode(values[1], forKey: .list)
      try list.encodeNil()
      var again = encoder.container(keyedBy: Keys.self)
      try again.encode(list.count, forKey: .count)
    }

    enum Keys: CodingKey { case list, count }
  }

  @Test func nestedContainersCloseByThemselves() throws {
    #expect(try encoded(Nested()) == #"{"list":[[1],{"list":2},null],"count":3}"#)
    #expect(try decoded(Nested.self, #"{"list":[[1],{"list":2},null]}"#) == Nested())
    #expect(throws: JSONError.self) { try decoded(Nested.self, #"{"list":[[1,2],{"list":2},null]}"#) }
    #expect(throws: JSONError.self) { try decoded(Nested.self, #"{"list":[[1],{"list":2,"x":0},null]}"#) }
  }

  final class Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Sees whether anything still refers to the key of what it decoded.
  struct Witness: Decodable {
    weak var key: Key?

    init(from decoder: any Decoder) throws {
      let key = Key(stringValue: "list")
      var list = try decoder.container(keyedBy: Key.self).nestedUnkeyedContainer(forKey: key)
      var inner = try list.nestedUnkeyedContainer()
      _ = try inner.decode(Int.self)
      self.key = key
    }
  }

  @Test func nothingOfADecodingIsLeft() throws {
    #expect(try decoded(Witness.self, #"{"list":[[1]]}"#).key == nil)
  }
}
