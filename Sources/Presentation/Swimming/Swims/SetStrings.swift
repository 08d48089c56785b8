import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Writes sets in the notation of swimmers: `8 × 50 m Freestyle on 1:10, rest 0:15`.
struct SetStrings {
  let language: Language
  let unit: LengthUnit

  func title(_ set: ShowSwim.SetRow, spoken: Bool = false) -> String {
    var text = set.repetitions.count > 1 ? "\(set.repetitions.count) × " : ""
    if let distance = set.distance {
      text += (spoken ? language.spokenDistance(distance, unit) : language.distance(distance, unit)) + " "
    }
    text += set.style.map(style) ?? changing
    if let equipment = set.equipment { text += " (\(SwimEquipmentWords.names(equipment, language)))" }
    if let sendOff = set.sendOffSeconds {
      text += language.say(cs: ", start po ", en: " on ") + SetStrings.minutes(seconds: sendOff)
    }
    if let rest = set.rest {
      text += language.say(cs: ", odpočinek ", en: ", rest ") + self.rest(rest, isEven: set.isRestEven)
    }
    return text
  }

  private func rest(_ rest: ShowSwim.RestRow, isEven: Bool) -> String {
    if isEven { return SetStrings.minutes(milliseconds: rest.medianMilliseconds) }
    return SetStrings.minutes(milliseconds: rest.shortestMilliseconds) + "–"
      + SetStrings.minutes(milliseconds: rest.longestMilliseconds)
  }

  /// Returns the name of a style in the user's language.
  /// - Parameter name: the style as `RepetitionStyle` writes it.
  func style(_ name: String) -> String {
    guard let style = RepetitionStyle(name) else { return name }
    return style.isMedley ? style.stroke.name(language) : style.stroke.lapName(language)
  }

  static func hue(_ name: String?) -> Hue {
    name.flatMap { RepetitionStyle($0) }?.stroke.hue ?? .mix
  }

  private var changing: String { language.say(cs: "Střídavé styly", en: "Changing Strokes") }

  /// Returns a duration in minutes and seconds, with hours if it is at least an hour: `0:15`, `1:10`, `1:02:05`.
  static func minutes(seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    let end = ASCII.decimal(seconds % 60, digits: 2)
    return hours > 0 ? "\(hours):\(ASCII.decimal(minutes, digits: 2)):\(end)" : "\(minutes):\(end)"
  }

  /// Returns a duration in minutes and seconds, rounded to the nearest second.
  static func minutes(milliseconds: Int64) -> String {
    minutes(seconds: Int((milliseconds + 500) / 1_000))
  }
}

extension Language {
  /// Returns a time as swimmers write it, rounded down from milliseconds to hundredths of a second.
  func time(milliseconds: Int64) -> String { time(AttemptRule.hundredths(milliseconds)) }

  func spokenTime(milliseconds: Int64) -> String { spokenTime(AttemptRule.hundredths(milliseconds)) }

  /// Returns a pace: `1:37.42 / 100 m`.
  func pace(milliseconds: Int64, _ unit: LengthUnit) -> String {
    "\(time(milliseconds: milliseconds)) / \(distance(100, unit))"
  }

  func spokenPace(milliseconds: Int64, _ unit: LengthUnit) -> String {
    "\(spokenTime(milliseconds: milliseconds)) / \(spokenDistance(100, unit))"
  }
}
