import JSONCoding
import KernelDomain
import RunningApplication

/// A report of gpsd, the GPS daemon. Once the receiver knows the position, reports of the class TPV contain it.
struct GPSDReport {
  /// The position that the report states, and its time; nil if the report contains no position.
  private(set) var fix: LiveFixInput?

  /// Parses a report of gpsd; nil if the line is anything else.
  init?(_ line: [UInt8]) throws(JSONError) {
    let report = try JSONReader.read(line) { (reader) throws(JSONError) in try Members(&reader) }
    guard let name = report.name else { return nil }
    // In mode 1 there is no fix, mode 2 lacks the elevation, mode 3 has everything.
    guard name == "TPV", report.mode >= 2, let time = report.time else { return }
    var fix = LiveFixInput(time: time, lat: report.lat, lon: report.lon)
    guard fix.lat != nil, fix.lon != nil else { return }
    fix.accuracy = report.accuracy ?? report.axes.max()
    fix.elevation = report.mode >= 3 ? report.elevation : nil
    self.fix = fix
  }

  private struct Members {
    var name: String?
    var mode = 0
    var time: Timestamp?
    var lat: Double?
    var lon: Double?
    var elevation: Double?
    /// The estimated horizontal error (`eph`), in metres; nil if the report does not contain it.
    var accuracy: Double?
    /// The estimated errors in longitude and latitude (`epx` and `epy`), in metres.
    var axes: [Double] = []

    init(_ reader: inout JSONReader) throws(JSONError) {
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch (key, reader.nextKind()) {
        case ("class", .string): name = try reader.string()
        case ("mode", .number): mode = Int(exactly: try reader.double()) ?? 0
        case ("time", .string): time = GivenInstant(try reader.string())?.instant
        case ("lat", .number): lat = try reader.double()
        case ("lon", .number): lon = try reader.double()
        case ("altMSL", .number): elevation = try reader.double()
        // The member's name in older versions of gpsd.
        case ("alt", .number):
          let number = try reader.double()
          elevation = elevation ?? number
        case ("eph", .number): accuracy = try reader.double()
        case ("epx", .number), ("epy", .number): axes.append(try reader.double())
        default: try reader.skipValue()
        }
      }
    }
  }
}
