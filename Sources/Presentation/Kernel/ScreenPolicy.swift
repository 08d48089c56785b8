import KernelDomain

/// The kinds of elements that a feature's screens must not contain. The registry checks every screen against the policy
/// before the screen is rendered.
package struct ScreenPolicy: Hashable, Sendable {
  package var refused: Set<Device>

  package init(refusing refused: Set<Device>) { self.refused = refused }

  /// A policy that allows every element.
  package static let none = ScreenPolicy(refusing: [])

  /// A kind of element that puts people under pressure, ranks them or exposes them to the public.
  package enum Device: String, CaseIterable, Codable, Hashable, Sendable {
    /// A badge, or an icon that shows a medal, a trophy, a crown or a rosette.
    case badge
    /// A streak of days: a flame, or a calendar heat map.
    case streak
    /// A ranking of people or runs: rows numbered from 1, or the icon of a numbered list.
    case ranking
    /// A clock that counts down.
    case countdown
    /// Sharing with strangers: a link to the feature `feed`, or an icon for sharing with everybody.
    case publicShare = "public-share"

    fileprivate func name(_ language: Language) -> String {
      switch self {
      case .badge: language.say(cs: "odznak", en: "a badge")
      case .streak: language.say(cs: "řada dnů bez vynechání", en: "a streak")
      case .ranking: language.say(cs: "žebříček", en: "a ranking")
      case .countdown: language.say(cs: "odpočet", en: "a countdown")
      case .publicShare: language.say(cs: "veřejné sdílení", en: "a way to share publicly")
      }
    }
  }

  /// Returns the name of a kind of element that a policy can forbid. If this version does not know the kind, returns
  /// `device` unchanged.
  /// - Parameter device: the identifier of the kind, such as `public-share`.
  static func name(of device: String, _ language: Language) -> String {
    Device(rawValue: device)?.name(language) ?? device
  }

  /// Returns the first element on the screen that the policy forbids, with the kind to which the element belongs; nil
  /// if there is none.
  package func violation(on screen: Screen) -> (device: Device, element: Element)? {
    if refused.isEmpty { return nil }
    let beside = screen.beside.map { $0.content.flatMap(\.selfAndDescendants) } ?? []
    for element in screen.elements + beside {
      if let device = element.devices.first(where: refused.contains) { return (device, element) }
    }
    return nil
  }
}

extension Element {
  /// The kinds of forbidden elements to which this element belongs; empty if it belongs to none of them.
  var devices: [ScreenPolicy.Device] {
    var devices: [ScreenPolicy.Device] = []
    if role == .badge || has(icon: "medal", "trophy", "crown", "rosette") { devices.append(.badge) }
    if has(icon: "flame") || chart?.kind == .calendar || chart?.kind == .weeks { devices.append(.streak) }
    if isRanking || has(icon: "list.number") { devices.append(.ranking) }
    if role == .timer, value?.hasPrefix("../") == true { devices.append(.countdown) }
    if leads(to: "feed") || has(icon: "globe", "square.and.arrow.up.on.square") { devices.append(.publicShare) }
    return devices
  }

  private func has(icon names: String...) -> Bool {
    icon.map { icon in names.contains { icon.name == $0 || icon.name.hasPrefix($0 + ".") } } ?? false
  }

  /// Whether the element links to a screen of the feature, or calls one of the feature's use cases.
  private func leads(to feature: String) -> Bool {
    route?.path.first == feature || action?.method.hasPrefix(feature + ".") == true
  }

  /// Whether the element contains two or more rows whose first cells are consecutive numbers from 1, as in `1.`, `2.`
  /// or `#1`, `#2`.
  private var isRanking: Bool {
    let places = children.filter { $0.role == .row || $0.role == .tableRow }.map { row in
      row.children.first?.text.flatMap { text in Int(text.filter { !"#. ".contains($0) }) }
    }
    return places.count > 1 && places == (1...places.count).map(Optional.init)
  }
}
