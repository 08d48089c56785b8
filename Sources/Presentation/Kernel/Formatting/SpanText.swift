/// Two moments as people write them: `12:30-12:50`, `12:30 – 12:50`, `12:30 12:50`, or with one of them left out `2:00-`;
/// instants with a slash between them, as ISO 8601 has intervals: `2015-08-15T14:45:08Z/2015-08-15T14:57:38Z`.
package struct SpanText: Hashable, Sendable {
  package let from: String?
  package let to: String?

  /// Nil for anything but two moments, and for an empty text.
  package init?(_ text: String) {
    guard let parts = SpanText.parts(text), parts.count == 2 else { return nil }
    let words = parts.map { part in String(part.filter { !$0.isWhitespace }) }
    from = words[0].isEmpty ? nil : words[0]
    to = words[1].isEmpty ? nil : words[1]
    if from == nil, to == nil { return nil }
  }

  private static func parts(_ text: String) -> [Substring]? {
    for separator in ["/", "–"] as [Character] where text.contains(separator) {
      return text.split(separator: separator, omittingEmptySubsequences: false)
    }
    // Instants have hyphens of their own.
    if !text.contains("T"), text.contains("-") { return text.split(separator: "-", omittingEmptySubsequences: false) }
    return text.split(whereSeparator: \.isWhitespace)
  }
}
