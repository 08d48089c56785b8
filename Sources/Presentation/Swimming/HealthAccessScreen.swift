import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation
import SwimmingApplication

/// Asks for access to health data, and shows what became of it.
package struct HealthAccessScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/access")

  private let catalog: UseCaseCatalog
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  /// - Parameter localTime: what the clock on this machine's wall shows at an instant.
  package init(_ catalog: UseCaseCatalog, localTime: @escaping @Sendable (Timestamp) -> CivilDateTime) {
    self.catalog = catalog
    self.localTime = localTime
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let access = try catalog.call(ShowAccess.self, NoInput())
    let words = HealthAccessWords(language: request.language)
    return Screen(
      route: request.route, language: request.language, title: words.shared.healthAccess,
      presentation: .fullScreenModal, header: Header(.none),
      layout: Layout(
        .centered, top: Layout.Inset(.safeArea, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .md),
      content: words.introduction + words.state(access, lastSync: access.lastSync.map(localTime)))
  }
}

/// The wording of the access to health data, shared with the settings.
struct HealthAccessWords {
  let language: Language
  var shared: SwimmingWords { SwimmingWords(language: language) }

  func name(of status: ShowAccess.Output.Status) -> String {
    switch status {
    case .neverGranted: language.say(cs: "Zatím nepovolen", en: "Not granted yet")
    case .granted: language.say(cs: "Povolen", en: "Granted")
    case .revoked: language.say(cs: "Odebrán", en: "Revoked")
    case .pathGone: language.say(cs: "Soubor chybí", en: "File missing")
    }
  }

  func lastSync(_ moment: CivilDateTime?) -> Element {
    let name = language.say(cs: "Poslední synchronizace", en: "Last sync")
    guard let moment else { return .fact(name, language.say(cs: "Zatím žádná", en: "None yet")) }
    return .fact(name, language.dateAndClock(moment), spoken: language.spokenDateAndClock(moment))
  }

  fileprivate var introduction: [Element] {
    [
      Element(
        .image, label: language.say(cs: "Plavec a srdce aplikace Zdraví", en: "A swimmer and the Health heart"),
        color: Hue.accent.fill, icon: Icon("figure.pool.swim.heart", .illustration)),
      Element(.heading, shared.healthAccess, type: .largeTitle),
      Element(
        .text,
        language.say(
          cs: "Kniha rekordů čte z exportu aplikace Zdraví vaše plavání v bazénu: délky, jejich časy a plavecké styly.",
          en: "From an export of the Health app the Records Book reads your pool swims: laps, their times and strokes."),
        type: .body, color: Hue.secondary.text),
      Element(
        .text,
        language.say(
          cs: "Vaše data neopustí tento počítač.", en: "Your data never leave this computer."),
        type: .caption, color: Hue.secondary.text, icon: Icon("lock.fill")),
    ]
  }

  fileprivate func state(_ access: ShowAccess.Output, lastSync moment: CivilDateTime?) -> [Element] {
    switch access.status {
    case .neverGranted: [grant]
    case .granted: [facts(access, moment), sync, recordsBook, revoke]
    case .revoked:
      [
        notice(
          language.say(
            cs: "Přístup je odebrán. Co už v knize je, v ní zůstává.",
            en: "Access is revoked. What is in the book stays there.")), grant, recordsBook,
      ]
    case .pathGone: [pathGone(access.path ?? ""), grant, recordsBook, revoke]
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

  private var grant: Element {
    let text = language.say(cs: "Povolit přístup", en: "Allow Access")
    return Element(
      .button, text, label: text,
      hint: language.say(
        cs: "Vyberete soubor nebo složku s exportem", en: "You choose the file or folder with the export"),
      type: .body, route: SwimmingRoutes.records,
      action: Action(GrantAccess.method, input: Action.Input("path", .path), style: .primary),
      command: ShellCommand.recordbook("access", "grant", "EXPORT.zip"))
  }

  private var sync: Element {
    Element(
      .button, shared.syncData, label: shared.syncData, type: .body, route: SwimmingRoutes.records,
      action: Action(SyncHealthData.method, style: .primary), command: ShellCommand.recordbook("sync"))
  }

  private var recordsBook: Element {
    Element(
      .button, shared.recordsBook, label: shared.recordsBook, type: .body, color: Hue.accent.text,
      route: SwimmingRoutes.records, command: shared.recordsCommand(nil))
  }

  private var revoke: Element {
    let text = language.say(cs: "Odebrat přístup", en: "Revoke Access")
    return Element(
      .button, text, label: text, type: .body, color: Hue.destructive.text,
      action: Action(
        RevokeAccess.method, style: .destructive,
        confirmation: language.say(
          cs: "Odebrat přístup? Co už v knize je, v ní zůstane.",
          en: "Revoke access? What is in the book stays there.")),
      command: ShellCommand.recordbook("access", "revoke"))
  }
}
