/// The colours of PT Expo's login screen, which is dark in every mode. The blue that the design document wants for the
/// button, #007AFF, has a contrast of only 4.0 : 1 with white, so the nearest blue with enough contrast is used.
package struct SignInColors: Sendable {
  package let page = RGB(0x1A1A1A)
  package let card = RGB(0x1C1C1E)
  /// The colour of the card's border. The card needs a border because its background has a contrast of only 1.02 : 1
  /// with the page.
  package let cardBorder = RGB(0x6E6E73)
  package let field = RGB(0x2C2C2E)
  package let fieldBorder: RGB
  package let text = RGB(0xFFFFFF)
  /// The colour of notes and of options that are unavailable.
  package let muted: RGB
  package let button: RGB
  package let onButton = RGB(0xFFFFFF)
  package let link: RGB

  package init(_ contrast: Appearance.Contrast) {
    switch contrast {
    case .standard:
      (fieldBorder, muted, button, link) = (RGB(0x7C7C80), RGB(0xAEAEB2), RGB(0x0068EB), RGB(0x409CFF))
    case .increased:
      (fieldBorder, muted, button, link) = (RGB(0xAEAEB2), RGB(0xC7C7CC), RGB(0x0052B8), RGB(0x70B4FF))
    }
  }

  /// Every pair of colours that occur together on the login screen, and what the first colour is used for.
  package static let pairs: [(name: String, pair: @Sendable (SignInColors) -> (RGB, RGB), use: ContrastPair.Use)] = [
    ("text on page", { ($0.text, $0.page) }, .text),
    ("text on card", { ($0.text, $0.card) }, .text),
    ("text on field", { ($0.text, $0.field) }, .text),
    ("muted on page", { ($0.muted, $0.page) }, .text),
    ("muted on card", { ($0.muted, $0.card) }, .text),
    ("link on page", { ($0.link, $0.page) }, .text),
    ("link on card", { ($0.link, $0.card) }, .text),
    ("onButton on button", { ($0.onButton, $0.button) }, .text),
    ("card's border on page", { ($0.cardBorder, $0.page) }, .graphic),
    ("card's border on card", { ($0.cardBorder, $0.card) }, .graphic),
    ("field's border on card", { ($0.fieldBorder, $0.card) }, .graphic),
    ("field's border on field", { ($0.fieldBorder, $0.field) }, .graphic),
  ]
}
