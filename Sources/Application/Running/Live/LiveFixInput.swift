package import KernelApplication
package import KernelDomain
import RunningDomain

/// A fix as a program of hers gives it: in degrees and metres.
package struct LiveFixInput: Codable, Hashable, Sendable {
  package var time: GivenInstant
  package var lat: Double?
  package var lon: Double?
  /// Metres around the position in which the device believes itself to be.
  package var accuracy: Double?
  package var elevation: Double?
  package var odometer: Double?
  package var heartRate: Int?
  package var cadence: Int?

  package static let schema = Schema(
    "RunFix", "What a device noted at one moment of a run.",
    [
      .init("time", GivenInstant.schema, "When."),
      .optional("lat", .number, "To the north.", unit: .of("degrees")),
      .optional("lon", .number, "To the east.", unit: .of("degrees")),
      .optional(
        "accuracy", .number, "How far off the position may be; negative where the device knows none.", unit: .metres),
      .optional("elevation", .number, "Above sea level.", unit: .metres),
      .optional("odometer", .number, "What the device has counted so far.", unit: .metres),
      .optional("heartRate", .integer, "Beats.", unit: .of("beats a minute")),
      .optional("cadence", .integer, "Steps of one foot.", unit: .of("steps a minute")),
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

  /// The fixes of an array, read at once; nil where it holds anything but fixes as they mostly are, or the decoder cannot.
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

  /// In the book's units, each number rounded to the nearest, ties away from zero; what is none of its kind is left out.
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
