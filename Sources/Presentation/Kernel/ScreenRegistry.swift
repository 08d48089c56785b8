package import KernelApplication
package import KernelDomain

/// Makes the screen of one kind of route. Features have one type a screen.
package protocol ScreenProvider: Sendable {
  var pattern: RoutePattern { get }
  /// Whether it is shown while the book is locked; by default it isn't.
  var isShownWhileLocked: Bool { get }
  /// Whether a page opens it over the page that leads to it; by default it doesn't.
  var isLaidOver: Bool { get }

  /// Fails as its use cases do, and with `invalidInput` for a part of the route that is not valid.
  func screen(_ request: ScreenRequest) throws(Failure) -> Screen

  /// Whether a screen that was made stays the same until the book is changed: nothing else was looked at. It isn't where
  /// nothing is said.
  func lasts(_ screen: Screen) -> Bool
  /// What it may not show; by default it may show anything.
  var policy: ScreenPolicy { get }
}

extension ScreenProvider {
  package var isShownWhileLocked: Bool { false }
  package var isLaidOver: Bool { false }
  package func lasts(_ screen: Screen) -> Bool { false }
  package var policy: ScreenPolicy { .none }
}

/// A route that fits a provider's pattern, taken apart.
package struct ScreenRequest: Sendable {
  package let route: Route
  package let language: Language
  /// The words of the route by the capital words of the pattern.
  private let values: [String: String]

  init(route: Route, language: Language, values: [String: String]) {
    self.route = route
    self.language = language
    self.values = values
  }

  /// The part of the path at a capital word of the pattern, read as a value.
  /// Fails with `invalidInput`, naming what would be valid.
  package func part<Value: LosslessStringConvertible>(
    _ word: String, as type: Value.Type = Value.self, valid: [String] = []
  ) throws(Failure) -> Value {
    guard let text = values[word] else { preconditionFailure("the pattern has no \(word)") }
    return try read(text, word.lowercased(), valid)
  }

  /// A query item read as a value; nil where it is not given.
  /// Fails with `invalidInput`, naming what would be valid.
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

/// All screens by route, in groups that are made when a route of theirs is asked for. Composition says which there are.
package struct ScreenRegistry: Sendable {
  /// The screens whose routes begin with one word, such as those of a feature.
  package struct Group: Sendable {
    let word: String
    let design: Design
    let screens: @Sendable () -> [any ScreenProvider]
    let tabs: @Sendable () -> TabBar?
    let rail: @Sendable (Language) -> TabBar?

    /// - Parameters:
    ///   - design: in which they come as pages unless another is chosen.
    ///   - word: empty for the root.
    ///   - tabs: what the screens show, but those that are laid over others; nil where they have none.
    ///   - rail: what leads on from the book's own screens; nil of features.
    ///   - screens: asked for with each route.
    package init(
      _ word: String, design: Design, tabs: @escaping @Sendable () -> TabBar? = { nil },
      rail: @escaping @Sendable (Language) -> TabBar? = { _ in nil },
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

  /// - Parameter gate: of a book that may be locked.
  package init(_ groups: [Group], gate: (any BookGate)? = nil) {
    self.groups = groups
    self.gate = gate
  }

  /// The patterns of all screens, in the order of the groups.
  package var patterns: [RoutePattern] {
    groups.flatMap { $0.screens().map(\.pattern) }
  }

  /// Fails with `locked` while the book is, with `notFound` for a route without a screen, with `invalidInput` for a query
  /// item that the screen does not know, and with `conflict` where the screen breaks its policy.
  /// - Parameter address: `recordbook://support/home`, or with the scheme of a design, which stands for its feature:
  ///   `samwise://home`.
  package func screen(_ address: String, language: Language) throws(Failure) -> Screen {
    try find(address, language: language).screen
  }

  /// A screen, whether it stays the same until the book is changed, its feature's design, and the paths of those that its
  /// page opens over itself.
  typealias Found = (screen: Screen, lasts: Bool, design: Design, laidOver: [String])

  func find(_ address: String, language: Language) throws(Failure) -> Found {
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
      var screen = try provider.screen(ScreenRequest(route: route, language: language, values: values))
      if let (device, _) = provider.policy.violation(on: screen) {
        throw .conflict(.input(.screenRefused(route: route.description, device: device.rawValue)))
      }
      if screen.presentation.showsTabs {
        screen.tabs = group.tabs()?.tabs(of: route, language)
        screen.rail = group.rail(language)?.tabs(of: route, language)
      }
      let laidOver = group.screens().filter(\.isLaidOver).map(\.pattern.path)
      return (screen, provider.lasts(screen), group.design, laidOver)
    }
    throw notFound(address)
  }

  /// Nil for anything but an address, and for an address in a design's scheme for which no feature has a screen.
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
