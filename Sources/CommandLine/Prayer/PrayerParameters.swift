import KernelCommandLine
import KernelDomain
import PrayerApplication
import PrayerDomain

/// The parameters and options that several commands about prayer share.
extension Parameter {
  static let prayer = Parameter(
    "PRAYER", .choice(Prayer.allCases.map(\.rawValue)),
    cs: "modlitba, i česky: fadžr, zuhr, iša …", en: "a prayer, such as fajr")
  static let owedPrayer = Parameter(
    "PRAYER", .choice(OwedPrayer.allCases.map(\.rawValue)),
    cs: "modlitba, i česky: fadžr, zuhr … vitr", en: "a prayer: fajr … isha, or witr")
  static let status = Parameter(
    "STATUS", .choice(PrayerStatus.allCases.map(\.rawValue)),
    cs: "záznam, i česky: včas, později …", en: "how it was prayed")
  static let prayers = Parameter("PRAYERS", cs: "modlitby s čárkami mezi nimi", en: "prayers, separated by commas")
  static let minutes = Parameter("MINUTES", cs: "počet minut", en: "a number of minutes").amount
  static let degrees = Parameter("DEGREES", cs: "stupně", en: "degrees")
  static let prayerOfDay = Parameter(
    "DAY/PRAYER", cs: "modlitba dne, třeba 2026-11-22/isha", en: "a prayer of a day: 2026-11-22/isha")
  static func excuse(_ names: PrayerNames) -> Parameter {
    Parameter("DAY/PRAYER", .name("prayer names \(names.rawValue)"), help: prayerOfDay.help).known(as: "from")
  }
  static let instant = Parameter(
    "TIME", .name("prayer names places"), cs: "den nebo okamžik: 2026-11-22, 2026-11-22T05:41:00+01:00",
    en: "a day or an instant: 2026-11-22, 2026-11-22T05:41:00+01:00"
  ).dated
  static let place = Parameter(
    "PLACE", .name("prayer cities --names"), cs: "město, nebo souřadnice jako 50.08,14.43",
    en: "a city, or coordinates as 50.08,14.43"
  ).joined
  static let method = Parameter(
    "METHOD", .choice(CalculationInput.methods), cs: "metoda výpočtu", en: "a method of calculation")

  static func words<Value: RawRepresentable<String>>(_ name: String, _ values: [Value]) -> Parameter {
    Parameter(name, .choice(values.map(\.rawValue)), cs: "jedno ze slov", en: "one of the words")
  }
}

extension Option {
  static let day = Option(
    "day", .day(),
    cs: "Kterého dne; jinak posledního, v němž už začala", en: "Which day (default: the latest on which it has begun)")
  static let prayers = Option(
    "prayers", .prayers, cs: "Jen tyto modlitby: fajr,isha", en: "Only these prayers: fajr,isha")
  static let zone = Option(
    "zone",
    Parameter(
      "ZONE", .name("prayer names zones"), cs: "časové pásmo, třeba Europe/Prague",
      en: "a time zone, such as Europe/Prague"),
    cs: "Pásmo souřadnic; jinak pásmo tohoto počítače", en: "The coordinates' zone (default: this machine's)")
  static let since = Option(
    "from", .instant, cs: "Odkdy platí; jinak od teď", en: "From when it applies (default: now)")
  static let school = Option(
    "school", .words("SCHOOL", AsrSchool.allCases), cs: "Škola pro asr", en: "The school for asr")
  static let zoneCode = Option(
    "zone-code",
    Parameter("CODE", .choice(JakimZone.all.map(\.code)), cs: "zóna, třeba WLY01", en: "a zone, such as WLY01")
      .known(as: "jakimZone"),
    cs: "Zóna Malajsie pro metodu malaysia", en: "The zone of Malaysia, for the method malaysia")

  /// A copy of this option for a member of the use case's input with another name, by which errors name it.
  func known(as field: String) -> Option {
    Option(name, short: short, parameter?.known(as: field), cs: help.cs, en: help.en)
  }
}
