/// Recognises assisted exercises by their names. For these, less load is better.
package enum AssistanceRule {
  /// Whether the name contains the word "assisted".
  package static func isAssisted(_ name: String) -> Bool {
    SearchText(name).words.contains(word)
  }

  private static let word = "assisted".unicodeScalars.map(\.value)
}
