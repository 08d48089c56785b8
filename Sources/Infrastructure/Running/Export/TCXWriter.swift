import KernelDomain
import RunningDomain

/// Writes a run as a TCX file (Training Center Database) with all data of its fixes. The laps are those of the lap
/// button; if there are none, the whole run is one lap. A lap's time excludes pauses, so that programs that read the
/// file can find them.
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
    var starts = run.laps.map(\.start).filter { $0 > run.start && $0 < run.end }
    starts.insert(run.start, at: 0)
    var count = 0
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : run.end
      let isLast = index + 1 == starts.count
      let fixes = run.fixes.filter { $0.time >= start && (isLast || $0.time < end) }
      let paused = measured.pauses.reduce(0) { $0 + max(0, min($1.end, end) - max($1.start, start)) }
      text.put("\n<Lap StartTime=\"")
      text.put(start.description)
      text.put("\">")
      text.element("TotalTimeSeconds", XMLText.decimal(end - start - paused, places: 3))
      text.element(
        "DistanceMeters", XMLText.decimal(length(of: run, measured, start: start, end: end, starts.count), places: 3))
      text.element("Calories", index == 0 ? "\(run.device.calories ?? 0)" : "0")
      text.put("<Intensity>Active</Intensity><TriggerMethod>Manual</TriggerMethod>\n<Track>\n")
      for fix in fixes { write(fix, &text) }
      count += fixes.count
      text.put("</Track></Lap>")
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

  /// Returns a lap's length in millimetres. If the run has only one lap, this is the run's length; otherwise it is what
  /// the device measured, or 0.
  private static func length(
    of run: Run, _ measured: MeasuredRun, start: Timestamp, end: Timestamp, _ laps: Int
  ) -> Int64 {
    laps == 1 ? measured.length : run.laps.first { $0.start == start }?.length ?? 0
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
