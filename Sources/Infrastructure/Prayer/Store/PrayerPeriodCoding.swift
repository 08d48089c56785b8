import JSONCoding
import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain

/// Periods as the journal and files keep them; what is as usual is left out.
///
///     {"from":"2026-11-22T04:50:00Z","latitude":50.0875,"longitude":14.4214,"zone":"Europe/Prague","name":"Prague",
///      "method":"custom","fajrAngle":18,"ishaMinutes":90,"school":"hanafi","adjust":{"fajr":2}}
enum PrayerPeriodCoding {
  private static let custom = "custom"

  static func write(_ period: PrayerPeriod, _ writer: inout JSONWriter) {
    if let from = period.from {
      writer.key("from")
      writer.string(from.description)
    }
    number("latitude", period.place.latitude, &writer)
    number("longitude", period.place.longitude, &writer)
    writer.key("zone")
    writer.string(period.place.zone)
    if let name = period.place.name {
      writer.key("name")
      writer.string(name)
    }
    write(period.calculation, &writer)
  }

  private static func write(_ calculation: PrayerCalculation, _ writer: inout JSONWriter) {
    let usual = try? PrayerCalculation()
    write(calculation.method, &writer)
    if calculation.school != usual?.school { word("school", calculation.school.rawValue, &writer) }
    if calculation.rule != usual?.rule { word("rule", calculation.rule.rawValue, &writer) }
    if let limit = calculation.latitudeLimit {
      writer.key("latitudeLimit")
      writer.integer(limit)
    }
    if calculation.polar != usual?.polar { word("polar", calculation.polar.rawValue, &writer) }
    if calculation.shafaq != usual?.shafaq { word("shafaq", calculation.shafaq.rawValue, &writer) }
    guard calculation.adjust != EventValues(0) else { return }
    writer.key("adjust")
    writer.beginObject()
    for event in PrayerEvent.allCases where calculation.adjust[event] != 0 {
      writer.key(event.rawValue)
      writer.integer(calculation.adjust[event])
    }
    writer.endObject()
  }

  private static func write(_ method: PrayerMethod, _ writer: inout JSONWriter) {
    switch method {
    case .named(let name): word("method", name.rawValue, &writer)
    case .custom(let method):
      word("method", custom, &writer)
      number("fajrAngle", method.fajrAngle, &writer)
      switch method.isha {
      case .angle(let angle): number("ishaAngle", angle, &writer)
      case .minutes(let minutes):
        writer.key("ishaMinutes")
        writer.integer(minutes)
      }
      if let angle = method.maghribAngle { number("maghribAngle", angle, &writer) }
    }
  }

  private static func word(_ name: StaticString, _ word: String, _ writer: inout JSONWriter) {
    writer.key(name)
    writer.string(word)
  }

  private static func number(_ name: StaticString, _ value: Double, _ writer: inout JSONWriter) {
    writer.key(name)
    // Each lies within a range that was checked.
    try? writer.double(value)
  }

  // MARK: Reading

  static func read(_ reader: inout JSONReader) throws(JSONError) -> PrayerEntryRead {
    let members = try Members(&reader)
    let period: PrayerPeriod?
    do {
      period = try members.period
    } catch {
      period = nil
    }
    guard let period else { throw reader.failure(.prayer(.unreadableEntry)) }
    return PrayerEntryRead(edit: .putPeriod(period), news: members.news)
  }

  /// What was read of a period, in whatever order it was written.
  private struct Members {
    var from: Timestamp?
    var numbers: [String: Double] = [:]
    var zone: String?
    var name: String?
    var method = ""
    var ishaMinutes: Int?
    var school = AsrSchool.standard
    var rule = HighLatitudeRule.automatic
    var latitudeLimit: Int?
    var polar = PolarDays.undefined
    var shafaq = Shafaq.general
    var adjust = EventValues(0)
    var news: [PrayerEntryRead.News] = []

    init(_ reader: inout JSONReader) throws(JSONError) {
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "from": from = try PrayerEditCoding.instant(&reader)
        case "latitude", "longitude", "fajrAngle", "ishaAngle", "maghribAngle":
          let name = key.string
          numbers[name] = try reader.double()
        case "zone": zone = try reader.string()
        case "name": name = try reader.string()
        case "method": method = try reader.string()
        case "ishaMinutes": ishaMinutes = try reader.int()
        case "school": school = try PrayerEditCoding.value(&reader)
        case "rule": rule = try PrayerEditCoding.value(&reader)
        case "latitudeLimit": latitudeLimit = try reader.int()
        case "polar": polar = try PrayerEditCoding.value(&reader)
        case "shafaq": shafaq = try PrayerEditCoding.value(&reader)
        case "adjust": try readAdjust(&reader)
        case "news":
          try reader.beginArray()
          while try reader.nextElement() { news.append(try PrayerEditCoding.value(&reader)) }
        // Of a line that is sealed.
        case "crc": try reader.skipValue()
        default: throw reader.failure(.prayer(.unreadableEntry), at: key)
        }
      }
    }

    private mutating func readAdjust(_ reader: inout JSONReader) throws(JSONError) {
      try reader.beginObject()
      while let key = try reader.nextKey() {
        guard let event = PrayerEvent(rawValue: key.string) else {
          throw reader.failure(.prayer(.unreadableEntry), at: key)
        }
        adjust[event] = try reader.int()
      }
    }

    /// Nil where something is missing.
    var period: PrayerPeriod? {
      get throws(PrayerInputError) {
        guard let latitude = numbers["latitude"], let longitude = numbers["longitude"], let zone else { return nil }
        let method: PrayerMethod
        if let name = PrayerMethod.Name(rawValue: self.method) {
          method = .named(name)
        } else if self.method == custom {
          method = .custom(
            try CustomPrayerMethod(
              fajrAngle: numbers["fajrAngle"], ishaAngle: numbers["ishaAngle"], ishaMinutes: ishaMinutes,
              maghribAngle: numbers["maghribAngle"]))
        } else {
          return nil
        }
        return PrayerPeriod(
          from: from, place: try PrayerPlace(latitude: latitude, longitude: longitude, zone: zone, name: name),
          calculation: try PrayerCalculation(
            method: method, school: school, rule: rule, latitudeLimit: latitudeLimit, polar: polar, shafaq: shafaq,
            adjust: adjust))
      }
    }
  }
}
