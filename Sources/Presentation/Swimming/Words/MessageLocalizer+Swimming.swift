import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingDomain

/// Words that several of swimming's messages share.
extension MessageLocalizer {
  var swimList: String { command("swim", "list", cs: "Které jsou, ukáže", en: "See which there are") }

  /// - Parameter change: nil if the number of the change in the way is not known.
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

  /// The user's word for a style, if it differs from the program's.
  func name(ofStyle style: String) -> String {
    StrokeStyle(style)?.name(language).lowercased() ?? style
  }

  /// The words to enter, each with the user's word for the style if that differs.
  func choice(ofStyles styles: [String]) -> String {
    guard language.tag == .cs else { return choice(styles) }
    return choice(
      styles.map { style in
        let name = name(ofStyle: style)
        return name == style ? style : "\(style) (\(name))"
      })
  }
}
