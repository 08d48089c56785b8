package import PrayerDomain

extension Prayer {
  /// Creates the prayer that a word names in English or Czech, ignoring case: `fajr`, `Fadžr`, `iša`. Nil for any other
  /// word.
  package init?(named name: String) {
    let word = name.lowercased()
    guard let prayer = Prayer.allCases.first(where: { $0.names.contains(word) }) else { return nil }
    self = prayer
  }

  private var names: [String] {
    switch self {
    case .fajr: ["fajr", "fadžr", "fadzr"]
    case .dhuhr: ["dhuhr", "zuhr"]
    case .asr: ["asr"]
    case .maghrib: ["maghrib"]
    case .isha: ["isha", "iša", "isa"]
    }
  }
}

extension OwedPrayer {
  /// Creates the prayer that a word names in English or Czech, ignoring case; nil for any other word.
  package init?(named name: String) {
    if ["witr", "vitr"].contains(name.lowercased()) {
      self = .witr
    } else if let prayer = Prayer(named: name) {
      self = .five(prayer)
    } else {
      return nil
    }
  }
}

extension PrayerStatus {
  /// Creates the status that a word names in English or Czech, ignoring case: `on-time`, `včas`. Nil for any other
  /// word.
  package init?(named name: String) {
    let word = name.lowercased()
    guard let status = PrayerStatus.allCases.first(where: { $0.names.contains(word) }) else { return nil }
    self = status
  }

  private var names: [String] {
    switch self {
    case .onTime: ["on-time", "včas", "vcas"]
    case .late: ["late", "později", "pozdeji"]
    case .madeUp: ["made-up", "nahrazeno"]
    case .missed: ["missed", "zmeškáno", "zmeskano"]
    case .excused: ["excused", "omluveno"]
    }
  }
}
