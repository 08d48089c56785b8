import JSONCoding
import KernelApplication
import Testing

/// What a writer wrote, as text.
func written(_ body: (inout JSONWriter) throws -> Void) rethrows -> String {
  var writer = JSONWriter(capacity: 1)
  try body(&writer)
  return String(decoding: writer.bytes, as: UTF8.self)
}

struct JSONWriterTests {
  @Test func writesCompactlyInTheOrderGiven() {
    let text = written { writer in
      writer.beginObject()
      writer.key("b")
      writer.beginArray()
      writer.integer(1)
      writer.beginArray()
      writer.endArray()
      writer.beginObject()
      writer.endObject()
      writer.null()
      writer.endArray()
      writer.key("a" as String)
      writer.bool(true)
      writer.key("c")
      writer.bool(false)
      writer.endObject()
    }
    #expect(text == "{\"b\":[1,[],{},null],\"a\":true,\"c\":false}")
  }

  @Test func escapesAsLittleAsMayBe() {
    let all = String(String.UnicodeScalarView((0..<0x80).map { UnicodeScalar(UInt8($0)) }))
    let expected =
      #""\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\b\t\n\u000b\f\r\u000e\u000f"#
      + #"\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f"#
      + ##" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"##
      + "\u{7F}\""
    #expect(written { $0.string(all) } == expected)
    #expect(written { $0.string("Motýl 🏊 \u{2028}" as String) } == "\"Motýl 🏊 \u{2028}\"")
    #expect(written { $0.string("" as String) } == "\"\"")
    #expect(written { $0.string("a\"b") } == #""a\"b""#)
    let long = String(repeating: "\u{1}", count: 10_000)
    #expect(written { $0.string(long) } == "\"" + String(repeating: #"\u0001"#, count: 10_000) + "\"")
  }

  @Test(arguments: [0, 1, 9, 10, 1_000]) func writesIntoLentRoomWhetherItSufficesOrNot(capacity: Int) {
    let bytes = JSONWriter.bytes(capacity: capacity) { writer in
      writer.beginArray()
      writer.string("eight letters and more")
      writer.integer(12)
      writer.endArray()
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "[\"eight letters and more\",12]")
  }

  @Test func integersOfEveryLength() {
    var power: Int64 = 1
    for _ in 0..<19 {
      for value in [power, power - 1, power + 1, -power, 1 - power, power / 10 * 7] {
        #expect(written { $0.integer(value) } == value.description)
      }
      power = power.multipliedReportingOverflow(by: 10).partialValue
    }
    #expect(written { $0.integer(Int64.min) } == "-9223372036854775808")
    #expect(written { $0.integer(Int64.max) } == "9223372036854775807")
    #expect(written { $0.integer(UInt64.max) } == "18446744073709551615")
    #expect(written { $0.integer(Int128.min) } == Int128.min.description)
    #expect(written { $0.integer(UInt8.max) } == "255")
  }

  @Test(arguments: [
    (50.0, "50"), (22.86, "22.86"), (0.1, "0.1"), (-0.0, "-0"), (1e15, "1000000000000000"), (1e16, "1e+16"),
    (1e-7, "1e-07"), (Double.leastNonzeroMagnitude, "5e-324"), (1.7976931348623157e308, "1.7976931348623157e+308"),
    (9_007_199_254_740_992.0, "9007199254740992"), (1.0 / 3.0, "0.3333333333333333"), (-2.5, "-2.5"),
  ])
  func doublesAreShortest(value: Double, text: String) throws {
    let found = try written { writer in try writer.double(value) }
    #expect(found == text)
    #expect(try double(found).bitPattern == value.bitPattern)
  }

  @Test func floatsAreShortestForAFloat() throws {
    #expect(try written { writer in try writer.float(0.1) } == "0.1")
    #expect(try written { writer in try writer.float(16) } == "16")
    #expect(throws: JSONError.self) { try written { writer in try writer.float(.infinity) } }
  }

  @Test func whatIsNoNumberIsRefused() {
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(throws: JSONError(offset: nil, problem: .json(.refused(detail: "\(value)")))) {
        try written { writer in try writer.double(value) }
      }
    }
  }

  @Test func putsRawValuesInPlace() {
    let text = written { writer in
      writer.beginArray()
      writer.raw(Array("{\"a\":1}".utf8))
      writer.raw(Array("2".utf8))
      writer.endArray()
    }
    #expect(text == "[{\"a\":1},2]")
  }
}
