import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The texts that a browser shows in addition to the book's screens.
package struct BrowserStrings: Sendable {
  package let language: Language

  package init(language: Language) { self.language = language }

  package var cancel: String { language.say(cs: "Zrušit", en: "Cancel") }
  package var cancelHint: String { language.say(cs: "Nic nezmění", en: "Changes nothing") }
  package var back: String { language.say(cs: "Zpět", en: "Back") }
  package var failed: String { language.say(cs: "Nepovedlo se", en: "That Did Not Work") }
  package var working: String { language.say(cs: "Pracuje se", en: "Working") }
  package var done: String { language.say(cs: "Hotovo", en: "Done") }
  package func changed(_ what: String) -> String { language.say(cs: "Změněno: \(what)", en: "Changed: \(what)") }
  /// The text shown after the user submits a value that the book already has, so that nothing changes.
  package var unchanged: String { language.say(cs: "V knize to tak už je.", en: "The book already has this.") }

  /// The text shown if the user submits a form or presses a button that is no longer on the screen.
  package var screenChanged: String {
    language.say(
      cs: "Obrazovka se mezitím změnila a tohle na ní už není. Nic se nezměnilo.",
      en: "The screen has changed, and this is no longer on it. Nothing was changed.")
  }
  /// Returns the warning shown above a form if the values of several of its fields were refused.
  package func needChange(_ count: Int) -> String {
    let things = language.counted(count, Noun(cs: "věc", "věci", "věcí", en: "thing", "things"))
    return language.say(cs: "Opravte \(things)", en: "\(things) need a change")
  }

  /// Returns a text that says what is wrong with the value that was entered in a field.
  /// - Parameter value: the entered value; nil if the value must not be shown, as for a password.
  package func problem(_ value: String?, _ field: Action.Input) -> String {
    guard value?.allSatisfy(\.isWhitespace) == false else { return language.say(cs: "chybí", en: "missing") }
    guard let limits = field.limits else { return language.say(cs: "to není číslo", en: "not a number") }
    return language.say(cs: "číslo v mezích \(limits.text)", en: "a number within \(limits.text)")
  }

  package var notInBook: String {
    language.say(cs: "Tato stránka v knize není", en: "This Page Isn’t in the Book")
  }
  package var toOverview: Element { .backToOverview(language) }

  /// Returns the content of the screen for an unknown address, with links to the screens that the user may have meant.
  /// - Parameter near: the titles and routes of these screens.
  package func suggestions(
    _ near: [(title: String, route: Route)], of features: [any FeatureStrings]
  ) -> [Element] {
    let titles = Dictionary(
      features.compactMap { feature in feature.title(language).map { (feature.feature.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    let rows = near.map { near in suggestion(near.title, near.route, near.route.path.first.flatMap { titles[$0] }) }
    return [
      Element(
        .emptyState,
        children: [
          Element(.image, color: Hue.accent.text, icon: Icon("book", .illustration)),
          Element(
            .text,
            language.say(
              cs: "Adresa může být stará, nebo bylo odstraněno, co ukazovala.",
              en: "The address may be old, or what it showed was removed."), type: .body, color: Hue.secondary.text),
        ]),
      FindStrings(language: language).field(),
      .section(language.say(cs: "Možná jste mysleli", en: "Perhaps You Meant"), rows),
      .button(language.say(cs: "Na přehled", en: "Go to Overview"), isPrimary: true, to: .overview),
    ]
  }

  private func suggestion(_ title: String, _ route: Route, _ feature: FeatureTitle?) -> Element {
    var cells = [feature?.cell(title) ?? FeatureTitle.bookCell(title)]
    if let feature { cells.append(.cell(feature.name, .trailing, .caption, Hue.secondary.text)) }
    return Element(
      .row, label: [title, feature?.name].compactMap { $0 }.joined(separator: ", "),
      hint: language.say(cs: "Otevře stránku", en: "Opens the page"), icon: .forward, to: Destination(route),
      children: cells)
  }

  package var gone: String { language.say(cs: "Tady nic není", en: "Nothing Here") }
  /// The text shown for an address whose browser session does not exist or has ended.
  package var openAnew: String {
    language.say(
      cs: "Tahle adresa platila jen jednou. Knihu otevřete znovu tam, kde jste ji otevřeli poprvé.",
      en: "This address worked only once. Open the book again from where you opened it first.")
  }
  package var refused: String { language.say(cs: "Odmítnuto", en: "Refused") }
  /// Returns the text shown if the program refuses a request from the browser.
  /// - Parameter reason: a name for the reason, such as `foreignOrigin`, which helps to investigate the problem.
  package func refused(_ reason: String) -> String {
    language.say(
      cs: "Požadavek byl odmítnut (\(reason)); nic se nezměnilo.",
      en: "The request was refused (\(reason)); nothing was changed.")
  }
}
