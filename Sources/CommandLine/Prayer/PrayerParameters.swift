import KernelCommandLine
import KernelDomain
import PrayerDomain

/// Parameters and options that several commands share.
extension Parameter {
  static let prayer = Parameter(
    "PRAYER", .choice(Prayer.allCases.map(\.rawValue)),
    help: LocalizedText(cs: "modlitba, i česky: fadžr, zuhr, iša …", en: "a prayer, such as fajr"))
  static let status = Parameter(
    "STATUS", .choice(PrayerStatus.allCases.map(\.rawValue)),
    help: LocalizedText(cs: "záznam, i česky: včas, později …", en: "how it was prayed, or not"))
  static let prayers = Parameter(
    "PRAYERS", help: LocalizedText(cs: "modlitby s čárkami mezi nimi", en: "prayers with commas between"))
  static let minutes = Parameter("MINUTES", help: LocalizedText(cs: "počet minut", en: "a number of minutes"))
  static let degrees = Parameter("DEGREES", help: LocalizedText(cs: "stupně", en: "degrees"))
  static let prayerOfDay = Parameter(
    "DAY/PRAYER",
    help: LocalizedText(cs: "modlitba dne, třeba 2026-11-22/isha", en: "a prayer of a day: 2026-11-22/isha"))
  static let instant = Parameter(
    "TIME",
    help: LocalizedText(cs: "okamžik, třeba 2026-11-22T05:41:00+01:00", en: "an instant: 2026-11-22T05:41:00+01:00"))

  static func day(_ name: String) -> Parameter {
    Parameter(name, help: LocalizedText(cs: "den, třeba 2026-11-22", en: "a day, such as 2026-11-22"))
  }
}

extension Option {
  static let day = Option(
    "day", .day("DAY"),
    help: LocalizedText(
      cs: "Kterého dne; jinak posledního, v němž už začala", en: "Of which day; else the latest on which it has begun"))
  static let prayers = Option(
    "prayers", .prayers, help: LocalizedText(cs: "Jen tyto modlitby: fajr,isha", en: "Only these prayers: fajr,isha"))
  static let zone = Option(
    "zone",
    Parameter(
      "ZONE", help: LocalizedText(cs: "časové pásmo, třeba Europe/Prague", en: "a time zone, such as Europe/Prague")),
    help: LocalizedText(
      cs: "Pásmo souřadnic; jinak pásmo tohoto počítače", en: "Of the coordinates; else that of this machine"))
  static let since = Option(
    "from", .instant, help: LocalizedText(cs: "Odkdy platí; jinak od teď", en: "From when on it holds; else from now"))
}
