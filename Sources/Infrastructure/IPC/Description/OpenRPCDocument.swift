import JSONCoding

/// The service's description for programs: an OpenRPC document of all methods.
enum OpenRPCDocument {
  static func encode(_ methods: [RPCMethod], title: String, version: String) -> [UInt8] {
    var writer = JSONWriter(capacity: 65_536)
    writer.beginObject()
    writer.key("openrpc")
    writer.string("1.3.2")
    writer.key("info")
    writer.beginObject()
    writer.key("title")
    writer.string(title)
    writer.key("version")
    writer.string(version)
    writer.key("description")
    writer.string(about)
    writer.endObject()
    writer.key("methods")
    writer.beginArray()
    for method in methods {
      let (params, result) = method.describe()
      write(method.name, method.summary, params: params, result: result, to: &writer)
    }
    for method in ServiceMethod.allCases {
      let properties = method.parameters.map { Schema.Property(name: $0, schema: .any, isRequired: $0 == "id") }
      write(method.rawValue, method.summary, params: .object(properties, others: nil), result: .any, to: &writer)
    }
    writer.endArray()
    writer.key("components")
    writer.beginObject()
    writer.key("errors")
    writeErrors(to: &writer)
    writer.endObject()
    writer.endObject()
    return writer.bytes
  }

  private static let about = """
    JSON-RPC 2.0, UTF-8, one message a line, over a Unix-domain socket. A result too long for one message comes in \
    pages: it has `next`, and the same method with that as `after` returns the page that follows; arrays are to be put \
    together, all else is the same on each page. Methods that take long accept `progressToken`, and then send \
    `$/progress` notifications with it. `events.subscribe` starts `events.event` notifications; `resumed` is false when \
    what happened after the cursor is not known any more.
    """

  private static func write(
    _ name: String, _ summary: String, params: Schema, result: Schema, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key("name")
    writer.string(name)
    writer.key("summary")
    writer.string(summary)
    writer.key("paramStructure")
    writer.string("by-name")
    writer.key("params")
    writer.beginArray()
    if case .object(let properties, _) = params {
      for property in properties {
        writer.beginObject()
        writer.key("name")
        writer.string(property.name)
        writer.key("required")
        writer.bool(property.isRequired)
        writer.key("schema")
        property.schema.write(to: &writer, nullable: !property.isRequired)
        writer.endObject()
      }
    }
    writer.endArray()
    writer.key("result")
    writer.beginObject()
    writer.key("name")
    writer.string("result")
    writer.key("schema")
    result.write(to: &writer)
    writer.endObject()
    writer.key("errors")
    writer.beginArray()
    for name in FailureCode.allCases.map({ "\($0)" }) + ServiceCode.allCases.map({ "\($0)" }) {
      writer.beginObject()
      writer.key("$ref")
      writer.string("#/components/errors/\(name)")
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  private static func writeErrors(to writer: inout JSONWriter) {
    writer.beginObject()
    let failures = FailureCode.allCases.map { ("\($0)", $0.rawValue, $0.summary) }
    let own = ServiceCode.allCases.map { ("\($0)", $0.rawValue, $0.summary) }
    for (name, code, message) in failures + own {
      writer.key(name)
      writer.beginObject()
      writer.key("code")
      writer.integer(code)
      writer.key("message")
      writer.string(message)
      writer.endObject()
    }
    writer.endObject()
  }
}
