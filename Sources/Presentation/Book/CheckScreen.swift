import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The screen that checks every file of the book when it is opened, and offers to repair the damage that it finds.
package struct CheckScreen: ScreenProvider {
  package static let route = Route(path: "check")
  package let pattern = RoutePattern("check")
  package let isShownWhileDamaged = true

  private let context: BookScreenContext

  package init(_ context: BookScreenContext) { self.context = context }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let check = try context.catalog.call(CheckStore.self, NoInput())
    let strings = CheckStrings(MessageLocalizer(request.language, program: .usual, context.features().map { $0 }))
    return Screen(
      route: request.route, language: request.language, title: CheckStrings.title(request.language),
      presentation: .stack, header: Header(.standard), layout: .ofBook, back: .backToSettings(request.language),
      content: check.sound ? strings.sound(check) : strings.damaged(check))
  }

  /// Returns the button that leads to the check, for the page that says that a part of the book is damaged.
  package static func button(_ language: Language) -> Element {
    .button(CheckStrings.title(language), to: BookDestinations.check)
  }
}

/// The texts of the check of the book, and of the row that leads to it.
struct CheckStrings {
  private let localizer: MessageLocalizer
  private var language: Language { localizer.language }

  fileprivate init(_ localizer: MessageLocalizer) { self.localizer = localizer }

  static func title(_ language: Language) -> String { language.say(cs: "Kontrola knihy", en: "Check the Book") }

  /// Returns the row of the settings that leads to the check. It does not check anything itself, so that the settings
  /// open quickly.
  static func row(_ language: Language) -> Element {
    .way(
      title(language), language.say(cs: "Jsou všechny soubory v pořádku?", en: "Whether every file is sound"),
      icon: "checkmark", hint: language.say(cs: "Zkontroluje soubory knihy", en: "Checks the files of the book"),
      to: BookDestinations.check)
  }

  fileprivate func sound(_ check: CheckStore.Output) -> [Element] {
    let what =
      check.fileCount == 0
      ? language.say(cs: "V knize zatím nic není.", en: "There is nothing in the book yet.")
      : language.say(
        cs: "Každý soubor je takový, jaký byl zapsán.", en: "Every file is as it was written.")
    return [
      Element(
        .card, language.say(cs: "V pořádku", en: "Sound"), type: .title,
        children: [
          Element(
            .text, what, type: .body, color: Hue.secondary.text, icon: Icon("checkmark.circle.fill", .featured))
        ] + facts(check))
    ]
  }

  private func facts(_ check: CheckStore.Output) -> [Element] {
    guard check.fileCount > 0 else { return [] }
    return [
      .fact(language.say(cs: "Přečteno", en: "Read"), language.counted(check.fileCount, .files)),
      .fact(language.say(cs: "Velikost", en: "Size"), language.counted(Int(check.bytes), .bytes)),
    ]
  }

  /// The maximum number of findings on the screen.
  private static let most = 50

  fileprivate func damaged(_ check: CheckStore.Output) -> [Element] {
    let shown = check.findings.prefix(CheckStrings.most).map(finding)
    let rest = check.findings.count - shown.count
    let more = language.counted(
      rest, Noun(cs: "další nález", "další nálezy", "dalších nálezů", en: "further finding", "further findings"))
    return [
      Element(
        .warning,
        language.say(
          cs: "Kniha je poškozená. Co jde přečíst, oprava zachová, a co nahradí, odloží jako kopii.",
          en: "The book is damaged. A repair keeps whatever can be read, and a copy of whatever it replaces."),
        type: .body, color: Hue.warning.text, icon: .warning),
      .section(language.say(cs: "Co se našlo", en: "Findings"), shown + (rest > 0 ? [.note(more)] : [])),
      .section(nil, facts(check)), repair,
    ]
  }

  /// Returns a row that names a damaged file, without the book's folder, and says what is wrong with it.
  private func finding(_ finding: StoreFinding) -> Element {
    let place = FailureStrings.placeInBook(finding.place)
    let problem = capitalized(localizer.text(finding.problem))
    return Element(
      .row, label: "\(place): \(problem)",
      children: [.cell(place, .leading, .body), .cell(problem, .trailing, .caption, Hue.secondary.text)])
  }

  private var repair: Element {
    let text = language.say(cs: "Opravit knihu", en: "Repair the Book")
    return .button(
      text, hint: language.say(cs: "S kopií toho, co nahradí", en: "Keeps a copy of what is replaced"),
      isPrimary: true, to: BookDestinations.check,
      action: Action(
        RepairStore.method, style: .primary,
        confirmation: language.say(
          cs: "Opravit knihu? Co už nejde přečíst, v ní nebude. Nahrazené soubory zůstanou odložené jako kopie.",
          en:
            "Repair the book? What can no longer be read will not be in it. Copies of the replaced files are put aside."
        )),
      command: ["repair"])
  }
}
