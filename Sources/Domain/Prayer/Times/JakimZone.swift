/// A zone for which Malaysia's department of Islamic development (JAKIM) publishes prayer times. The method `malaysia`
/// calculates the times at a single point of the zone, and adds minutes to them. The point and the minutes are chosen
/// so that the results match the published tables.
package struct JakimZone: Hashable, Sendable {
  /// The zone's code, such as `WLY01`.
  package let code: String
  package let state: String
  /// The zone's districts, as JAKIM states them.
  package let districts: String
  /// The latitude of the zone's point, in degrees. `longitude` is also in degrees.
  let latitude: Double
  let longitude: Double
  /// The number of minutes added to the calculated sunrise. The three values `sunrise`, `maghrib` and `isha` replace
  /// the method's own minutes.
  let sunrise: Double
  let maghrib: Double
  let isha: Double

  /// All zones, sorted by state and code.
  package static let all: [JakimZone] = JakimZoneTable.text.split(separator: "\n").map(JakimZone.init(line:))

  /// Finds a zone by its code, ignoring case; nil if no zone has this code.
  package static func zone(_ code: String) -> JakimZone? {
    let wanted = code.uppercased()
    return all.first { $0.code == wanted }
  }

  private init(line: Substring) {
    let cells = line.split(separator: ";", omittingEmptySubsequences: false)
    func number(_ cell: Int) -> Double { Double(Int(cells[cell]) ?? 0) }
    code = String(cells[0])
    latitude = number(1) / 100
    longitude = number(2) / 100
    sunrise = number(3)
    maghrib = number(4)
    isha = number(5)
    state = String(cells[6])
    districts = String(cells[7])
  }
}
