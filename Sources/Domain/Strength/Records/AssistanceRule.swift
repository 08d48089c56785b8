/// Recognises assisted exercises, for which less load is better, by their names.
package enum AssistanceRule {
  /// Whether the word "assisted" is in the name.
  package static func isAssisted(_ name: String) -> Bool {
    SearchText(name).words.contains(word)
  }

  private static let word = "assisted".unicodeScalars.map(\.value)
}
