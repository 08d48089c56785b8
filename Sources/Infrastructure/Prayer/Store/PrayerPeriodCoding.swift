import JSONCoding
import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain

/// Encodes periods as JSON for the journal and for files. Default values are left out.
///
///     {"from":"2026-11-22T04:50:00Z","latitude":50.0875,"longitude":14.4214,"zone":"Europe/Prague","name":"Prague",
///      "method":"custom","fajrAngle":18,"ishaMinutes":90,"school":"hanafi","adjust":{"fajr":2}}
enum PrayerPeriodCoding {
  private static let custom = "custom"

  // MARK: Writing

  static func fields(of period: PrayerPeriod) -> JSONFields {
    let head: JSONFields = [
      "from": period.from, "latitude": period.place.latitude, "longitude": period.place.longitude,
      "zone": period.place.zone, "name": period.place.name,
    ]
    let (calculation, usual) = (period.calculation, try? PrayerCalculation())
    return head + fields(of: calculation.method) + [
      "school": calculation.school.unless(usual?.school), "rule": calculation.rule.unless(usual?.rule),
      "latitudeLimit": calculation.latitudeLimit, "polar": calculation.polar.unless(usual?.polar),
      "shafaq": calculation.shafaq.unless(usual?.shafaq), "jakimZone": calculation.jakimZone?.code,
      "adjust": calculation.adjust.unless(EventValues(0)),
    ]
  }

  private static func fields(of method: PrayerMethod) -> JSONFields {
    switch method {
    case .named(let name): return ["method": name]
    case .custom(let method):
      var (angle, minutes): (Double?, Int?)
      switch method.isha {
      case .angle(let degrees): angle = degrees
      case .minutes(let count): minutes = count
      }
      return [
        "method": custom, "fajrAngle": method.fajrAngle, "ishaAngle": angle, "ishaMinutes": minutes,
        "maghribAngle": method.maghribAngle,
      ]
    }
  }

  // MARK: Reading

  /// Parses a period, which has one place and one calculation method; nil if a value in it is out of range.
  static func period(_ object: inout JSONObject) throws(JSONError) -> PrayerPeriod? {
    guard let method = try method(&object) else { return nil }
    let zone: String? = try object["jakimZone"]
    return try? PrayerPeriod(
      from: object["from"],
      place: PrayerPlace(
        latitude: object["latitude"], longitude: object["longitude"], zone: object["zone"], name: object["name"]),
      calculation: PrayerCalculation(
        method: method, school: object["school"] ?? .standard, rule: object["rule"] ?? .automatic,
        latitudeLimit: object["latitudeLimit"], polar: object["polar"] ?? .undefined,
        shafaq: object["shafaq"] ?? .general, adjust: object["adjust"] ?? EventValues(0),
        jakimZone: zone.flatMap(JakimZone.zone)))
  }

  private static func method(_ object: inout JSONObject) throws(JSONError) -> PrayerMethod? {
    let word: String = try object["method"]
    guard word == custom else { return PrayerMethod.Name(rawValue: word).map { .named($0) } }
    let method = try? CustomPrayerMethod(
      fajrAngle: object["fajrAngle"], ishaAngle: object["ishaAngle"], ishaMinutes: object["ishaMinutes"],
      maghribAngle: object["maghribAngle"])
    return method.map { .custom($0) }
  }
}

extension PrayerMethod.Name: JSONValue {}
extension AsrSchool: JSONValue {}
extension HighLatitudeRule: JSONValue {}
extension PolarDays: JSONValue {}
extension Shafaq: JSONValue {}

/// Encodes the minutes by which the user adjusts the calculated times of prayers and of sunrise. A time that is not
/// adjusted is left out.
extension EventValues: JSONValue where Value == Int {
  static func read(_ reader: inout JSONReader) throws(JSONError) -> EventValues<Int> {
    var values = EventValues(0)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      guard let event = PrayerEvent(rawValue: key.string) else {
        throw reader.failure(.prayer(.unreadableEntry), at: key)
      }
      values[event] = try reader.int()
    }
    return values
  }

  func write(_ writer: inout JSONWriter) {
    writer.beginObject()
    for event in PrayerEvent.allCases where self[event] != 0 {
      writer.key(event.rawValue)
      writer.integer(self[event])
    }
    writer.endObject()
  }
}
