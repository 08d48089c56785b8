extension Message {
  package static let schema = Schema(
    "Message", "Something said to a person, for programs that word it themselves too.",
    [
      .init("message", .text, "In English, without a full stop."),
      .optional("hint", .text, "What can be done, in English."),
      .optional(
        "id", .text, "Which of all messages it is; left out where another version said it without.",
        examples: [#""swimming.lapWasSplit""#]),
      .optional(
        "arguments", .map(.anything), "What varies in it, by names of its own.", examples: [#"{"lap":4,"change":41}"#]
      ),
    ])
}

extension FilePlace {
  /// `{"byte":{"at":7,"line":9}}`
  package static let schema = Schema(
    "FilePlace", "Where in a file something is: one of these members.",
    .either([
      form("beginning", "In its first bytes.", []),
      form(
        "byte", "At a byte.",
        [
          .init("at", .integer, "Counted from 0.", unit: .bytes),
          .optional("line", .ordinal, "Its line, counted from 1, where lines mean something."),
          .optional("entry", .text, "The file of the archive."),
        ]),
      form("line", "In a line.", [.init("number", .ordinal, "Counted from 1.")]),
      form(
        "field", "In a field of a table.",
        [
          .init("line", .ordinal, "Counted from 1."), .init("column", .ordinal, "Counted from 1."),
          .optional("name", .text, "What the table calls the column; left out where it has no name."),
        ]),
      form("inside", "In a file that a backup holds.", [.init("name", .text, "Of that file, with its line.")]),
    ]), examples: [#"{"byte":{"at":7,"line":9,"entry":"a.xml"}}"#])

  private static func form(_ name: String, _ summary: String, _ members: [Schema.Member]) -> Schema {
    Schema(summary, [.init(name, Schema(summary, members), summary)])
  }
}
