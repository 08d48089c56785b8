import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// What each month's swims come to, as a derived file keeps it: a line a month, so that a change writes the lines of its
/// months anew and takes over all others as they stand.
///
///     {"edition":4,"months":[
///     {"month":"2025-08","courses":["scm"],"sources":["Apple Watch"],"swims":[…],"bests":[…],"strokes":[…]},
///     …
///     ]}
///
/// `swims` are rows of `[second, ordinal, day, centimetres, seconds, kind, style, centimetres, style, centimetres, …]`:
/// the name of the swim, the day since 1970-01-01, and how far in which style. Kind is 0 in a pool, 1 in open water, 2
/// where that is not told, and 4 more with laps, 8 more in yards.
///
/// `bests` are rows of `[course, style, distance, hundredths, swim, segment, first lap, last lap, milliseconds]`: course
/// and swim are positions in the lists of the month, the last one counts from the second of the swim's name.
///
/// `strokes` are rows of `[source, pool in centimetres, style, lengths, strokes, milliseconds]`.
enum SwimDigestCoding {
  /// One month's line, without what separates it from others.
  static func line(_ digest: SwimMonthDigest) -> [UInt8] {
    let courses = Array(Set(digest.bests.map(\.course))).sorted()
    let sources = Array(Set(digest.strokes.map(\.source))).sorted()
    let places = Dictionary(uniqueKeysWithValues: digest.swims.enumerated().map { ($1.id, $0) })
    return JSONWriter.bytes(capacity: 256 + digest.swims.count * 80 + digest.bests.count * 48) { writer in
      writer.beginObject()
      writer.key("month")
      writer.string(digest.month.description)
      writer.key("courses")
      writer.strings(courses.map(\.description))
      writer.key("sources")
      writer.strings(sources)
      writer.key("swims")
      writer.beginArray()
      for swim in digest.swims { write(swim, &writer) }
      writer.endArray()
      writer.key("bests")
      writer.beginArray()
      for best in digest.bests {
        guard let course = courses.firstIndex(of: best.course), let swim = places[best.segment.swim] else { continue }
        writer.row(
          Int64(course), Int64(best.style.rawValue), Int64(best.distance.amount), Int64(best.hundredths), Int64(swim),
          Int64(best.segment.number), Int64(best.laps.first), Int64(best.laps.last),
          best.start.milliseconds - best.segment.swim.second * 1_000)
      }
      writer.endArray()
      writer.key("strokes")
      writer.beginArray()
      for strokes in digest.strokes {
        writer.row(
          Int64(sources.firstIndex(of: strokes.source) ?? 0), Int64(strokes.pool.centimetres),
          Int64(strokes.style.rawValue), Int64(strokes.count.lengths), Int64(strokes.count.strokes),
          strokes.count.milliseconds)
      }
      writer.endArray()
      writer.endObject()
    }
  }

  private static func write(_ swim: SwimMonthDigest.Entry, _ writer: inout JSONWriter) {
    let place: Int64 = [.pool: 0, .openWater: 1, .unknown: 2][swim.place] ?? 2
    writer.beginArray()
    writer.integer(swim.id.second)
    writer.integer(swim.id.ordinal)
    writer.integer(swim.day.daysSinceEpoch)
    writer.integer(swim.centimetres)
    writer.integer(swim.seconds)
    writer.integer(place + (swim.hasLaps ? 4 : 0) + (swim.unit == .yard ? 8 : 0))
    for share in swim.styles {
      writer.integer(Int(share.style.rawValue))
      writer.integer(share.centimetres)
    }
    writer.endArray()
  }

  // MARK: Reading

  /// Nil when the bytes are not what this version writes.
  /// - Parameter since: months before it are passed over unread.
  static func decode(_ bytes: [UInt8], since: CivilMonth? = nil) -> SwimDigest? {
    guard let lines = SwimDigestLines(bytes) else { return nil }
    var months: [SwimMonthDigest] = []
    months.reserveCapacity(lines.lines.count)
    for (month, line) in lines.lines where since.map({ month >= $0 }) ?? true {
      guard let digest = try? self.digest(of: line) else { return nil }
      months.append(digest)
    }
    return SwimDigest(months)
  }

  private static func digest(of line: ArraySlice<UInt8>) throws(JSONError) -> SwimMonthDigest {
    try line.withUnsafeBufferPointer { (bytes) throws(JSONError) in
      var reader = JSONReader(UnsafeRawBufferPointer(bytes))
      var month: CivilMonth?
      var courses: [SwimCourse] = []
      var sources: [String] = []
      var swims: [SwimMonthDigest.Entry] = []
      var bests: [SwimMonthDigest.Best] = []
      var strokes: [SwimMonthDigest.Strokes] = []
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "month": month = CivilMonth(try reader.string())
        case "courses":
          try reader.beginArray()
          while try reader.nextElement() {
            guard let course = SwimCourse(try reader.string()) else { throw reader.failure(.json(.outOfRange)) }
            courses.append(course)
          }
        case "sources":
          try reader.beginArray()
          while try reader.nextElement() { sources.append(try reader.string()) }
        case "swims":
          try reader.beginArray()
          while try reader.nextElement() { swims.append(try entry(&reader)) }
        case "bests":
          try reader.beginArray()
          while try reader.nextElement() { bests.append(try best(&reader, courses, swims)) }
        case "strokes":
          try reader.beginArray()
          while try reader.nextElement() { strokes.append(try self.strokes(&reader, sources)) }
        default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
        }
      }
      guard let month else { throw reader.failure(.json(.incomplete(members: ["month"]))) }
      var digest = SwimMonthDigest(month)
      digest.swims = swims
      digest.bests = bests
      digest.strokes = strokes
      return digest
    }
  }

  private static let styles = StrokeStyle.allCases

  private static func entry(_ reader: inout JSONReader) throws(JSONError) -> SwimMonthDigest.Entry {
    try reader.beginArray()
    let second = try number(&reader)
    let ordinal = try number(&reader)
    let day = try number(&reader)
    let centimetres = try number(&reader)
    let seconds = try number(&reader)
    let kind = try number(&reader)
    var shares: [SwimMonthDigest.StyleShare] = []
    while try reader.nextElement() {
      let style = try reader.int()
      let centimetres = try number(&reader)
      guard styles.indices.contains(style) else { throw reader.failure(.json(.outOfRange)) }
      shares.append(SwimMonthDigest.StyleShare(styles[style], centimetres))
    }
    return SwimMonthDigest.Entry(
      id: SwimID(start: Timestamp(seconds: Int64(second)), ordinal: ordinal), day: CivilDay(daysSinceEpoch: day),
      centimetres: centimetres, seconds: seconds, place: [.pool, .openWater, .unknown, .unknown][kind & 3],
      hasLaps: kind & 4 != 0, unit: kind & 8 != 0 ? .yard : .metre, styles: shares)
  }

  private static func best(
    _ reader: inout JSONReader, _ courses: [SwimCourse], _ swims: [SwimMonthDigest.Entry]
  ) throws(JSONError) -> SwimMonthDigest.Best {
    try reader.beginArray()
    let course = try number(&reader)
    let style = try number(&reader)
    let amount = try number(&reader)
    let hundredths = try number(&reader)
    let swim = try number(&reader)
    let segment = try number(&reader)
    let laps = SwimLapRange(try number(&reader), try number(&reader))
    let offset = try number(&reader)
    try reader.endArray()
    guard courses.indices.contains(course), styles.indices.contains(style), swims.indices.contains(swim), let laps
    else { throw reader.failure(.json(.outOfRange)) }
    let id = swims[swim].id
    return SwimMonthDigest.Best(
      course: courses[course], style: styles[style], distance: Distance(amount, courses[course].unit),
      hundredths: hundredths, day: swims[swim].day,
      start: Timestamp(milliseconds: id.second * 1_000 + Int64(offset)),
      segment: SwimSegmentID(swim: id, number: segment), laps: laps)
  }

  private static func strokes(
    _ reader: inout JSONReader, _ sources: [String]
  ) throws(JSONError) -> SwimMonthDigest.Strokes {
    try reader.beginArray()
    let source = try number(&reader)
    let pool = PoolLength(centimetres: try number(&reader))
    let style = try number(&reader)
    let lengths = try number(&reader)
    let strokes = try number(&reader)
    let milliseconds = try number(&reader)
    try reader.endArray()
    guard sources.indices.contains(source), styles.indices.contains(style), let pool else {
      throw reader.failure(.json(.outOfRange))
    }
    return SwimMonthDigest.Strokes(
      source: sources[source], pool: pool, style: styles[style],
      count: StrokeCount(lengths: lengths, strokes: strokes, milliseconds: Int64(milliseconds)))
  }

  private static func number(_ reader: inout JSONReader) throws(JSONError) -> Int {
    try reader.expectElement()
    return try reader.int()
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  fileprivate mutating func row(_ numbers: Int64...) {
    beginArray()
    for number in numbers { integer(number) }
    endArray()
  }
}
