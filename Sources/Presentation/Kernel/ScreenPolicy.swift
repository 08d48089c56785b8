import KernelDomain

/// What screens of a feature may not show, whatever they are made of. The registry holds every screen to it before any
/// front renders it.
package struct ScreenPolicy: Hashable, Sendable {
  package var refused: Set<Device>

  package init(refusing refused: Set<Device>) {
    self.refused = refused
  }

  /// Everything is shown.
  package static let none = ScreenPolicy(refusing: [])

  /// What puts people under pressure, ranks them or makes them public.
  package enum Device: String, CaseIterable, Codable, Hashable, Sendable {
    /// A badge, or a medal, trophy, crown or rosette.
    case badge
    /// Days in a row: a flame, or a calendar of days that were done.
    case streak
    /// People or runs by their places: rows that begin with 1, 2, 3, or a podium.
    case ranking
    /// A time that runs out.
    case countdown
    /// What leads to strangers: anything of the feed, or the system's way to share with everybody.
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

  /// What a device is called; its own word where this version does not know it.
  static func name(of device: String, _ language: Language) -> String {
    Device(rawValue: device)?.name(language) ?? device
  }

  /// The first thing on it that is refused, and which device it is; nil of a screen that may be shown.
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
  /// What of it a policy may refuse.
  var devices: [ScreenPolicy.Device] {
    var devices: [ScreenPolicy.Device] = []
    if role == .badge || has(icon: "medal", "trophy", "crown", "rosette") { devices.append(.badge) }
    if has(icon: "flame") || chart?.kind == .calendar { devices.append(.streak) }
    if isRanking || has(icon: "list.number") { devices.append(.ranking) }
    if role == .timer, value?.hasPrefix("../") == true { devices.append(.countdown) }
    if leads(to: "feed") || has(icon: "globe", "square.and.arrow.up.on.square") { devices.append(.publicShare) }
    return devices
  }

  private func has(icon names: String...) -> Bool {
    icon.map { icon in names.contains { icon.name == $0 || icon.name.hasPrefix($0 + ".") } } ?? false
  }

  /// Whether it is of another feature: leads there, or calls it.
  private func leads(to feature: String) -> Bool {
    route?.path.first == feature || action?.method.hasPrefix(feature + ".") == true
  }

  /// Two rows or more, the first cells of which count from 1: `1.`, `2.`, or `#1`, `#2`.
  private var isRanking: Bool {
    let places = children.filter { $0.role == .row || $0.role == .tableRow }.map { row in
      row.children.first?.text.flatMap { text in Int(text.filter { !"#. ".contains($0) }) }
    }
    return places.count > 1 && places == (1...places.count).map(Optional.init)
  }
}
