import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingDomain

/// Texts that several messages of swimming share.
extension MessageLocalizer {
  var swimList: String { command("swim", "list", cs: "Které jsou, ukáže", en: "See which there are") }

  /// Returns the advice to undo an earlier change first.
  /// - Parameter change: the number that identifies the earlier change, which prevents the requested one; nil if it is
  ///   unknown.
  func undoFirst(_ change: Int?) -> String {
    guard let change else {
      return command(
        "changes", cs: "Nejdřív to vezměte zpět; které změny jsou, ukáže", en: "Undo that first; see the changes")
    }
    return command("undo", String(change), cs: "Nejdřív to vezměte zpět", en: "Undo that first")
  }

  func notAName(_ text: String?, cs: String, en: String, hint: String) -> MessageText {
    localized(
      cs: text.map { "„\($0)“ není \(cs)" } ?? "to není \(cs)",
      en: text.map { "\"\($0)\" is not \(en)" } ?? "that is not \(en)", hint: hint)
  }

  /// Returns the style's name in the user's language. An unknown style is returned unchanged.
  func name(ofStyle style: String) -> String {
    StrokeStyle(style)?.name(language).lowercased() ?? style
  }

  /// Returns a sentence that lists the styles that the user can enter. In languages other than English, each is
  /// followed by its name in the user's language.
  func choice(ofStyles styles: [String]) -> String {
    guard language.tag == .cs else { return choice(styles) }
    return choice(
      styles.map { style in
        let name = name(ofStyle: style)
        return name == style ? style : "\(style) (\(name))"
      })
  }
}
