import KernelDomain
import RunningDomain

/// Writes a run as a TCX file (Training Center Database) with all data of its fixes. The laps are those that the user
/// marked with the lap button; if there are none, the whole run is one lap. A lap's time excludes pauses, so that
/// programs that read the file can recognise the pauses.
enum TCXWriter {
  static func file(of corrected: CorrectedRun) -> (bytes: [UInt8], fixCount: Int) {
    let run = corrected.run
    let measured = corrected.measured
    var text = XMLText()
    text.put("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<TrainingCenterDatabase")
    text.put(" xmlns=\"http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2\"")
    text.put(" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n<Activities>\n<Activity Sport=\"")
    text.put(run.kind == .running ? "Running" : "Other")
    text.put("\">")
    text.element("Id", run.start.description)
    let measures = RunMeasures(run, measured)
    let laps = LapRule.laps(of: run, measures)
    let lengths = ExportedLapLengths.complete(
      ExportedLapLengths.lengths(of: laps, in: run, measures.timeline), length: measured.length)
    var count = 0
    for (index, lap) in laps.enumerated() {
      let stretch = lap.stretch
      let (start, end) = (run.start + stretch.start, run.start + stretch.start + stretch.elapsed)
      let isLast = index + 1 == laps.count
      let fixes = run.fixes.filter { $0.time >= start && (isLast || $0.time < end) }
      text.put("\n<Lap StartTime=\"")
      text.put(start.description)
      text.put("\">")
      text.element("TotalTimeSeconds", XMLText.decimal(stretch.active, places: 3))
      text.element("DistanceMeters", XMLText.decimal(lengths[index], places: 3))
      text.element("Calories", "\(index == 0 ? min(run.device.calories ?? 0, mostCalories) : 0)")
      if let heartRate = stretch.heartRate {
        write(heartRate.average, as: "AverageHeartRateBpm", &text)
        write(heartRate.max, as: "MaximumHeartRateBpm", &text)
      }
      text.put("<Intensity>Active</Intensity><TriggerMethod>Manual</TriggerMethod>")
      if !fixes.isEmpty {
        text.put("\n<Track>\n")
        for fix in fixes { write(fix, &text) }
        text.put("</Track>")
      }
      count += fixes.count
      text.put("</Lap>")
    }
    if run.kind != .running {
      text.put("\n<Extensions><rb:kind xmlns:rb=\"urn:recordbook:track\">")
      text.escape(run.kind.word)
      text.put("</rb:kind></Extensions>")
    }
    text.put("\n<Creator xsi:type=\"Device_t\">")
    text.element("Name", run.source)
    text.put("</Creator></Activity>\n</Activities>\n</TrainingCenterDatabase>\n")
    return (text.bytes, count)
  }

  /// The maximum number of kilocalories that the TCX schema allows for a lap.
  private static let mostCalories: Int64 = 65_535

  private static func write(_ rate: Int64, as name: StaticString, _ text: inout XMLText) {
    text.put("<\(name)>")
    text.element("Value", "\(rate)")
    text.put("</\(name)>")
  }

  private static func write(_ fix: RunFix, _ text: inout XMLText) {
    text.put("<Trackpoint>")
    text.element("Time", fix.time.description)
    if let position = fix.position {
      text.put("<Position>")
      text.element("LatitudeDegrees", XMLText.decimal(Int64(position.latitude), places: 7))
      text.element("LongitudeDegrees", XMLText.decimal(Int64(position.longitude), places: 7))
      text.put("</Position>")
    }
    if let elevation = fix.elevation { text.element("AltitudeMeters", XMLText.decimal(Int64(elevation), places: 2)) }
    if let odometer = fix.odometer { text.element("DistanceMeters", XMLText.decimal(odometer, places: 3)) }
    if let rate = fix.heartRate {
      text.put("<HeartRateBpm>")
      text.element("Value", "\(rate)")
      text.put("</HeartRateBpm>")
    }
    if let cadence = fix.cadence { text.element("Cadence", "\(cadence)") }
    text.put("</Trackpoint>\n")
  }
}
