import JSONCoding
import KernelApplication
import RunningApplication

/// Encodes the details of runs in the list: everything that the list shows besides times and distances.
extension RunDerived {
  /// The details that are true or false, each stored as one bit of a number.
  private enum Flag: Int64 {
    case totals = 1
    case part = 2
    case commute = 4
    case indoor = 8
    case byHand = 16
    case impossible = 32
  }

  /// Writes `flags,ascent,kilocalories,effort,note,shoes,[tags],heartAverage,heartMax`. Unknown values and empty lists of
  /// tags are null.
  static func writeDetails(_ run: RunListing, _ writer: inout JSONWriter) {
    var flags: Int64 = 0
    func add(_ flag: Flag, _ isOn: Bool) { if isOn { flags |= flag.rawValue } }
    add(.totals, run.recorded == .totals)
    add(.part, run.recorded == .part)
    add(.commute, run.commute == true)
    add(.indoor, run.indoor == true)
    add(.byHand, run.byHand == true)
    add(.impossible, run.impossible == true)
    writer.integer(flags)
    writer.optional(run.ascentCentimetres)
    writer.optional(run.kilocalories)
    writer.optional(run.effort.map { Int64($0) })
    writer.optional(run.note)
    writer.optional(run.shoes)
    if let tags = run.tags {
      writer.beginArray()
      for tag in tags { writer.string(tag) }
      writer.endArray()
    } else {
      writer.null()
    }
    writer.optional(run.heartRate?.average)
    writer.optional(run.heartRate?.maximum)
  }

  static func readDetails(_ run: inout RunListing, _ reader: inout JSONReader) throws(JSONError) {
    func number(_ reader: inout JSONReader) throws(JSONError) -> Int64? {
      try reader.expectElement()
      return reader.takeNull() ? nil : try reader.int64()
    }
    func text(_ reader: inout JSONReader) throws(JSONError) -> String? {
      try reader.expectElement()
      return reader.takeNull() ? nil : try reader.string()
    }
    let flags = try number(&reader) ?? 0
    func has(_ flag: Flag) -> Bool? { flags & flag.rawValue != 0 ? true : nil }
    run.recorded = has(.totals) == true ? .totals : has(.part) == true ? .part : nil
    (run.commute, run.indoor, run.byHand) = (has(.commute), has(.indoor), has(.byHand))
    run.impossible = has(.impossible)
    run.ascentCentimetres = try number(&reader)
    run.kilocalories = try number(&reader)
    run.effort = try number(&reader).map { Int($0) }
    run.note = try text(&reader)
    run.shoes = try text(&reader)
    try reader.expectElement()
    if !reader.takeNull() { run.tags = try reader.list { (reader) throws(JSONError) in try reader.string() } }
    let (average, maximum) = (try number(&reader), try number(&reader))
    if let average, let maximum {
      run.heartRate = RunHeartRateView.Level(average: average, maximum: maximum)
    }
  }
}
