/// A secret value that each form of a session has in a hidden field, so that no other page can send the form. All forms
/// of the session have the same value, so that several tabs and the browser's Back button work.
package struct FormNonce: Sendable {
  private let token = SecretToken()

  package init() {}

  /// The name of the hidden field.
  package static let field = "nonce"

  package var text: String { token.text }

  /// Fails unless the form has the field exactly once, with the right value.
  package func check(_ form: Form) throws(HTTPRefusal) {
    guard let text = form[FormNonce.field], token.matches(text) else { throw .wrongNonce }
  }
}
