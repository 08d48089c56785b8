/// Makes a `Codable` value usable as a member of a `JSONObject`.
package struct Coded<Value: Codable>: JSONValue {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  package static func read(_ reader: inout JSONReader) throws(JSONError) -> Coded {
    Coded(try JSONDocument.decode(Value.self, from: try reader.rawBytes()))
  }

  package func write(_ writer: inout JSONWriter) {
    do throws(JSONError) {
      writer.raw(try JSONDocument.encode(value))
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
