/// An exercise is assisted, so that less load is better, when its name says so.
package enum AssistanceRule {
  /// Whether the word "assisted" is in the name.
  package static func isAssisted(_ name: String) -> Bool {
    SearchText(name).words.contains(word)
  }

  private static let word = "assisted".unicodeScalars.map(\.value)
}
