import DesignSystem

/// The CSS of PT Expo's login screen: a card on a dark page. The page is always rendered in dark mode.
enum SignInLook {
  static var text: String {
    let usual = properties(SignInColors(.standard))
    let increased = properties(SignInColors(.increased))
    return "@media screen {\nbody.sign-in {\n\(usual)}\n}\n"
      + "@media screen and (prefers-contrast: more) {\nbody.sign-in {\n\(increased)}\n}\n" + rules
  }

  private static func properties(_ colors: SignInColors) -> String {
    let named: [(String, RGB)] = [
      ("page", colors.page), ("card", colors.card), ("separator", colors.cardBorder), ("field", colors.field),
      ("field-border", colors.fieldBorder), ("label-text", colors.text), ("secondary-text", colors.muted),
      ("accent-fill", colors.button), ("accent-on-fill", colors.onButton), ("accent-text", colors.link),
    ]
    return named.map { "  --\($0.0): \($0.1.hex);\n" }.joined()
  }

  private static let rules = """
    .sign-in main > .card { background: var(--card); gap: var(--space-md);
      padding: var(--space-lg) var(--space-md) }
    .sign-in .field input { background: var(--field, var(--page));
      border-color: var(--field-border, var(--secondary-text)) }
    .sign-in .field input:focus-visible { border-color: var(--accent-text) }
    .sign-in .button:not(.primary, .disabled) { background: none; color: var(--accent-text) }
    .sign-in .segments { border: 1px solid var(--field-border, var(--secondary-text)) }

    """
}
