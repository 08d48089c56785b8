import KernelDomain
import KernelPresentation

/// How far the charts of the profile reach back. The raw value is the name in routes.
enum ProfileSpan: String, CaseIterable {
  case month
  case quarter = "3-months"
  case year
  case twoYears = "2-years"

  /// The first day that the charts show.
  func since(_ today: CivilDay) -> CivilDay {
    let days =
      switch self {
      case .month: 30
      case .quarter: 91
      case .year: 364
      case .twoYears: 728
      }
    return CivilDay(daysSinceEpoch: today.daysSinceEpoch - days)
  }

  func name(_ language: Language) -> String {
    switch self {
    case .month: language.say(cs: "Měsíc", en: "Month")
    case .quarter: language.say(cs: "3 měsíce", en: "3 Months")
    case .year: language.say(cs: "Rok", en: "Year")
    case .twoYears: language.say(cs: "2 roky", en: "2 Years")
    }
  }
}
