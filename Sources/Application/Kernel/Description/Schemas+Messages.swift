extension Message {
  package static let schema = Schema(
    "Message",
    "A message for the user: in English, and as an identifier with arguments for programs that word it themselves.",
    [
      .init("message", .text, "The message in English, without a full stop at the end."),
      .optional("hint", .text, "A suggestion in English of what the user can do; left out if there is none."),
      .optional(
        "id", .text, "The identifier of the message; left out if another version sent the message without one.",
        examples: [#""swimming.lapWasSplit""#]),
      .optional(
        "arguments", .map(.anything), "The values that the message contains, by names that depend on `id`.",
        examples: [#"{"lap":4,"change":41}"#]
      ),
    ])
}

extension FilePlace {
  /// A place in a file is encoded as an object with a single member that is named after the case:
  /// `{"byte":{"at":7,"line":9}}`.
  package static let schema = Schema(
    "FilePlace", "A place in a file: an object with one of these members.",
    .either([
      form("beginning", "The beginning of the file.", []),
      form(
        "byte", "A byte of the file.",
        [
          .init("at", .integer, "The position of the byte, counted from 0.", unit: .bytes),
          .optional(
            "line", .ordinal,
            "The line that contains the byte, counted from 1; left out if the file does not consist of lines."),
          .optional(
            "entry", .text,
            "The file in the archive that contains the byte; left out if it is not known, or if the file is no archive."
          ),
        ]),
      form("line", "A line of the file.", [.init("number", .ordinal, "The number of the line, counted from 1.")]),
      form(
        "field", "A field of a table.",
        [
          .init("line", .ordinal, "The number of the line, counted from 1."),
          .init("column", .ordinal, "The number of the field in its line, counted from 1."),
          .optional("name", .text, "The name of the column in the table; left out if it has none."),
        ]),
      form(
        "inside", "A place in a file inside a backup.",
        [
          .init(
            "name", .text, "The file in the backup, and the line in it; for example `swimming/workouts/2024, line 3`.")
        ]),
    ]), examples: [#"{"byte":{"at":7,"line":9,"entry":"a.xml"}}"#])

  private static func form(_ name: String, _ summary: String, _ members: [Schema.Member]) -> Schema {
    Schema(summary, [.init(name, Schema(summary, members), summary)])
  }
}
