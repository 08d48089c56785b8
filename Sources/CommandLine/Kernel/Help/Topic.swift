/// A chapter of the manual, which the command `recordbook help NAME` shows. Its text is a README file in the source
/// tree.
package struct Topic: Sendable {
  /// The name of the chapter, which the user types after `recordbook help`. It differs from the names of all commands.
  package let name: String
  /// A summary of the chapter in one line, without a full stop.
  package let summary: LocalizedText
  /// The names of the commands whose help refers to this chapter.
  package let commands: [String]
  /// Returns the text of the chapter, in English and in Markdown. It is called only when the chapter is shown.
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
  /// Returns the section of a Markdown document with this `##` heading, as a separate document; nil if there is no
  /// such section.
  package static func section(_ title: String, of document: String) -> String? {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "## \(title)") else { return nil }
    let body = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    return (["# \(title)"] + body.map { $0.hasPrefix("##") ? $0.dropFirst() : $0 }).joined(separator: "\n")
  }
}
