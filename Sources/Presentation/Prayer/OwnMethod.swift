import KernelApplication
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// The fields for the angles and minutes that define the user's own calculation method. Until the user changes them,
/// they show the values of the method in force. When the user changes one field, the values of the other fields are
/// sent, too, so that no value takes effect that the user did not see.
struct OwnMethod {
  private let strings: PrayerStrings
  private let fajrAngle: Double
  private let ishaAngle: Double?
  private let ishaMinutes: Int?
  private let maghribAngle: Double?
  /// Whether the times of the method in force come from a table, so that the angles are only those of a similar method.
  private let isOfTable: Bool

  init(_ calculation: CalculationView, _ strings: PrayerStrings) {
    self.strings = strings
    isOfTable = calculation.method == PrayerMethod.Name.londonUnified.rawValue
    if let own = calculation.custom, let fajr = own.fajrAngle {
      fajrAngle = fajr
      (ishaAngle, ishaMinutes, maghribAngle) = (own.ishaAngle, own.ishaMinutes, own.maghribAngle)
      return
    }
    let method = PrayerMethod.Name(rawValue: calculation.method).map { PrayerMethod.named($0) } ?? .standard
    (fajrAngle, maghribAngle) = (method.angles.fajr, method.angles.maghrib)
    switch method.angles.isha {
    case .angle(let angle): (ishaAngle, ishaMinutes) = (angle, nil)
    case .minutes(let minutes): (ishaAngle, ishaMinutes) = (nil, minutes)
    }
  }

  var fields: [Element] {
    let twilight = CustomPrayerMethod.twilightAngles
    let angles = Action.Limits(Int(twilight.lowerBound), Int(twilight.upperBound), decimals: 2, unit: "°")
    let minutes = CustomPrayerMethod.ishaMinutes
    let language = strings.language
    return [
      field(
        .fajrAngle, language.say(cs: "Úhel pro fadžr", en: "Angle for Fajr"), angles,
        beside: [.ishaAngle, .ishaMinutes, .maghribAngle]),
      field(
        .ishaAngle, language.say(cs: "Úhel pro išu", en: "Angle for Isha"), angles, beside: [.fajrAngle, .maghribAngle]),
      field(
        .ishaMinutes, language.say(cs: "Iša po západu slunce", en: "Isha after Sunset"),
        Action.Limits(minutes.lowerBound, minutes.upperBound, unit: "min"), beside: [.fajrAngle, .maghribAngle]),
    ]
  }

  /// What defines the method in force: `Fajr 18°, Isha 17°`. Nil if its times come from a table.
  var summary: String? {
    if isOfTable { return nil }
    let isha = ishaAngle.map(degrees) ?? ishaMinutes.map { "\($0) min" }
    let parts: [(PrayerEvent, String?)] = [
      (.fajr, degrees(fajrAngle)), (.maghrib, maghribAngle.map(degrees)), (.isha, isha),
    ]
    let names = parts.compactMap { event, value in
      value.map { strings.language.say(cs: strings.name(event).lowercased(), en: strings.name(event)) + " \($0)" }
    }
    return capitalized(names.joined(separator: ", "))
  }

  private func degrees(_ angle: Double) -> String { "\(strings.language.decimal(angle))°" }

  private enum Part: String {
    case fajrAngle, ishaAngle, ishaMinutes, maghribAngle

    var option: String {
      switch self {
      case .fajrAngle: "--fajr-angle"
      case .ishaAngle: "--isha-angle"
      case .ishaMinutes: "--isha-minutes"
      case .maghribAngle: "--maghrib-angle"
      }
    }
  }

  private func value(of part: Part) -> Double? {
    switch part {
    case .fajrAngle: fajrAngle
    case .ishaAngle: ishaAngle
    case .ishaMinutes: ishaMinutes.map(Double.init)
    case .maghribAngle: maghribAngle
    }
  }

  /// Returns a field for one value of the method, such as an angle.
  /// - Parameters:
  ///   - part: the value that the field changes.
  ///   - name: the field's label.
  ///   - limits: the valid range.
  ///   - others: the method's other values, which are sent together with this one.
  private func field(_ part: Part, _ name: String, _ limits: Action.Limits, beside others: [Part]) -> Element {
    var parameters: [String: Action.Parameter] = ["method": .text(CalculationInput.customMethod)]
    var line = ["prayer", "method", CalculationInput.customMethod]
    for other in others {
      guard let number = self.value(of: other) else { continue }
      parameters["custom/\(other.rawValue)"] = Action.Parameter(number)
      line += [other.option, Self.number(number)]
    }
    return Element(
      .numericField, name, value: value(of: part).map(Self.number) ?? "", type: .body,
      action: Action(
        SetCalculation.method, parameters,
        input: Action.Input("custom/\(part.rawValue)", .number, limits: limits)),
      command: ShellCommand.recordbook(line + [part.option, part == .ishaMinutes ? "MINUTES" : "DEGREES"]), saves: true)
  }

  /// Returns a number as number fields and commands need it: with a decimal point, whatever the language.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }
}
