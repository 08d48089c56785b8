/// Recognises from its name an exercise in which a machine or band supports part of the body weight. In such an
/// exercise, a smaller load is better.
package enum AssistanceRule {
  /// Whether the exercise's name contains the word "assisted".
  package static func isAssisted(_ name: String) -> Bool {
    SearchText(name).words.contains(word)
  }

  private static let word = "assisted".unicodeScalars.map(\.value)
}
