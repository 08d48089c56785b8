/// A chapter of the manual, which `recordbook help NAME` shows. Its text is a README in the sources.
package struct Topic: Sendable {
  /// The word after `recordbook help`; no command has this name.
  package let name: String
  /// A line, without a full stop.
  package let summary: LocalizedText
  /// The commands whose help points to it.
  package let commands: [String]
  /// Read when the topic is shown. English, as Markdown.
  package let text: @Sendable () -> String

  package init(
    _ name: String, cs: String, en: String, commands: [String] = [], text: @escaping @Sendable () -> String
  ) {
    self.name = name
    summary = LocalizedText(cs: cs, en: en)
    self.commands = commands
    self.text = text
  }
}

extension Topic {
  /// The part of a Markdown document below one of its `##` headings, as a document of its own; nil if no heading has
  /// that text.
  package static func section(_ title: String, of document: String) -> String? {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "## \(title)") else { return nil }
    let body = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    return (["# \(title)"] + body.map { $0.hasPrefix("##") ? $0.dropFirst() : $0 }).joined(separator: "\n")
  }
}
