package import PrayerDomain

extension Prayer {
  /// The prayer by its name in either language, whatever its case: `fajr`, `Fadžr`, `iša`; nil for any other word.
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

extension PrayerStatus {
  /// The status by its name in either language, whatever its case: `on-time`, `včas`; nil for any other word.
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
