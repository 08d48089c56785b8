package import KernelApplication
package import KernelDomain

/// Creates the screens whose routes match one pattern. A feature has one such type per kind of screen.
package protocol ScreenProvider: Sendable {
  var pattern: RoutePattern { get }
  /// Whether the screen may be shown while the book is locked; false by default.
  var isShownWhileLocked: Bool { get }
  /// Whether the screen is shown in the usual settings while those of the book can't be read; false by default.
  var isShownWhileDamaged: Bool { get }
  /// Whether a page in the browser opens the screen as a dialog in front of the page instead of as a new page; false by
  /// default.
  var isLaidOver: Bool { get }
  /// Whether wide windows show the links to the book's features beside the screen although it hides all others; false
  /// by default.
  var hasRail: Bool { get }

  /// Creates the screen. Fails if a use case that it calls fails, and with `invalidInput` if a part of the route is
  /// invalid.
  func screen(_ request: ScreenRequest) throws(Failure) -> Screen

  /// Whether the created screen stays valid until the book changes, because it depends only on the book; false by
  /// default.
  func lasts(_ screen: Screen) -> Bool
  /// The kinds of elements that the screen must not contain; nothing is forbidden by default.
  var policy: ScreenPolicy { get }
}

extension ScreenProvider {
  package var isShownWhileLocked: Bool { false }
  package var isShownWhileDamaged: Bool { false }
  package var isLaidOver: Bool { false }
  package var hasRail: Bool { false }
  package func lasts(_ screen: Screen) -> Bool { false }
  package var policy: ScreenPolicy { .none }
}

/// A route that matches a provider's pattern, and the values of its variable components.
package struct ScreenRequest: Sendable {
  package let route: Route
  package let language: Language
  /// Whether to hide heart rates on the screen, as in an exported book, which other people may see.
  package let hidesHeartRates: Bool
  /// Whether the screen becomes a page of an exported book, which is read on later days, so that it must not say
  /// "Today".
  package let isExported: Bool
  /// The components of the route's path that match words in capitals of the pattern, keyed by these words.
  private let values: [String: String]

  init(route: Route, language: Language, hidesHeartRates: Bool, isExported: Bool, values: [String: String]) {
    self.route = route
    self.language = language
    self.hidesHeartRates = hidesHeartRates
    self.isExported = isExported
    self.values = values
  }

  /// Parses the path component that matches a word in capitals, such as `STYLE`. If the component can't be parsed,
  /// fails with `invalidInput`, which lists the valid values.
  package func part<Value: LosslessStringConvertible>(
    _ word: String, as type: Value.Type = Value.self, valid: [String] = []
  ) throws(Failure) -> Value {
    guard let text = values[word] else { preconditionFailure("the pattern has no \(word)") }
    return try read(text, word.lowercased(), valid)
  }

  /// Parses the value of a query item; nil if the route does not contain the item. If the value can't be parsed, fails
  /// with `invalidInput`, which lists the valid values.
  package func query<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = Value.self, valid: [String] = []
  ) throws(Failure) -> Value? {
    guard let item = route.query.first(where: { $0.name == name }) else { return nil }
    return try read(item.value, name, valid)
  }

  private func read<Value: LosslessStringConvertible>(
    _ text: String, _ field: String, _ valid: [String]
  ) throws(Failure) -> Value {
    guard let value = Value(text), valid.isEmpty || valid.contains(text) else {
      throw .invalidInput(
        field: field, problem: .input(.noSuchPart(text: text, route: route.description, name: field)), valid: valid)
    }
    return value
  }
}

/// Finds the provider for a route and creates its screen. Providers are in groups, and a group's providers are created
/// only when one of its routes is requested.
package struct ScreenRegistry: Sendable {
  /// The screens whose routes start with the same component, such as the screens of a feature.
  package struct Group: Sendable {
    let word: String
    let design: Design
    let screens: @Sendable () -> [any ScreenProvider]
    let tabs: @Sendable () -> TabBar?
    let rail: @Sendable (Language, _ awaiting: Int) -> TabBar?

    /// Creates a group.
    /// - Parameters:
    ///   - word: the first component of the routes; empty for the root route.
    ///   - design: the design of the group's pages, unless the settings choose another one.
    ///   - tabs: returns the tabs of root and pushed screens; nil if there are none.
    ///   - rail: returns the links that wide windows show beside screens without tabs, given how many questions the
    ///     user has to decide; nil for none.
    ///   - screens: returns the group's screens. It is called each time a route of the group is requested.
    package init(
      _ word: String, design: Design, tabs: @escaping @Sendable () -> TabBar? = { nil },
      rail: @escaping @Sendable (Language, _ awaiting: Int) -> TabBar? = { _, _ in nil },
      _ screens: @escaping @Sendable () -> [any ScreenProvider]
    ) {
      self.word = word
      self.design = design
      self.tabs = tabs
      self.rail = rail
      self.screens = screens
    }
  }

  private let groups: [Group]
  private let gate: (any BookGate)?
  private let awaiting: @Sendable () -> Int

  /// Creates a registry.
  /// - Parameters:
  ///   - groups: the groups of screens.
  ///   - gate: determines whether the book is locked, so that screens must not be shown; nil if the book cannot be
  ///     locked.
  ///   - awaiting: returns how many questions the user has to decide, which the links beside screens show.
  package init(
    _ groups: [Group], gate: (any BookGate)? = nil, awaiting: @escaping @Sendable () -> Int = { 0 }
  ) {
    self.groups = groups
    self.gate = gate
    self.awaiting = awaiting
  }

  /// The patterns of all screens, in the order of the groups.
  package var patterns: [RoutePattern] {
    groups.flatMap { $0.screens().map(\.pattern) }
  }

  /// Creates the screen at an address for an exported book. Fails with `locked` while the book is locked, with
  /// `notFound` if there is no screen at the route, with `invalidInput` for an unknown query item, and with `conflict`
  /// if the screen violates its policy.
  /// - Parameters:
  ///   - address: a route such as `recordbook://support/home`. If the scheme is the name of a design, as in
  ///     `samwise://home`, the address is that of a screen of the feature with this design.
  ///   - language: the language of the screen.
  ///   - hidesHeartRates: whether heart rates are hidden on the screen, as in an exported book.
  package func screen(
    _ address: String, language: Language, hidesHeartRates: Bool = false
  ) throws(Failure) -> Screen {
    try find(address, language: language, hidesHeartRates: hidesHeartRates, isExported: true).screen
  }

  /// A created screen, together with: whether it stays valid until the book changes, the design of its feature, and a
  /// function that returns the paths of the screens that its page opens as dialogs. Only pages need these paths.
  /// Computing them takes longer, because all screens have to be created for this.
  typealias Found = (screen: Screen, lasts: Bool, design: Design, laidOver: () -> [String])

  /// Creates the screen at an address. Fails in the same cases as `screen`.
  /// - Parameters:
  ///   - isExported: whether the screen becomes a page of an exported book. The links beside it then show no count.
  ///   - hasRail: whether to add the links that wide windows show beside the screen. A terminal shows none.
  func find(
    _ address: String, language: Language, hidesHeartRates: Bool = false, isExported: Bool = false,
    hasRail: Bool = true
  ) throws(Failure) -> Found {
    guard let route = route(address) else { throw notFound(address) }
    guard let group = groups.first(where: { $0.word == route.path.first ?? "" }) else { throw notFound(address) }
    for provider in group.screens() {
      guard let values = provider.pattern.match(route.path) else { continue }
      try gate?.admit(provider.isShownWhileLocked ? .allowed : .refused)
      for item in route.query where !provider.pattern.queryNames.contains(item.name) {
        throw .invalidInput(
          field: item.name, problem: .input(.noSuchChoice(name: item.name, route: route.description)),
          valid: provider.pattern.queryNames)
      }
      var screen = try provider.screen(
        ScreenRequest(
          route: route, language: language, hidesHeartRates: hidesHeartRates, isExported: isExported, values: values))
      if let (device, _) = provider.policy.violation(on: screen) {
        throw .conflict(.input(.screenRefused(route: route.description, device: device.rawValue)))
      }
      if screen.presentation.showsTabs {
        screen.tabs = group.tabs()?.tabs(of: route, language)
      }
      if hasRail, screen.rail == nil, screen.tabs == nil, screen.presentation.showsTabs || provider.hasRail {
        screen.rail = group.rail(language, isExported || isLocked ? 0 : awaiting())?.tabs(of: route, language)
      }
      return (
        screen, provider.lasts(screen), group.design,
        { group.screens().filter(\.isLaidOver).map(\.pattern.path) }
      )
    }
    throw notFound(address)
  }

  /// Whether the screen at an address is shown while the book's settings can't be read.
  func isShownWhileDamaged(_ address: String) -> Bool {
    guard let route = Route(address) else { return false }
    return groups.contains { group in
      group.word == route.path.first
        && group.screens().contains { $0.isShownWhileDamaged && $0.pattern.match(route.path) != nil }
    }
  }

  /// Whether the book is locked. Screens that are shown nevertheless do not say how much there is to decide.
  private var isLocked: Bool { gate?.lock.isOpen == false }

  /// Parses an address. Nil if the text is not an address, or if its scheme is the name of a design and no feature with
  /// this design has a screen at the path.
  private func route(_ address: String) -> Route? {
    if let route = Route(address) { return route }
    for group in groups where !group.word.isEmpty {
      let scheme = group.design.rawValue + "://"
      guard address.hasPrefix(scheme),
        let route = Route(Route.scheme + group.word + "/" + address.dropFirst(scheme.count)),
        group.screens().contains(where: { $0.pattern.fits(route) })
      else { continue }
      return route
    }
    return nil
  }

  private func notFound(_ address: String) -> Failure {
    .notFound(.input(.noSuchScreen(address: address, patterns: patterns.map(\.description))))
  }
}
