import KernelApplication
import PrayerDomain

extension AsrSchool {
  static let schema = Schema(
    "AsrSchool", "The school, which decides how long shadows are when Asr begins.", AsrSchool.allCases
  ) { school in
    school == .standard
      ? "as long as the object, in addition to its shadow at noon"
      : "twice as long as the object, in addition to its shadow at noon"
  }
}

extension HighLatitudeRule {
  static let schema = Schema(
    "HighLatitudeRule",
    "The limit for early Fajr and late Isha, as a part of the night before sunrise or after sunset.",
    HighLatitudeRule.allCases
  ) { rule in
    switch rule {
    case .automatic: "a seventh of the night at latitudes beyond 48°, otherwise half of it"
    case .middleOfNight: "half of the night"
    case .seventhOfNight: "a seventh of the night"
    case .angle: "the twilight angle divided by 60, as a part of the night"
    case .onlyWhenUndefined: "the limit of `automatic`, but only where twilight lasts all night"
    case .noBound: "no limit"
    }
  }
}

extension PolarDays {
  static let schema = Schema(
    "PolarDays", "How times are calculated on days on which the sun does not rise or set.", PolarDays.allCases
  ) { days in
    days == .makkah
      ? "all events are at the local time that they have in Makkah" : "events that do not happen have no time"
  }
}

extension Shafaq {
  static let schema = Schema(
    "Shafaq", "The kind of twilight after which Isha begins in the moonsighting method.", Shafaq.allCases)
}
