import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The first screen of the book. It shows what is in progress, the week's goals, the newest record, and a link to each
/// feature. In a terminal, it takes at most 15 lines.
package struct OverviewScreen: ScreenProvider {
  package let pattern = RoutePattern("?day")

  private let catalog: UseCaseCatalog
  private let profileStrings: @Sendable (Language) -> ProfileStrings
  private let today: @Sendable () -> CivilDay
  private let features: @Sendable () -> [any FeatureStrings]

  /// Creates the screen.
  /// - Parameters:
  ///   - today: returns the current day in this machine's time zone.
  ///   - features: returns the texts of all features, in display order.
  package init(
    _ catalog: UseCaseCatalog, profileStrings: @escaping @Sendable (Language) -> ProfileStrings,
    today: @escaping @Sendable () -> CivilDay, features: @escaping @Sendable () -> [any FeatureStrings]
  ) {
    self.catalog = catalog
    self.today = today
    self.profileStrings = profileStrings
    self.features = features
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let day: CivilDay? = try request.query("day")
    let output = try catalog.call(ShowOverview.self, ShowOverview.Input(day: day))
    let strings = OverviewStrings(language: request.language)
    let owner = profileStrings(request.language).owner(
      try catalog.call(ShowProfile.self, NoInput()), request.language)
    let all = features()
    let shown = all.filter { output.features?.contains($0.feature.name) ?? true }.compactMap { feature in
      feature.title(request.language).flatMap { title in
        feature.overview(output.parts, request.language).map { (title, $0) }
      }
    }
    let leading = (output.isEmpty ? [strings.emptyState] : []) + strings.glance(output, shown.map(\.1))
    var layout = Layout(
      .cards, top: Layout.Inset(.header, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg)
    layout.leadingPane = leading.isEmpty ? nil : leading.count
    var screen = Screen(
      route: request.route, language: request.language, title: strings.title, presentation: .root,
      header: Header(.transparent, overline: request.language.weekdayAndDay(output.day)),
      layout: layout,
      toolbar: [owner, FindStrings(language: request.language).link, strings.addData, strings.settings],
      content: leading + strings.ways(output, shown, of: all))
    screen.below = strings.recent(shown, asOf: request.isExported ? nil : today()).map { [$0] }
    screen.rail = BookRail.bar(all, awaiting: output.awaitsReview, request.language)
      .tabs(of: request.route, request.language)
    return screen
  }
}

/// The overview's texts and elements that belong to no feature.
struct OverviewStrings {
  let language: Language

  var title: String { language.say(cs: "Přehled", en: "Overview") }

  /// Returns the names of the features that the overview shows; `all` if it shows all of them.
  /// - Parameters:
  ///   - shown: the ids of these features; empty for all.
  ///   - features: the texts of all features.
  func names(_ shown: [String], of features: [any FeatureStrings]) -> String {
    let all = features.filter { $0.title(language) != nil }
    let names = all.filter { shown.contains($0.feature.name) }.compactMap { $0.title(language)?.name }
    return shown.isEmpty || names.count == all.count
      ? language.say(cs: "vše", en: "all") : names.joined(separator: ", ")
  }

  /// The button that opens the settings. It is only an icon, because a terminal, which has no room for the button,
  /// shows only text.
  var settings: Element {
    Element(
      .button, label: language.say(cs: "Nastavení", en: "Settings"), placement: .trailing, color: Hue.accent.text,
      icon: .settings, route: SettingsScreen.route)
  }

  var addData: Element {
    Element(
      .button, label: AddDataScreen.title(language), placement: .trailing, color: Hue.accent.text, icon: Icon("plus"),
      route: AddDataScreen.route)
  }

  /// Returns the overview's most important elements: warnings about damaged data, what is in progress, the progress
  /// towards the week's goals, and the newest record of all features. If several features set a record on the same day,
  /// only the first feature's record is returned.
  func glance(_ output: ShowOverview.Output, _ parts: [OverviewPart]) -> [Element] {
    let goals = parts.compactMap(\.goal)
    let rings = Element(.rings, language.say(cs: "Tento týden", en: "This Week"), type: .title, children: goals)
    let records = parts.compactMap(\.record)
    let newest = records.map(\.day).max().flatMap { day in records.first { $0.day == day } }
    return unread(output) + parts.compactMap(\.live) + (goals.isEmpty ? [] : [rings])
      + (newest.map { [$0.row] } ?? [])
  }

  /// Returns a link to each feature and, if there is something for the user to decide, a link to the review.
  /// - Parameter all: the texts of all features, including those that are not shown.
  func ways(
    _ output: ShowOverview.Output, _ features: [(title: FeatureTitle, part: OverviewPart)],
    of all: [any FeatureStrings]
  ) -> [Element] {
    let tiles = features.map { $0.title.tile($0.part.state) }
    return [Element(.tiles, label: language.say(cs: "Oblasti", en: "Features"), children: tiles)]
      + (output.awaitsReview > 0 ? [review(output, of: all)] : [])
  }

  /// Returns a section with the four most recent activities of all features together; nil if there are none.
  /// - Parameter today: the day that counts as today; nil if the section is read on later days, too.
  func recent(_ features: [(title: FeatureTitle, part: OverviewPart)], asOf today: CivilDay?) -> Element? {
    let all = features.flatMap { feature in feature.part.recent.map { (feature.title, $0) } }
    let latest = all.sorted { $0.1.at > $1.1.at }.prefix(OverviewStrings.mostRecent)
    return latest.isEmpty
      ? nil
      : .section(
        language.say(cs: "Nedávno", en: "Recent"), latest.map { $1.row(of: $0, asOf: today, language) })
  }

  private static let mostRecent = 4

  private func review(_ output: ShowOverview.Output, of all: [any FeatureStrings]) -> Element {
    let title = ReviewScreen.title(language)
    let count = language.number(output.awaitsReview)
    return Element(
      .row, label: "\(title): \(count)",
      hint: language.say(cs: "Ukáže, o čem rozhodnout", en: "Shows what to decide"), icon: .forward,
      to: BookDestinations.review,
      children: [
        Element(
          .text, title, placement: .leading, type: .body, fill: Hue.gray.fill, icon: Icon("tray.full", .featured)),
        Element(.badge, count, placement: .center, type: .body, fill: Hue.accent.fill),
        .cell(places(output.awaiting ?? [], of: all), .trailing, .caption, Hue.secondary.text),
      ])
  }

  /// Says in which features there is something to decide: `Swimming 10 · Running 2`. The number is left out if it is the
  /// same as that of all features together.
  private func places(_ awaiting: [ShowOverview.Output.Awaiting], of all: [any FeatureStrings]) -> String {
    let names = awaiting.compactMap { place in
      all.first { $0.feature.name == place.feature }?.title(language).map { title in
        awaiting.count == 1 ? title.name : "\(title.name) \(language.number(place.count))"
      }
    }
    return names.joined(separator: " · ")
  }

  /// Returns warnings about damaged parts of the book, with the command that shows more.
  private func unread(_ output: ShowOverview.Output) -> [Element] {
    (output.unread ?? []).map { finding in
      let text = language.say(cs: "Nejde přečíst: \(finding.place)", en: "Can't be read: \(finding.place)")
      return Element(
        .warning, text, label: text, type: .body, color: Hue.warning.text, icon: .warning,
        command: ShellCommand.recordbook("check"))
    }
  }

  // MARK: An empty book

  var emptyState: Element {
    Element(
      .emptyState,
      children: [
        Element(.heading, language.say(cs: "Kniha je prázdná", en: "The Book Is Empty"), type: .title),
        AddDataScreen.choose(language),
        Element(
          .button, language.say(cs: "Vyzkoušet na ukázce", en: "Try It with Sample Data"), type: .body,
          action: Action(ImportFiles.method, ["paths": .texts([]), "sample": .flag(true)]),
          command: ShellCommand.recordbook("demo")),
      ])
  }
}

extension Element {
  /// Returns the button that leads back to the overview.
  static func backToOverview(_ language: Language) -> Element {
    let name = OverviewStrings(language: language).title
    return .back(name, to: .overview, language)
  }

  /// Returns the button on a feature's home screen that leads to the overview.
  package static func overview(_ language: Language) -> Element {
    Element(
      .button, OverviewStrings(language: language).title, placement: .leading, type: .body, color: Hue.accent.text,
      icon: .back, to: .overview)
  }
}
