import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// Creates the warning that a prayer has no time because, at the latitude of the place, neither the sun nor twilight
/// defines one. The warning contains controls for the settings that would give the prayer a time.
struct UndefinedTimes {
  let strings: PrayerStrings

  /// Creates the warning.
  /// - Parameter helps: the settings that would give a time to a prayer that has none today.
  func warning(_ why: UndefinedTime, _ helps: [UndefinedHelp]) -> Element {
    let choices = helps.isEmpty ? strings.noHelp : strings.whyChoices
    return Element(
      .warning, "\(strings.why(why)). \(choices).", type: .body, color: Hue.label.text, icon: .warning,
      children: helps.map { $0 == .makkah ? makkah : limit(nil) })
  }

  /// Creates the field for the latitude limit. For a place nearer to a pole, times are calculated as if the place were
  /// at the limit.
  /// - Parameter known: the limit that is set, in degrees; nil if none is set.
  func limit(_ known: Int?) -> Element {
    let limits = PrayerCalculation.latitudeLimits
    return Element(
      .numericField, strings.limitTitle,
      hint: strings.language.say(
        cs: "Časy se počítají, jako by místo leželo blíž rovníku",
        en: "Times are calculated as though the place were nearer to the equator"), value: known.map(String.init) ?? "",
      type: .body,
      action: Action(
        SetCalculation.method,
        input: Action.Input(
          "latitudeLimit", .number, limits: Action.Limits(limits.lowerBound, limits.upperBound, unit: "°"))),
      command: ShellCommand.recordbook("prayer", "method", "--latitude-limit", "DEGREES"), saves: true)
  }

  private var makkah: Element {
    strings.button(
      "\(strings.polarTitle): \(strings.name(PolarDays.makkah))",
      action: Action(SetCalculation.method, ["polar": .text(PolarDays.makkah.rawValue)]),
      command: ["prayer", "method", "--polar", PolarDays.makkah.rawValue])
  }
}
