package import KernelDomain
package import KernelPresentation

/// The page that shows new one-time codes. They are shown only this once.
package struct CodesPage: Sendable {
  private let strings: AccountStrings

  package init(_ language: Language) { strings = AccountStrings(language: language) }

  package var title: String { strings.codesTitle }

  /// Returns the page's content.
  /// - Parameters:
  ///   - codes: the codes.
  ///   - then: the route that Continue opens.
  package func content(_ codes: [String], then: Route) -> [Element] {
    [
      Element(.warning, strings.codesNote, type: .body, color: Hue.warning.text, icon: .warning),
      Element(
        .card, strings.codesTitle, type: .title, children: codes.map { Element(.text, $0, type: .time) }),
      Element(.button, strings.proceed, type: .body, color: Hue.accent.onFill, fill: Hue.accent.fill, route: then),
    ]
  }
}
