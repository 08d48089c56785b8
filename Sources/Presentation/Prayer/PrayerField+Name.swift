import KernelDomain
import KernelPresentation
import PrayerDomain

extension PrayerField {
  /// Returns the field's name as it is written within a sentence.
  func name(_ language: Language) -> String {
    switch self {
    case .latitude: language.say(cs: "zeměpisná šířka", en: "the latitude")
    case .longitude: language.say(cs: "zeměpisná délka", en: "the longitude")
    case .fajrAngle: language.say(cs: "úhel pro fadžr", en: "the angle for Fajr")
    case .ishaAngle: language.say(cs: "úhel pro išu", en: "the angle for Isha")
    case .ishaMinutes: language.say(cs: "počet minut iši po západu", en: "the minutes of Isha after sunset")
    case .maghribAngle: language.say(cs: "úhel pro maghrib", en: "the angle for Maghrib")
    case .latitudeLimit: language.say(cs: "nejvyšší šířka pro výpočet", en: "the latitude limit")
    case .adjust: language.say(cs: "počet vlastních minut", en: "your own minutes")
    case .hijriAdjust: language.say(cs: "posun data hidžry ve dnech", en: "the Hijri date offset in days")
    case .minutes: language.say(cs: "počet minut", en: "the number of minutes")
    case .count: language.say(cs: "počet", en: "the number")
    case .share: language.say(cs: "podíl v procentech", en: "the share in percent")
    case .excusedDaysPerMonth: language.say(cs: "počet omluvených dnů v měsíci", en: "the excused days per month")
    case .units: language.say(cs: "počet rakaátů", en: "the number of units")
    case .imsak: language.say(cs: "počet minut imsáku", en: "the minutes of imsak")
    case .alarm: language.say(cs: "počet minut upozornění", en: "the minutes of the alarm")
    case .quiet: language.say(cs: "minuta tichých hodin", en: "the minute of quiet hours")
    }
  }
}
