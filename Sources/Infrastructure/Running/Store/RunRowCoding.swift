package import JSONCoding
import KernelApplication
import KernelDomain
package import RunningDomain
import Storage

/// Encodes the runs of a year (in UTC) as a file, without their fixes: one run per line, each with a checksum. The
/// times of laps, pauses and efforts are in milliseconds from the run's start. Unknown values are left out; in arrays
/// they are null.
///
///     {"id":"r20150815T144508Z","source":"Watch","kind":"running","start":1439649908000,"end":…,"utcOffset":7200,
///      "track":…,"fixes":3600,"length":10012345,"laps":[[0,300000,1000000]],"efforts":[["5km",0,1500000,0]],
///      "heart":[148,166,3498000],…}
///
/// A row of an older version lacks `route` and `heart`. They are empty for a run that has neither.
package enum RunRowCoding {
  package static func encode(_ rows: [RunRow]) -> [UInt8] {
    JSONWriter.bytes(capacity: 64 + rows.count * 1_024) { writer in
      writer.beginObject()
      writer.beginArray("runs")
      for row in rows {
        writer.lineBreakBeforeValue()
        let start = writer.count
        write(row, &writer)
        SealedLine.seal(&writer, from: start)
      }
      writer.lineBreak()
      writer.endArray()
      writer.endObject()
      writer.lineBreak()
    }
  }

  package static func decode(_ bytes: [UInt8]) throws(JSONError) -> [RunRow] {
    try JSONReader.read(bytes) { (reader) throws(JSONError) in
      var rows: [RunRow] = []
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "runs": rows = try reader.list { (reader) throws(JSONError) in try read(&reader) }
        case "earlier": try reader.skipValue()
        default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
        }
      }
      return rows
    }
  }

  // MARK: Writing

  /// Writes a run as an object without its closing brace, so that a checksum can be added before the brace.
  static func write(_ row: RunRow, _ writer: inout JSONWriter) {
    writer.beginObject()
    writeIdentity(row, &writer)
    writeMeasures(row.measured, from: row.run.start, &writer)
    if row.originals != [row.id] {
      writer.list("originals", row.originals) { id, writer in writer.string(id.description) }
    }
    if !row.confirmed.isEmpty {
      writer.list("confirmed", row.confirmed.map(\.rawValue).sorted()) { name, writer in writer.string(name) }
    }
    if row.isRemoved {
      writer.member("removed", true)
    }
  }

  private static func writeIdentity(_ row: RunRow, _ writer: inout JSONWriter) {
    let run = row.run
    func put(_ key: StaticString, _ text: String?) {
      guard let text else { return }
      writer.key(key)
      writer.string(text)
    }
    func put(_ key: StaticString, _ number: Int64?) {
      guard let number else { return }
      writer.key(key)
      writer.integer(number)
    }
    func put(_ key: StaticString, _ flag: Bool) {
      guard flag else { return }
      writer.key(key)
      writer.bool(true)
    }
    put("id", run.id.description)
    put("source", run.source)
    put("name", run.name)
    put("kind", run.kind.word)
    put("start", run.start.milliseconds)
    put("end", run.end.milliseconds)
    put("zone", run.zone)
    put("utcOffset", run.utcOffset.map { Int64($0) })
    put("track", Int64(row.track))
    put("fixes", Int64(row.fixCount))
    if row.trackFile.number > 0 { put("file", "\(run.id)-i\(row.trackFile.number)") }
    put("odometer", row.hasOdometer)
    put("infersPauses", run.infersPauses)
    put("pausesStanding", run.pausesStanding)
    put("countsFromZero", run.skipsFirstCount)
    put("deviceLength", run.device.length)
    put("deviceActive", run.device.active)
    put("deviceElapsed", run.device.elapsed)
    put("deviceAscent", run.device.ascent)
    put("calories", run.device.calories)
    put("format", run.origin.format?.rawValue)
    put("detail", run.origin.detail)
    put("guessed", run.origin.isGuessed)
    put("byHand", run.origin.isByHand)
    put("part", run.origin.isPart)
    put("note", run.origin.note)
    put("gear", run.origin.gear)
    put("commute", run.origin.isCommute)
    put("untold", run.origin.finding.isUntold)
    put("indoor", run.origin.isIndoor)
    put("exertion", run.origin.exertion.map { Int64($0) })
    put("plan", run.origin.plan)
    if let stated = run.origin.statedLength {
      writer.key("stated")
      writer.integers(stated.length, stated.measured)
    }
    if !run.origin.tags.isEmpty { writer.list("tags", run.origin.tags) { tag, writer in writer.string(tag) } }
    if run.laps.isEmpty { return }
    writer.list("laps", run.laps) { lap, writer in
      writer.beginArray()
      writer.integer(lap.start - run.start)
      writer.optional(lap.duration)
      writer.optional(lap.length)
      if let step = lap.step { writer.integer(step) }
      writer.endArray()
    }
  }

  private static func writeMeasures(_ measured: MeasuredRun, from start: Timestamp, _ writer: inout JSONWriter) {
    func put(_ key: StaticString, _ number: Int64?) {
      guard let number else { return }
      writer.key(key)
      writer.integer(number)
    }
    func put(_ key: StaticString, efforts: [Effort]) {
      writer.list(key, efforts) { effort, writer in
        writer.beginArray()
        writer.string(effort.distance.rawValue)
        writer.integer(effort.start)
        writer.integer(effort.end)
        writer.integer(effort.startLength)
        writer.endArray()
      }
    }
    func put(_ key: StaticString, splits: [RunSplit]) {
      writer.list(key, splits) { split, writer in writer.integers(split.length, split.active, split.elapsed) }
    }
    if let source = measured.source {
      writer.member("lengthFrom", source.rawValue)
    }
    put("length", measured.length)
    put("ascent", measured.ascent)
    put("descent", measured.descent)
    put("positions", Int64(measured.positions))
    put("rejected", Int64(measured.rejected))
    put("jumps", Int64(measured.jumps))
    writer.list("pauses", measured.pauses) { pause, writer in
      writer.beginArray()
      writer.integer(pause.start - start)
      writer.integer(pause.end - start)
      writer.string(pause.source.rawValue)
      writer.endArray()
    }
    writer.list("standings", measured.standings) { span, writer in writer.integers(span.lowerBound, span.upperBound) }
    put("kilometres", splits: measured.kilometres)
    put("miles", splits: measured.miles)
    put("efforts", efforts: measured.efforts)
    put("suspicious", efforts: measured.suspicious)
    if measured.route.isKnown { write(measured.route.value?.samples ?? [], &writer) }
    guard measured.heartRate.isKnown else { return }
    writer.beginArray("heart")
    if let heart = measured.heartRate.value {
      for number in [heart.average, heart.max, heart.known] { writer.integer(number) }
    }
    writer.endArray()
  }

  /// Writes the samples of a route as alternating latitudes and longitudes. Each is stored as the difference from the
  /// previous sample's; only the first latitude and longitude are stored in full.
  private static func write(_ samples: [RunPosition], _ writer: inout JSONWriter) {
    var last: (latitude: Int32, longitude: Int32) = (0, 0)
    writer.beginArray("route")
    for sample in samples {
      writer.integer(Int64(sample.latitude) - Int64(last.latitude))
      writer.integer(Int64(sample.longitude) - Int64(last.longitude))
      last = (sample.latitude, sample.longitude)
    }
    writer.endArray()
  }
}
