/// A secret value in a hidden field of each form that the server sends, so that pages on other sites cannot forge a
/// submitted form. All forms of a session contain the same value, so that several tabs and the browser's Back button
/// work.
package struct FormNonce: Sendable {
  private let token = SecretToken()

  package init() {}

  /// The name of the hidden form field that contains the secret value.
  package static let field = "nonce"

  package var text: String { token.text }

  /// Fails unless the form contains the hidden field exactly once, with the right value.
  package func check(_ form: Form) throws(HTTPRefusal) {
    guard let text = form[FormNonce.field], token.matches(text) else { throw .wrongNonce }
  }
}
