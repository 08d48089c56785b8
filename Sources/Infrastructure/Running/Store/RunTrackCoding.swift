package import JSONCoding
import KernelApplication
import KernelDomain
package import RunningDomain

/// Encodes the fixes of a run as a file. Each kind of value is a column: an array of the differences between each value
/// and the previous one, with null for unknown values. Times are in whole seconds if possible, otherwise in
/// milliseconds. Columns without any values are left out.
///
///     {"run":"r20150815T144508Z","start":1439649908000,"tick":1000,"time":[0,1,1],"lat":[500875110,12,null],
///      "lon":[144213780,-8,null],"elevation":[23500,0,null],"heartRate":[92,1,0]}
package enum RunTrackCoding {
  package static func encode(_ track: RunTrack, of run: RunID) -> [UInt8] {
    let fixes = track.fixes
    return JSONWriter.bytes(capacity: 256 + fixes.count * 32 + track.route.count * 16) { writer in
      writer.beginObject()
      writer.member("run", run.description)
      if let first = fixes.first {
        let isWhole = fixes.allSatisfy { ($0.time - first.time) % 1_000 == 0 }
        let tick: Int64 = isWhole ? 1_000 : 1
        writer.member("start", first.time.milliseconds)
        writer.member("tick", tick)
        write("time", fixes, &writer) { ($0.time - first.time) / tick }
        write("lat", fixes, &writer) { $0.position.map { Int64($0.latitude) } }
        write("lon", fixes, &writer) { $0.position.map { Int64($0.longitude) } }
        write("accuracy", fixes, &writer) { $0.accuracy.map { Int64($0) } }
        write("elevation", fixes, &writer) { $0.elevation.map { Int64($0) } }
        write("odometer", fixes, &writer) { $0.odometer }
        write("heartRate", fixes, &writer) { $0.heartRate.map { Int64($0) } }
        write("cadence", fixes, &writer) { $0.cadence.map { Int64($0) } }
      }
      if !track.route.isEmpty {
        writeDifferences("routeLat", track.route, &writer) { Int64($0.latitude) }
        writeDifferences("routeLon", track.route, &writer) { Int64($0.longitude) }
      }
      writer.endObject()
    }
  }

  private static func write(
    _ key: StaticString, _ fixes: [RunFix], _ writer: inout JSONWriter, _ value: (RunFix) -> Int64?
  ) {
    guard fixes.contains(where: { value($0) != nil }) else { return }
    writeDifferences(key, fixes, &writer, value)
  }

  private static func writeDifferences<Element>(
    _ key: StaticString, _ elements: [Element], _ writer: inout JSONWriter, _ value: (Element) -> Int64?
  ) {
    var last: Int64 = 0
    writer.key(key)
    writer.beginArray()
    for element in elements {
      guard let value = value(element) else {
        writer.null()
        continue
      }
      writer.integer(value - last)
      last = value
    }
    writer.endArray()
  }

  // MARK: Reading

  /// Decodes the file of a run's track, which contains the run's fixes (recorded points).
  /// - Parameter expected: the probable number of fixes, for reserving memory.
  package static func decode(_ bytes: [UInt8], expected: Int = 0) throws(JSONError) -> (run: RunID, track: RunTrack) {
    try JSONReader.read(bytes) { (reader) throws(JSONError) in
      var run: RunID?
      var start = Timestamp(milliseconds: 0)
      var tick: Int64 = 1
      var fixes: [RunFix] = []
      var latitudes: [Int64?] = []
      var route: [Int64] = []
      var positions: [RunPosition] = []
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "run": run = try reader.runID()
        case "start": start = try reader.instant()
        case "tick":
          tick = try reader.int64()
          guard tick == 1 || tick == 1_000 else { throw reader.failure(.json(.outOfRange)) }
        case "time": fixes = try times(&reader, start, tick, expected)
        case "lat":
          latitudes.reserveCapacity(fixes.count)
          try column(&reader, fixes.count) { _, value in
            latitudes.append(value)
            return true
          }
        case "lon":
          guard latitudes.count == fixes.count else { throw reader.failure(.json(.outOfRange)) }
          try column(&reader, fixes.count) { index, value in
            guard let value, let latitude = latitudes[index] else { return value == nil && latitudes[index] == nil }
            fixes[index].position = RunPosition(latitude: latitude, longitude: value)
            return fixes[index].position != nil
          }
        case "accuracy":
          try column(&reader, fixes.count) { fixes[$0].accuracy.set($1) }
        case "elevation":
          try column(&reader, fixes.count) { fixes[$0].elevation.set($1) }
        case "odometer":
          try column(&reader, fixes.count) { index, value in
            fixes[index].odometer = value
            return value.map { RunFix.odometers.contains($0) } ?? true
          }
        case "heartRate":
          try column(&reader, fixes.count) { fixes[$0].heartRate.set($1) }
        case "cadence":
          try column(&reader, fixes.count) { fixes[$0].cadence.set($1) }
        case "routeLat":
          var last: Int64 = 0
          route = try reader.list { (reader) throws(JSONError) in
            let (sum, overflow) = last.addingReportingOverflow(try reader.int64())
            guard !overflow else { throw reader.failure(.json(.outOfRange)) }
            last = sum
            return sum
          }
        case "routeLon":
          try column(&reader, route.count) { index, value in
            guard let value, let position = RunPosition(latitude: route[index], longitude: value) else { return false }
            positions.append(position)
            return true
          }
        default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
        }
      }
      guard let run else { throw reader.failure(.json(.incomplete(members: ["run"]))) }
      return (run, RunTrack(fixes: fixes, route: positions))
    }
  }

  private static func times(
    _ reader: inout JSONReader, _ start: Timestamp, _ tick: Int64, _ expected: Int
  ) throws(JSONError) -> [RunFix] {
    var fixes: [RunFix] = []
    fixes.reserveCapacity(min(expected, RecordedRun.mostFixes))
    var time = start
    try reader.beginArray()
    while try reader.nextElement() {
      let step = try reader.int64()
      guard step > 0 || (fixes.isEmpty && step == 0), step <= Timestamp.longestSpan,
        fixes.count < RecordedRun.mostFixes
      else { throw reader.failure(.json(.outOfRange)) }
      time = time + step * tick
      guard time.isInCalendar else { throw reader.failure(.json(.outOfRange)) }
      fixes.append(RunFix(time: time))
    }
    return fixes
  }

  /// Reads a column, which must have exactly `count` elements.
  /// - Parameter take: receives the index and the value of each fix (nil if the value is unknown), and returns false if
  ///   no fix can have that value.
  @inline(__always)
  private static func column(
    _ reader: inout JSONReader, _ count: Int, _ take: (Int, Int64?) -> Bool
  ) throws(JSONError) {
    var index = 0
    var last: Int64 = 0
    try reader.beginArray()
    while try reader.nextElement() {
      guard index < count else { throw reader.failure(.json(.outOfRange)) }
      if reader.takeNull() {
        guard take(index, nil) else { throw reader.failure(.json(.outOfRange)) }
      } else {
        let (sum, overflow) = last.addingReportingOverflow(try reader.int64())
        guard !overflow, take(index, sum) else { throw reader.failure(.json(.outOfRange)) }
        last = sum
      }
      index += 1
    }
    guard index == count else { throw reader.failure(.json(.endsEarly)) }
  }
}

extension Optional where Wrapped: FixedWidthInteger {
  /// Sets this property of a fix to a stored value and returns true. Returns false if the property's type cannot
  /// represent the value.
  @inline(__always)
  fileprivate mutating func set(_ value: Int64?) -> Bool {
    self = value.flatMap { Wrapped(exactly: $0) }
    return (value == nil) == (self == nil)
  }
}
