package import KernelDomain
package import KernelPresentation

/// Codes as a page that is shown once.
package struct CodesPage: Sendable {
  private let words: AccountWords

  package init(_ language: Language) {
    words = AccountWords(language: language)
  }

  package var title: String { words.codesTitle }

  /// - Parameter then: where Continue leads.
  package func content(_ codes: [String], then: Route) -> [Element] {
    [
      Element(.warning, words.codesNote, type: .body, color: Hue.warning.text, icon: .warning),
      Element(
        .card, words.codesTitle, type: .title, children: codes.map { Element(.text, $0, type: .time) }),
      Element(
        .button, words.proceed, label: words.proceed, type: .body, color: Hue.accent.onFill, fill: Hue.accent.fill,
        route: then),
    ]
  }
}
