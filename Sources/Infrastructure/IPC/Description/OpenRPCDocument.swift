import JSONCoding
import KernelApplication

/// Creates an OpenRPC document: a machine-readable description of all methods of the service.
package struct OpenRPCDocument: ~Copyable {
  private let program: RPCProgram
  private let version: String
  private var schemas: SchemaWriter
  private var events: [EventDescription] = []

  package init(_ program: RPCProgram, version: String) {
    self.program = program
    self.version = version
    schemas = SchemaWriter(program.features())
    events = program.features().flatMap(\.timed)
  }

  /// Creates the OpenRPC document and returns it as JSON.
  package mutating func make() -> [UInt8] {
    schemas.json.beginObject()
    schemas.write("openrpc", "1.3.2")
    writeInfo()
    schemas.json.key("methods")
    schemas.json.beginArray()
    for method in program.methods { write(MethodDescription(method)) }
    for method in ServiceMethod.allCases { write(method.description) }
    schemas.json.endArray()
    schemas.json.key("x-events")
    writeEvents()
    schemas.json.key("x-notifications")
    writeNotifications()
    schemas.json.key("components")
    schemas.json.beginObject()
    schemas.json.key("schemas")
    schemas.writeNamed()
    schemas.json.key("errors")
    writeErrors()
    schemas.json.endObject()
    schemas.json.endObject()
    return schemas.json.bytes
  }

  private mutating func writeInfo() {
    schemas.json.key("info")
    schemas.json.beginObject()
    schemas.write("title", "RecordBook")
    schemas.write("version", version)
    schemas.write("description", OpenRPCDocument.about)
    schemas.json.endObject()
  }

  private static let about = """
    JSON-RPC 2.0, UTF-8, one message a line, over a Unix-domain socket. Parameters are taken by name; one that is `null` \
    is as one left out. In answers a member without a value is left out, never `null`; a newer service may add members, \
    so pass over those that you do not know. A list is named in the plural, how many there are `…Count`, and a number \
    says its unit as `x-unit`. `x-from` names the methods in whose answers a value is found, and where: a JSON pointer \
    in which `*` is every element. `x-kind` says what a method does: a `query` answers from the book alone, an \
    `inspection` looks at something beside it, an `examination` takes long and changes nothing, a `change` changes the \
    book, a `live` adds to what is under way beside changes, a `memory` works in the service's memory alone and makes \
    nothing durable, a `task` takes long, whatever it does, and a `control` is about the service or this connection. A \
    result too long for one message comes in pages where a method has `x-pages`: the page has the member `next`, and the same \
    method with that as `after` answers the page that follows; lists are to be put together, all else is the same on \
    each page. A method with `progressToken` tells by notifications how far it is where that is given. `x-events` says \
    what is raised of the book to those who subscribe, `x-notifications` what is sent unasked.
    """

  // MARK: Methods

  private mutating func write(_ method: MethodDescription) {
    let raised = events(of: method)
    for event in raised where !events.contains(where: { $0.name == event.name }) { events.append(event) }
    schemas.json.beginObject()
    schemas.write("name", method.name)
    schemas.write("summary", method.summary)
    schemas.write("x-kind", method.kind)
    schemas.write("paramStructure", "by-name")
    schemas.json.key("params")
    schemas.json.beginArray()
    for member in parameters(of: method) { write(parameter: member) }
    schemas.json.endArray()
    schemas.json.key("result")
    schemas.json.beginObject()
    schemas.write("name", "result")
    schemas.write("description", method.result.summary)
    schemas.json.key("schema")
    if method.comesInPages { schemas.write(pageOf: method.result) } else { schemas.write(method.result) }
    schemas.json.endObject()
    if method.comesInPages { writePages() }
    if !raised.isEmpty {
      schemas.json.key("x-events")
      schemas.json.strings(raised.map(\.name))
    }
    schemas.json.key("errors")
    schemas.json.beginArray()
    for name in method.errors {
      schemas.json.beginObject()
      schemas.write("$ref", "#/components/errors/\(name)")
      schemas.json.endObject()
    }
    schemas.json.endArray()
    schemas.json.endObject()
  }

  private func parameters(of method: MethodDescription) -> [Schema.Member] {
    guard case .object(let members, let extra) = method.params.form else { return [] }
    return members + schemas.members(extra) + method.reserved
  }

  private mutating func write(parameter member: Schema.Member) {
    schemas.json.beginObject()
    schemas.write("name", member.name)
    schemas.write("description", member.summary)
    schemas.json.key("required")
    schemas.json.bool(member.isRequired)
    schemas.json.key("schema")
    schemas.write(member, isDescribed: false)
    schemas.json.endObject()
  }

  private mutating func writePages() {
    schemas.json.key("x-pages")
    schemas.json.beginObject()
    schemas.write("cursor", "next")
    schemas.write("param", "after")
    schemas.json.endObject()
  }

  // MARK: Events

  /// Returns the events that a method can cause: the events in its own description, and the events of the features that
  /// contribute to its result.
  private func events(of method: MethodDescription) -> [EventDescription] {
    guard case .object(let members, _) = method.result.form else { return method.events }
    return members.reduce(into: method.events) { events, member in
      guard case .parts(let role) = member.content else { return }
      for feature in program.features() {
        events += feature.part(role)?.announces ?? []
      }
    }
  }

  private mutating func writeEvents() {
    schemas.json.beginObject()
    schemas.write("subscribe", ServiceMethod.subscribe.rawValue)
    schemas.write("unsubscribe", ServiceMethod.unsubscribe.rawValue)
    schemas.write("notification", NotificationDescription.event.name)
    schemas.json.key("events")
    schemas.json.beginArray()
    for event in events {
      schemas.json.beginObject()
      schemas.write("name", event.name)
      schemas.write("summary", event.summary)
      schemas.json.key("details")
      schemas.write(event.details)
      schemas.json.endObject()
    }
    schemas.json.endArray()
    schemas.json.endObject()
  }

  private mutating func writeNotifications() {
    schemas.json.beginArray()
    for notification in NotificationDescription.all {
      schemas.json.beginObject()
      schemas.write("name", notification.name)
      schemas.write("summary", notification.summary)
      schemas.json.key("params")
      schemas.write(notification.params)
      schemas.json.endObject()
    }
    schemas.json.endArray()
  }

  // MARK: Errors

  private mutating func writeErrors() {
    schemas.json.beginObject()
    for error in ErrorDescription.all {
      schemas.json.key(error.name)
      schemas.json.beginObject()
      schemas.json.key("code")
      schemas.json.integer(error.code)
      schemas.write("message", error.summary)
      schemas.json.endObject()
    }
    schemas.json.endObject()
  }
}
