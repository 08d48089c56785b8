import TestSupport
import Testing

/// What `rpc.discover` answers, looked at as a whole.
struct DocumentTests {
  private static let book = Result { try DescribedBook() }

  private let book: DescribedBook

  init() throws {
    book = try DocumentTests.book.get()
  }

  @Test func describesEveryMember() {
    var undescribed: [String] = []
    for (place, schema) in schemas {
      for (name, member) in schema["properties"]?.members ?? [:] where (member["description"]?.text ?? "").isEmpty {
        undescribed.append("\(place)/\(name)")
      }
    }
    for method in book.methods {
      for part in (method["params"]?.elements ?? []) + [method["result"] ?? .null]
      where part["description"] == nil && part["schema"] != .object(["type": .text("null")]) {
        undescribed.append("\(method.name) \(part.name)")
      }
      #expect(method["summary"]?.text?.isEmpty == false)
    }
    for (name, schema) in book.document.values(at: "components/schemas").first?.members ?? [:]
    where (schema["description"]?.text ?? "").isEmpty {
      undescribed.append(name)
    }
    #expect(undescribed.isEmpty)
    #expect(schemas.count > 300)
  }

  /// The text about pages names the members that a method with pages has.
  @Test func whatIsSaidOfPagesNamesTheirMembers() {
    let text = book.document.values(at: "info/description").first?.text ?? ""
    #expect(text.contains("the member `next`") && text.contains("that as `after`"), "\(text)")
    let pages = book.methods.compactMap { $0["x-pages"] }
    #expect(!pages.isEmpty)
    #expect(pages.allSatisfy { $0["cursor"]?.text == "next" && $0["param"]?.text == "after" })
  }

  @Test func everyReferenceLeadsSomewhere() {
    var used: Set<String> = []
    for (place, schema) in schemas {
      guard let reference = schema["$ref"]?.text else { continue }
      used.insert(reference)
      #expect(book.validator.target(of: reference) != nil, "\(place): \(reference)")
    }
    for method in book.methods {
      for error in method["errors"]?.elements ?? [] {
        let reference = error["$ref"]?.text ?? ""
        #expect(book.validator.target(of: reference) != nil, "\(method.name): \(reference)")
      }
    }
    let shared = book.document.values(at: "components/schemas").first?.members ?? [:]
    #expect(Set(shared.keys.map { "#/components/schemas/\($0)" }) == used)
  }

  /// A member whose name sounds like a quantity states its unit.
  @Test func quantitiesHaveUnits() {
    var without: [String] = []
    let quantity = /([Mm]etres|[Hh]undredths|Seconds|Milliseconds|Microseconds|Count|[Bb]ytes.*|[Dd]istance|[Cc]ount)$/
    for (place, schema) in schemas {
      for (name, member) in schema["properties"]?.members ?? [:] where name.contains(quantity) {
        if unit(of: member) == nil { without.append("\(place)/\(name)") }
      }
    }
    #expect(without.isEmpty)
  }

  private func unit(of schema: JSONTree) -> JSONTree? {
    let schema = book.validator.resolved(schema)
    if let unit = schema["x-unit"] { return unit }
    let parts = (schema["allOf"]?.elements ?? []) + (schema["properties"]?.members.map { Array($0.values) } ?? [])
    return parts.lazy.compactMap { unit(of: $0) }.first
  }

  /// A client that has nothing but the document knows what to give.
  @Test func parametersHaveExamples() {
    for method in book.methods {
      for param in method["params"]?.elements ?? [] where !["after", "progressToken", "id"].contains(param.name) {
        let schema = param["schema"] ?? .null
        #expect(!examples(of: schema).isEmpty, "\(method.name) \(param.name)")
        for example in examples(of: schema) {
          let problems = book.validator.problems(example, schema)
          #expect(problems.isEmpty, "\(method.name) \(param.name): \(problems)")
        }
      }
    }
  }

  /// The method that a value comes from is there, and its answer has such values.
  @Test func namesComeOutOfAnswers() {
    for (place, schema) in schemas {
      for source in schema["x-from"]?.elements ?? [] {
        let method = book.methods.first { $0.name == source["method"]?.text }
        #expect(["query", "inspection"].contains(method?["x-kind"]?.text), "\(place): \(source)")
        let found = step(method?["result"]?["schema"] ?? .null, source["pointer"]?.text ?? "")
        #expect(found != nil, "\(place): \(source)")
      }
    }
  }

  private func step(_ schema: JSONTree, _ pointer: String) -> JSONTree? {
    pointer.split(separator: "/").reduce(schema) { (found: JSONTree?, step) in
      guard let found else { return nil }
      let all = parts(found)
      return all.compactMap { step == "*" ? $0["items"] : $0["properties"]?[String(step)] }.first
    }
  }

  private func parts(_ schema: JSONTree) -> [JSONTree] {
    let schema = book.validator.resolved(schema)
    return [schema] + (schema["allOf"]?.elements.flatMap(parts) ?? [])
  }

  private func examples(of schema: JSONTree) -> [JSONTree] {
    let all = parts(schema)
    if all.contains(where: { $0["type"] == .text("boolean") }) { return [.flag(true)] }
    return all.flatMap { ($0["examples"]?.elements ?? []) + ($0["enum"]?.elements ?? []) }
  }

  /// Paging is the wire's alone.
  @Test func cursorsAreOfPagesAndEvents() {
    for method in book.methods {
      let hasAfter = method["params"]?.elements.contains { $0.name == "after" } ?? false
      let isPaged = method["x-pages"] != nil
      #expect(hasAfter == (isPaged || method.name == "events.subscribe"), "\(method.name)")
      let refused = method["errors"]?.elements.contains { $0["$ref"] == .text("#/components/errors/cursorExpired") }
      #expect(refused == isPaged, "\(method.name)")
    }
    for (place, schema) in schemas where !place.hasPrefix("components/schemas/Page") {
      #expect(schema["properties"]?["next"] == nil, "\(place)")
    }
  }

  // MARK: -

  /// Every schema of the document with its place.
  private var schemas: [(place: String, schema: JSONTree)] {
    var found: [(String, JSONTree)] = []
    func add(_ schema: JSONTree, _ place: String) {
      found.append((place, schema))
      for (name, member) in schema["properties"]?.members ?? [:] { add(member, "\(place)/\(name)") }
      if let items = schema["items"] { add(items, "\(place)/*") }
      if let value = schema["additionalProperties"] { add(value, "\(place)/*") }
      for part in (schema["allOf"]?.elements ?? []) + (schema["anyOf"]?.elements ?? []) { add(part, place) }
    }
    for (name, schema) in book.document.values(at: "components/schemas").first?.members ?? [:] {
      add(schema, "components/schemas/\(name)")
    }
    for method in book.methods {
      for param in method["params"]?.elements ?? [] { add(param["schema"] ?? .null, "\(method.name) \(param.name)") }
      add(method["result"]?["schema"] ?? .null, method.name)
    }
    for event in book.document.values(at: "x-events/events/*") { add(event["details"] ?? .null, event.name) }
    for told in book.document.values(at: "x-notifications/*") { add(told["params"] ?? .null, told.name) }
    return found
  }
}
