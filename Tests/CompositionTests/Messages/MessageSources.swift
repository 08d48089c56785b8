import Foundation
import KernelApplication
import Testing

/// Every message that the program may say, made up from the sources: who adds a case need not remember to test it.
struct MessageSources {
  /// The names of the enums of messages.
  private(set) var enums: Set<String> = []
  /// The names of each enum's cases, of those within messages too.
  private(set) var cases: [String: [String]] = [:]

  init() throws {
    for source in try MessageSources.texts(in: "Application", ending: "Message.swift") { read(source) }
  }

  /// What errors of the system call what it was asked to do.
  static func operations() throws -> Set<String> {
    let literal = /(?:SystemError\(|check\(|checked\(|operation: )"([a-z ]+)"/
    return Set(
      try texts(in: "Infrastructure", ending: ".swift").flatMap { $0.matches(of: literal).map { String($0.1) } })
  }

  private static func texts(in layer: String, ending: String) throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/\(layer)")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.lastPathComponent.hasSuffix(ending) }.map {
      try String(contentsOf: $0, encoding: .utf8)
    }
  }

  private mutating func read(_ source: String) {
    var open: [(name: String, indent: Int)] = []
    for line in source.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indent)
      if words.hasPrefix("}") { open.removeAll { $0.indent >= indent } }
      if let found = words.firstMatch(of: /enum (\w+): (.*) \{/) {
        open.append((String(found.1), indent))
        if found.2 == "MessageContent" { enums.insert(String(found.1)) }
      } else if words.hasPrefix("case "), let name = open.last?.name {
        let names = words.dropFirst("case ".count).replacing(/\(.*\)|\(.*$/, with: "").split(separator: ", ")
        cases[name, default: []] += names.map(String.init)
      }
    }
  }

  /// Every case, with each of those that enums within it have.
  func samples<Content: MessageContent>(of type: Content.Type) throws -> Set<Content> {
    var samples: Set<Content> = []
    for name in cases["\(type)"] ?? [] {
      for variant in 0..<20 {
        samples.insert(try Content(from: SampleDecoder(cases: cases, variant: variant, name: name)))
      }
    }
    return samples
  }
}
