package import KernelApplication
package import KernelDomain
import RunningDomain

/// A fix (a position measured at a certain time) in an input, in degrees and metres.
package struct LiveFixInput: Codable, Hashable, Sendable {
  package var time: GivenInstant
  package var lat: Double?
  package var lon: Double?
  /// The device's own estimate of the position's error, in metres: the true position is probably within this radius.
  /// Nil if the device does not report it.
  package var accuracy: Double?
  package var elevation: Double?
  package var odometer: Double?
  package var heartRate: Int?
  package var cadence: Int?

  package static let schema = Schema(
    "RunFix", "A fix: what a device recorded at one moment of a run.",
    [
      .init("time", GivenInstant.schema, "The time of the fix."),
      .optional(
        "lat", .number, "The latitude in degrees, positive to the north; left out if there is no position.",
        unit: .of("degrees")),
      .optional(
        "lon", .number, "The longitude in degrees, positive to the east; left out if there is no position.",
        unit: .of("degrees")),
      .optional(
        "accuracy", .number,
        """
        The radius of uncertainty of the position, in metres; negative if the position is not valid, left out if it is \
        not known.
        """, unit: .metres),
      .optional(
        "elevation", .number, "The elevation above sea level, in metres; left out if it is not known.", unit: .metres),
      .optional(
        "odometer", .number, "The distance that the device has counted so far, in metres; left out if it counts none.",
        unit: .metres),
      .optional(
        "heartRate", .integer, "The heart rate, in beats per minute; left out if it is not known.",
        unit: .of("beats per minute")),
      .optional(
        "cadence", .integer, "The cadence, in steps of one foot per minute; left out if it is not known.",
        unit: .of("steps per minute")),
    ])

  package init(
    time: Timestamp, lat: Double? = nil, lon: Double? = nil, accuracy: Double? = nil, elevation: Double? = nil,
    odometer: Double? = nil, heartRate: Int? = nil, cadence: Int? = nil
  ) {
    self.time = GivenInstant(time)
    self.lat = lat
    self.lon = lon
    self.accuracy = accuracy
    self.elevation = elevation
    self.odometer = odometer
    self.heartRate = heartRate
    self.cadence = cadence
  }

  /// Decodes an array of fixes in one fast pass. Nil if the decoder does not support that, or if only ordinary
  /// decoding can handle one of the values.
  static func rows(_ decoder: any Decoder) -> [LiveFixInput]? {
    guard let decoder = decoder as? any RowsDecoder else { return nil }
    var fixes: [LiveFixInput] = []
    let numbers: [StaticString] = ["lat", "lon", "accuracy", "elevation", "odometer"]
    let isAllFixes = decoder.rows(
      text: "time", numbers: numbers, whole: ["heartRate", "cadence"]
    ) { text, numbers, whole in
      guard let time = GivenInstant(text) else { return false }
      fixes.append(
        LiveFixInput(
          time: time.instant, lat: numbers[0], lon: numbers[1], accuracy: numbers[2], elevation: numbers[3],
          odometer: numbers[4], heartRate: whole[0], cadence: whole[1]))
      return true
    }
    return isAllFixes ? fixes : nil
  }

  /// The fix in the units that the book stores. Each number is rounded to the nearest integer, ties away from zero.
  /// Values that are out of range are omitted.
  var fix: RunFix {
    var fix = RunFix(time: time.instant)
    if let latitude = LiveFixInput.whole(lat, 1e7), let longitude = LiveFixInput.whole(lon, 1e7) {
      fix.position = RunPosition(latitude: latitude, longitude: longitude)
    }
    if fix.position != nil { fix.accuracy = LiveFixInput.whole(accuracy, 1_000).map { Int32(clamping: $0) } }
    fix.elevation = LiveFixInput.whole(elevation, 100).flatMap { Int32(exactly: $0) }
    fix.odometer = LiveFixInput.whole(odometer, 1_000).flatMap { RunFix.odometers.contains($0) ? $0 : nil }
    fix.heartRate = LiveFixInput.rate(heartRate)
    fix.cadence = LiveFixInput.rate(cadence)
    return fix
  }

  private static func whole(_ number: Double?, _ factor: Double) -> Int64? {
    number.flatMap { Int64(exactly: ($0 * factor).rounded(.toNearestOrAwayFromZero)) }
  }

  private static func rate(_ number: Int?) -> Int16? {
    number.flatMap { (1...1_000).contains($0) ? Int16($0) : nil }
  }
}
