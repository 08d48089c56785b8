/// A secret value that is in a hidden field of each form that the server sends, so that pages of other sites cannot
/// forge the form. All forms of a session have the same value, so that several tabs and the browser's Back button work.
package struct FormNonce: Sendable {
  private let token = SecretToken()

  package init() {}

  /// The name of the hidden field.
  package static let field = "nonce"

  package var text: String { token.text }

  /// Fails unless the form has the hidden field exactly once, with the right value.
  package func check(_ form: Form) throws(HTTPRefusal) {
    guard let text = form[FormNonce.field], token.matches(text) else { throw .wrongNonce }
  }
}
