/// A value that each form of a session carries in a hidden field, and that no other page can know. It is the same for all
/// forms of the session, so that two tabs and the way back work.
package struct FormNonce: Sendable {
  private let token = SecretToken()

  package init() {}

  /// The name of the hidden field.
  package static let field = "nonce"

  package var text: String { token.text }

  /// Fails unless the form has it exactly once.
  package func check(_ form: Form) throws(HTTPRefusal) {
    guard let text = form[FormNonce.field], token.matches(text) else { throw .wrongNonce }
  }
}
