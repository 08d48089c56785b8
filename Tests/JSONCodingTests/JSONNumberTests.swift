import JSONCoding
import KernelApplication
import TestSupport
import Testing

struct JSONNumberTests {
  @Test(arguments: [
    ("0", 0), ("-0", 0), ("7", 7), ("-7", -7), ("999999999999999999", 999_999_999_999_999_999),
    ("1000000000000000000", 1_000_000_000_000_000_000), ("9223372036854775807", Int64.max),
    ("-9223372036854775808", Int64.min), ("5.0", 5), ("-2.50e1", -25), ("1e3", 1000), ("0.0", 0), ("-0.0", 0),
    ("9007199254740991.0", 9_007_199_254_740_991),
  ])
  func wholeNumbers(text: String, value: Int64) throws {
    #expect(try int64(text) == value)
    #expect(
      try read("[\(text)]") { (reader) throws(JSONError) in
        try reader.beginArray()
        try reader.expectElement()
        let value = try reader.int64()
        try reader.endArray()
        return value
      } == value)
  }

  @Test(
    arguments: [
      ("9223372036854775808", .notWithin(least: "-9223372036854775808", most: "9223372036854775807")),
      ("-9223372036854775809", .notWithin(least: "-9223372036854775808", most: "9223372036854775807")),
      ("123456789012345678901234567890", .notWithin(least: "-9223372036854775808", most: "9223372036854775807")),
      ("5.5", .notWhole(number: "5.5")), ("1e300", .notWhole(number: "1e300")),
      ("9007199254740993.0", .notWhole(number: "9007199254740993.0")),
      ("1e-1", .notWhole(number: "1e-1")), ("\"5\"", .expected(what: .number, found: .string)),
      ("", .expectedAtEnd(what: .number)), ("null", .expected(what: .number, found: .null)),
      ("-", .expectedAtEnd(what: .digit)), ("-x", .digitExpected),
      ("01", .leadingZero),
      ("-012", .leadingZero), ("1.", .expectedAtEnd(what: .digit)),
      ("1.e1", .digitExpected), ("1e", .expectedAtEnd(what: .digit)),
      ("1e+", .expectedAtEnd(what: .digit)),
      ("+1", .expectedAt(what: .number, byte: "\"+\"")), (".5", .expectedAt(what: .number, byte: "\".\"")),
    ] as [(String, JSONMessage)])
  func noWholeNumbers(text: String, problem: JSONMessage) {
    #expect(throws: JSONError.self) { try int64(text) }
    do throws(JSONError) {
      _ = try int64(text)
    } catch {
      #expect(error.problem == .json(problem))
    }
  }

  @Test func narrowTypesHaveTheirLimits() throws {
    #expect(try read("2147483647") { (reader) throws(JSONError) in try reader.int32() } == .max)
    #expect(try read("-2147483648") { (reader) throws(JSONError) in try reader.int32() } == .min)
    #expect(try read("255") { (reader) throws(JSONError) in try reader.integer(UInt8.self) } == 255)
    for text in ["2147483648", "-2147483649"] {
      #expect(throws: JSONError.self) { try read(text) { (reader) throws(JSONError) in try reader.int32() } }
    }
    #expect(throws: JSONError(offset: 1, problem: .json(.notWithin(least: "0", most: "255")))) {
      try read(" 256") { (reader) throws(JSONError) in try reader.integer(UInt8.self) }
    }
    #expect(throws: JSONError.self) {
      try read("-1") { (reader) throws(JSONError) in try reader.integer(UInt8.self) }
    }
  }

  @Test(arguments: [
    "0", "1", "-1.5", "0.1", "22.86", "33.33", "1e22", "1e23", "123456789012345678", "9007199254740993",
    "1.7976931348623157e308", "5e-324", "2.2250738585072011e-308", "4.9e-324", "1e-400", "0e999999999999999999999",
    "3.14159265358979323846264338327950288", "100000000000000000000000000000000000000e-38",
    "8.98846567431158e307", "1E5", "1e+5", "0.000000000000000000000000000000001",
  ])
  func doublesAreRoundedCorrectly(text: String) throws {
    let value = try double(text)
    #expect(value == Double(text))
    #expect(try double("-" + text.drop { $0 == "-" }) == -value.magnitude)
  }

  /// A number is read at a glance only where more of the document follows: either way it is the same.
  @Test func whatFollowsChangesNoNumber() throws {
    var random = SeededGenerator(seed: 7)
    func digits(_ most: Int) -> String {
      String(
        (0..<Int.random(in: 1...most, using: &random)).map { _ in Character("\(Int.random(in: 0...9, using: &random))")
        })
    }
    for _ in 0..<20_000 {
      let whole = digits(Int.random(in: 1...12, using: &random))
      let sign = Bool.random(using: &random) ? "-" : ""
      let text = sign + (Int(whole).map { "\($0)" } ?? whole) + "." + digits(Int.random(in: 1...14, using: &random))
      let expected = try #require(Double(text))
      for rest in ["", String(repeating: " ", count: 32), "\n                                "] {
        let read = try read(text + rest) { (reader) throws(JSONError) in try reader.double() }
        #expect(read.bitPattern == expected.bitPattern, "\(text)")
      }
    }
  }

  @Test(arguments: ["01", "-", "1.", "-.5", "1.e1", "1e", "--1", "00.5", "1.5.2", "1.5e+", "0x1", "-01.5", "1..5"])
  func whatFollowsMakesNoNumber(text: String) {
    for rest in ["", "                                ", ",1111111111111111111111111111111]"] {
      #expect(throws: JSONError.self, "\(text)\(rest)") {
        try read(text + rest) { (reader) throws(JSONError) in
          let value = try reader.double()
          try reader.finish()
          return value
        }
      }
    }
  }

  @Test func zeroKeepsItsSign() throws {
    #expect(try double("-0").sign == .minus)
    #expect(try double("0").sign == .plus)
  }

  @Test func doublesTooLargeAreRefused() {
    for text in ["1e309", "-1e309", "1e99999999999999999999", "1.8e308"] {
      #expect(throws: JSONError(offset: 0, problem: .json(.numberTooLarge))) { try double(text) }
    }
  }
}
