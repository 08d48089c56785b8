import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The screen that asks for access to health data, and shows whether it is granted.
package struct HealthAccessScreen: ScreenProvider {
  package static let route = Route(path: "access")
  package let pattern = RoutePattern("access")

  private let context: BookScreenContext

  package init(_ context: BookScreenContext) { self.context = context }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let access = try context.catalog.call(ShowAccess.self, NoInput())
    let strings = HealthAccessStrings(language: request.language)
    let readers = context.features().compactMap { $0.healthData(request.language) }
    return Screen(
      route: request.route, language: request.language, title: strings.healthAccess,
      presentation: .fullScreenModal, header: Header(.none),
      layout: Layout(
        .centered, top: Layout.Inset(.safeArea, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .md),
      content: strings.introduction(readers)
        + strings.state(
          access, lastSync: access.lastSync.map(context.localTime),
          homes: readers.map(\.home)))
  }
}

/// Describes what a feature reads from an export of the Health app.
package struct HealthDataStrings {
  /// Names the data that the book reads, as the end of a sentence that begins with `the book reads`. Example: `your
  /// pool swims: laps, their times and strokes`.
  let what: String
  /// A picture that shows the feature together with the Health app.
  let picture: Element
  /// The button that leads to the data that was read.
  let home: Element

  package init(_ what: String, picture: Element, home: Element) {
    self.what = what
    self.picture = picture
    self.home = home
  }
}

/// The texts about access to health data. They are also used on the settings screen and in features with a sync button.
package struct HealthAccessStrings {
  let language: Language

  package init(language: Language) { self.language = language }

  package var syncData: String { language.say(cs: "Synchronizovat data", en: "Sync Data") }
  var healthAccess: String { language.say(cs: "Přístup ke zdravotním datům", en: "Access to Health Data") }

  func name(of status: ShowAccess.Output.Status) -> String {
    switch status {
    case .neverGranted: language.say(cs: "Zatím nepovolen", en: "Not granted yet")
    case .granted: language.say(cs: "Povolen", en: "Granted")
    case .revoked: language.say(cs: "Odebrán", en: "Revoked")
    case .pathGone: language.say(cs: "Soubor chybí", en: "File missing")
    }
  }

  func lastSync(_ moment: CivilDateTime?) -> Element {
    guard let moment else { return .fact(lastSync, language.say(cs: "Zatím žádná", en: "None yet")) }
    return .fact(lastSync, language.dateAndClock(moment), spoken: language.spokenDateAndClock(moment))
  }

  /// Returns the time of the last sync: `Last sync: Today, 5:47 PM`.
  func synced(_ moment: CivilDateTime, asOf today: CivilDay) -> String {
    "\(lastSync): \(language.dateAndClock(moment, asOf: today))"
  }

  private var lastSync: String { language.say(cs: "Poslední synchronizace", en: "Last sync") }

  /// Returns an introduction that says which health data the book reads, with the picture that belongs to the first
  /// item of `data`.
  fileprivate func introduction(_ data: [HealthDataStrings]) -> [Element] {
    let what = data.map(\.what).joined(separator: "; ")
    let reads = Element(
      .text,
      language.say(
        cs: "Kniha rekordů čte z exportu aplikace Zdraví \(what).",
        en: "From a Health app export, the Records Book reads \(what)."),
      type: .body, color: Hue.secondary.text)
    let app = Element(.image, icon: Icon("app.icon", .featured))
    return [app] + data.prefix(1).map(\.picture) + [Element(.heading, healthAccess, type: .largeTitle)]
      + (data.isEmpty ? [] : [reads]) + [
        Element(
          .text,
          language.say(
            cs: "Vaše data neopustí tento počítač.", en: "Your data never leaves this computer."),
          type: .caption, color: Hue.secondary.text, icon: Icon("lock.fill"))
      ]
  }

  /// Returns elements that show whether access is granted, with buttons that depend on this: to grant access, or to
  /// sync and to revoke access.
  /// - Parameters:
  ///   - moment: the local time of the last sync; nil if there was none.
  ///   - homes: the buttons that lead to the features that read health data.
  fileprivate func state(
    _ access: ShowAccess.Output, lastSync moment: CivilDateTime?, homes: [Element]
  ) -> [Element] {
    let next = homes.count == 1 ? homes[0].route : .root
    switch access.status {
    case .neverGranted: return [importData(.primary), grant(next, .normal), wayOut]
    case .granted: return [facts(access, moment), sync(next)] + homes + [revoke, wayOut]
    case .revoked:
      let stays = notice(
        language.say(
          cs: "Přístup je odebrán. Co už v knize je, v ní zůstává.",
          en: "Access is revoked. The book keeps what it has."))
      return [stays, grant(next, .primary)] + homes + [wayOut]
    case .pathGone: return [pathGone(access.path ?? ""), grant(next, .primary)] + homes + [revoke, wayOut]
    }
  }

  private func facts(_ access: ShowAccess.Output, _ moment: CivilDateTime?) -> Element {
    Element(
      .card, language.say(cs: "Přístup povolen", en: "Access Granted"), type: .title,
      children: [
        .fact(language.say(cs: "Umístění", en: "Location"), access.path ?? ""), lastSync(moment),
      ])
  }

  private func notice(_ text: String) -> Element {
    Element(.text, text, type: .body)
  }

  private func pathGone(_ path: String) -> Element {
    Element(
      .warning,
      language.say(
        cs: "\(path) už neexistuje nebo nejde přečíst. Povolte přístup tam, kde export je nyní.",
        en: "\(path) is no longer there or can't be read. Grant access where the export is now."),
      type: .body, color: Hue.warning.text, icon: .warning)
  }

  /// Returns a button that imports an export of the Health app or files from a watch once. It needs no granted access.
  package func importData(_ style: Action.Style) -> Element {
    let text = language.say(cs: "Načíst data", en: "Import Data")
    return .link(
      text,
      hint: language.say(
        cs: "Export aplikace Zdraví, nebo soubory hodinek", en: "An export of the Health app, or files of a watch"),
      color: nil, Action(ImportFiles.method, input: Action.Input("paths", .paths), style: style), command: "import",
      "EXPORT.zip")
  }

  /// A link to the overview, needed because the screen has no header.
  private var wayOut: Element {
    .link(OverviewStrings(language: language).title, color: nil, to: .overview)
  }

  /// Returns the button that grants access.
  /// - Parameter next: the route that opens after access is granted: the home screen of the feature if only one feature
  ///   reads health data, otherwise the overview. If nil, no other screen opens.
  private func grant(_ next: Route?, _ style: Action.Style) -> Element {
    let text = language.say(cs: "Povolit přístup", en: "Allow Access")
    return Element(
      .button, text,
      hint: language.say(
        cs: "Vyberete soubor nebo složku s exportem", en: "You choose the file or folder with the export"), type: .body,
      route: next, action: Action(GrantAccess.method, input: Action.Input("path", .path), style: style),
      command: ShellCommand.recordbook("access", "grant", "EXPORT.zip"))
  }

  private func sync(_ next: Route?) -> Element {
    Element(
      .button, syncData, type: .body, route: next, action: Action(SyncHealthData.method, style: .primary),
      command: ShellCommand.recordbook("sync"))
  }

  private var revoke: Element {
    let text = language.say(cs: "Odebrat přístup", en: "Revoke Access")
    return .link(
      text, color: Hue.destructive.text,
      Action(
        RevokeAccess.method, style: .destructive,
        confirmation: language.say(
          cs: "Odebrat přístup? Co už v knize je, v ní zůstane.",
          en: "Revoke access? The book keeps what it has.")), command: "access", "revoke")
  }
}
