/// The two ends of a span of time, taken from what a user enters: two times with a dash or a space between them, such
/// as `12:30-12:50`, `12:30 – 12:50` or `12:30 12:50`; a dash with only one time, such as `2:00-`; or two instants in
/// ISO 8601 with a slash between them, such as `2015-08-15T14:45:08Z/2015-08-15T14:57:38Z`.
package struct SpanText: Hashable, Sendable {
  package let from: String?
  package let to: String?

  /// Splits the text into its two ends. Nil if the text is empty or has none of these forms. Does not check that the
  /// ends are valid times.
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
    // Instants contain hyphens, so a hyphen separates two times only if the text contains no `T`.
    if !text.contains("T"), text.contains("-") { return text.split(separator: "-", omittingEmptySubsequences: false) }
    return text.split(whereSeparator: \.isWhitespace)
  }
}
