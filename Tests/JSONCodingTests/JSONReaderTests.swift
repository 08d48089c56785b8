import JSONCoding
import KernelApplication
import Testing

/// Reads a whole document given as text.
func read<Value>(
  _ text: String, _ body: (inout JSONReader) throws(JSONError) -> Value
) throws(JSONError) -> Value {
  try JSONReader.read(Array(text.utf8), body)
}

func int64(_ text: String) throws(JSONError) -> Int64 {
  try read(text) { (reader) throws(JSONError) in try reader.int64() }
}

func double(_ text: String) throws(JSONError) -> Double {
  try read(text) { (reader) throws(JSONError) in try reader.double() }
}

func string(_ text: String) throws(JSONError) -> String {
  try read(text) { (reader) throws(JSONError) in try reader.string() }
}

struct JSONReaderTests {
  @Test func walksADocument() throws {
    let text =
      " { \"workouts\" : [ { \"id\":\"a\" , \"laps\":[[0,18786,\"backstroke\",12],[90000,31524,\"mix\",null]]} ] }\n"
    var seen: [String] = []
    try read(text) { (reader) throws(JSONError) in
      try reader.beginObject()
      while let key = try reader.nextKey() {
        seen.append(key.string)
        try reader.beginArray()
        while try reader.nextElement() { try swim(&reader, &seen) }
      }
    }
    #expect(seen == ["workouts", "id", "a", "laps", "0 18786 backstroke 12", "90000 31524 mix -1"])
  }

  private func swim(_ reader: inout JSONReader, _ seen: inout [String]) throws(JSONError) {
    try reader.beginObject()
    while let key = try reader.nextKey() {
      seen.append(key.string)
      switch key {
      case "id": seen.append(try reader.string())
      case "laps":
        try reader.beginArray()
        while try reader.nextElement() { seen.append(try lap(&reader)) }
      default: throw reader.failure(.json(.noSuchMember), at: key)
      }
    }
  }

  private func lap(_ reader: inout JSONReader) throws(JSONError) -> String {
    try reader.beginArray()
    try reader.expectElement()
    let start = try reader.int64()
    try reader.expectElement()
    let duration = try reader.int32()
    try reader.expectElement()
    let style = try reader.string()
    try reader.expectElement()
    let strokes = reader.takeNull() ? -1 : try reader.int()
    try reader.endArray()
    return "\(start) \(duration) \(style) \(strokes)"
  }

  @Test func emptyContainers() throws {
    try read("[]") { (reader) throws(JSONError) in
      try reader.beginArray()
      let more = try reader.nextElement()
      #expect(!more)
    }
    try read("{ }") { (reader) throws(JSONError) in
      try reader.beginObject()
      let key = try reader.nextKey()
      #expect(key?.string == nil)
    }
  }

  @Test func literals() throws {
    #expect(try read("true") { (reader) throws(JSONError) in try reader.bool() })
    #expect(try !read(" false ") { (reader) throws(JSONError) in try reader.bool() })
    #expect(try read("null") { (reader) in reader.takeNull() })
    #expect(throws: JSONError.self) { try read("nul") { (reader) throws(JSONError) in try reader.bool() } }
    #expect(throws: JSONError.self) { try read("tru") { (reader) throws(JSONError) in try reader.bool() } }
    #expect(try read("1") { (reader) throws(JSONError) in reader.takeNull() ? 0 : try reader.int() } == 1)
  }

  @Test(arguments: [
    ("{}", JSONKind.object), ("[]", .array), ("\"\"", .string), ("-1", .number), ("7", .number), ("true", .bool),
    ("false", .bool), ("null", .null),
  ])
  func tellsTheNextKind(text: String, kind: JSONKind) throws {
    let found = try read(text) { (reader) throws(JSONError) in
      let found = reader.nextKind()
      try reader.skipValue()
      return found
    }
    #expect(found == kind)
  }

  @Test func returnsRawValues() throws {
    let text = "{\"a\": [1, {\"b\":2}] ,\"c\":3}"
    let range = try read(text) { (reader) throws(JSONError) in
      try reader.beginObject()
      _ = try reader.nextKey()
      let range = try reader.rawValue()
      _ = try reader.nextKey()
      try reader.skipValue()
      _ = try reader.nextKey()
      return range
    }
    #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == "[1, {\"b\":2}]")
  }

  @Test func aDocumentLeftHalfWayIsAnError() {
    #expect(throws: JSONError.self) {
      try read("[1") { (reader) throws(JSONError) in
        try reader.beginArray()
        try reader.expectElement()
        _ = try reader.int()
      }
    }
    #expect(throws: JSONError.self) { try read("1 2") { (reader) throws(JSONError) in try reader.int() } }
  }

  @Test func namesMatchByteForByte() throws {
    try read("{\"a\\u0062\\n\":1,\"e\u{301}\":2,\"\\u00e9\":3}") { (reader) throws(JSONError) in
      try reader.beginObject()
      let escaped = try reader.nextKey()
      #expect(escaped.map { $0 == "ab\n" } == true)
      #expect(escaped.map { $0 == "ab" } == false)
      try reader.skipValue()
      let decomposed = try reader.nextKey()
      #expect(decomposed.map { $0 == "\u{E9}" } == false)
      try reader.skipValue()
      let composed = try reader.nextKey()
      #expect(composed.map { $0 == "\u{E9}" } == true)
      try reader.skipValue()
      _ = try reader.nextKey()
    }
  }
}
