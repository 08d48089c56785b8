import JSONCoding
import KernelApplication
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
