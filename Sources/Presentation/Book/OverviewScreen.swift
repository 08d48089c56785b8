import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Where everything begins: the book at a glance, in at most 15 lines of a terminal.
package struct OverviewScreen: ScreenProvider {
  package let pattern = RoutePattern("?day")

  private let catalog: UseCaseCatalog
  private let profileStrings: @Sendable (Language) -> ProfileStrings
  private let features: @Sendable () -> [any FeatureStrings]

  /// - Parameter features: the words of all features, in the order in which they are shown.
  package init(
    _ catalog: UseCaseCatalog, profileStrings: @escaping @Sendable (Language) -> ProfileStrings,
    features: @escaping @Sendable () -> [any FeatureStrings]
  ) {
    self.catalog = catalog
    self.profileStrings = profileStrings
    self.features = features
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let day: CivilDay? = try request.query("day")
    let output = try catalog.call(ShowOverview.self, ShowOverview.Input(day: day))
    let strings = OverviewStrings(language: request.language)
    let owner = profileStrings(request.language).owner(
      try catalog.call(ShowProfile.self, NoInput()), request.language)
    return Screen(
      route: request.route, language: request.language, title: strings.title, presentation: .root,
      header: Header(.transparent),
      layout: Layout(.cards, top: Layout.Inset(.header, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      toolbar: [owner, strings.settings],
      content: output.isEmpty ? [strings.emptyState] : strings.content(output, features())
    )
  }
}

/// What the overview says of its own.
struct OverviewStrings {
  let language: Language

  var title: String { language.say(cs: "Přehled", en: "Overview") }

  /// The text of a terminal has no room for it.
  var settings: Element {
    Element(
      .button, label: language.say(cs: "Nastavení", en: "Settings"), placement: .trailing, color: Hue.accent.text,
      icon: .settings, route: SettingsScreen.route)
  }

  // MARK: A book with data

  func content(_ output: ShowOverview.Output, _ all: [any FeatureStrings]) -> [Element] {
    let features = all.filter { output.parts.features.contains($0.feature) }
    // With few features each has a way of its own.
    let homes = features.count <= OverviewStrings.fewest ? features.compactMap { $0.home(language) } : []
    let review = output.awaitsReview > 0 ? [self.review(output.awaitsReview)] : []
    let ways = unread(output) + homes + review + [rest]
    let lines = OverviewStrings.lines(for: features.count, beside: ways.count)
    return features.flatMap { $0.overview(output.parts, lines: lines, language) } + ways
  }

  private static let fewest = 2

  /// How many lines each feature has, at least one: the title has two, and a blank line follows it; one stands before the
  /// ways on, and one between features of more than one line.
  static func lines(for features: Int, beside ways: Int) -> Int {
    guard features > 0 else { return 1 }
    let all = 15 - 2 - 1 - 1 - ways
    return max((all - (features - 1)) / features, 1)
  }

  private func review(_ count: Int) -> Element {
    Element(
      .button, ReviewScreen.title(language) + " " + language.number(count),
      hint: language.say(cs: "Ukáže, o čem rozhodnout", en: "Shows what to decide"), type: .body,
      to: BookDestinations.review)
  }

  /// What is damaged, with the way to learn more.
  private func unread(_ output: ShowOverview.Output) -> [Element] {
    (output.unread ?? []).map { finding in
      let text = language.say(cs: "Nejde přečíst: \(finding.place)", en: "Can't be read: \(finding.place)")
      return Element(
        .warning, text, label: text, type: .body, color: Hue.warning.text, icon: .warning,
        command: ShellCommand.recordbook("check"))
    }
  }

  private var rest: Element {
    let text = language.say(cs: "Všechny příkazy", en: "All Commands")
    return Element(.button, text, type: .body, command: ShellCommand.recordbook("help"))
  }

  // MARK: An empty book

  var emptyState: Element {
    Element(
      .emptyState,
      children: [
        Element(.heading, language.say(cs: "Kniha je prázdná", en: "The Book Is Empty"), type: .title),
        Element(
          .text, language.say(cs: "Začít se dá třemi způsoby:", en: "There are three ways to begin:"), type: .body,
          color: Hue.secondary.text),
        way(language.say(cs: "Prohlédnout si ukázku", en: "See a Demonstration"), "demo"),
        way(
          language.say(cs: "Načíst svá data", en: "Import Your Data"), "import", "PATH",
          action: Action(ImportFiles.method, input: Action.Input("paths", .paths))),
        way(language.say(cs: "Přečíst si nápovědu", en: "Read the Help"), "help"),
      ])
  }

  private func way(_ text: String, _ words: String..., action: Action? = nil) -> Element {
    Element(.button, text, type: .body, action: action, command: ShellCommand.recordbook(words))
  }
}

extension Element {
  /// The way back to the overview, of a screen that was reached from there.
  static func backToOverview(_ language: Language) -> Element {
    let name = OverviewStrings(language: language).title
    return .back(name, to: .overview, language)
  }

  /// The way from a feature's home to the overview.
  package static func overview(_ language: Language) -> Element {
    .link(
      Icon("house"), label: OverviewStrings(language: language).title, placement: .leading, to: .overview)
  }
}
