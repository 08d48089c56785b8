import Formats
import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// What each month's swims come to, as a derived file keeps it: five lines a month, so that a change writes those of its
/// months anew and takes over all others as they stand, and a question reads only the lines that it needs.
///
///     {"edition":4,"form":2,"months":[
///     {"month":"2025-08","days":[20301,20329],"courses":["scm"],"sources":["Apple Watch"],
///     "swims":[…],
///     "bests":[…],
///     "others":[…],
///     "strokes":[…]},
///     …
///     ]}
///
/// Seconds count from the beginning of the month's first day in UTC, days from that day; `days` from 1970-01-01.
///
/// `swims` are rows of `[second, ordinal, day, centimetres, seconds, kind, style, centimetres, style, centimetres, …]`:
/// the name of the swim, its day, and how far in which style. Kind is 0 in a pool, 1 in open water, 2 where that is not
/// told, and 4 more with laps, 8 more in yards.
///
/// `bests` and `others` are rows of `[course, style, distance, hundredths, second, ordinal, day, segment, first lap, last
/// lap, milliseconds]`: course is a position in the month's list, the last one counts from the second of the swim's name.
///
/// `strokes` are rows of `[source, pool in centimetres, style, lengths, strokes, milliseconds]`.
enum SwimDigestCoding {
  /// How a month's first line begins.
  static let beginning: StaticString = "{\"month\":\""

  /// One month's lines, without what separates them from others.
  static func lines(_ digest: SwimMonthDigest) -> [UInt8] {
    let courses = Array(Set((digest.bests + digest.others).map(\.course))).sorted()
    let sources = Array(Set(digest.strokes.map(\.source))).sorted()
    let first = FirstDay(of: digest.month)
    let count = digest.swims.count + digest.bests.count + digest.others.count + digest.strokes.count
    return JSONWriter.bytes(capacity: 256 + count * 64) { writer in
      writer.beginObject()
      writer.key("month")
      writer.string(digest.month.description)
      writer.key("days")
      writer.beginArray()
      writer.integer(digest.days.lowerBound.daysSinceEpoch)
      writer.integer(digest.days.upperBound.daysSinceEpoch)
      writer.endArray()
      writer.key("courses")
      writer.strings(courses.map(\.description))
      writer.key("sources")
      writer.strings(sources)
      writer.rows(.swims, digest.swims) { write($1, first, &$0) }
      writer.rows(.bests, digest.bests) { write($1, first, courses, &$0) }
      writer.rows(.others, digest.others) { write($1, first, courses, &$0) }
      writer.rows(.strokes, digest.strokes) { write($1, sources, &$0) }
      writer.endObject()
    }
  }

  private static func write(_ swim: SwimMonthDigest.Entry, _ first: FirstDay, _ writer: inout JSONWriter) {
    let place =
      switch swim.place {
      case .pool: 0
      case .openWater: 1
      case .unknown: 2
      }
    writer.integer(swim.id.second - first.second)
    writer.integer(swim.id.ordinal)
    writer.integer(swim.day.daysSinceEpoch - first.day)
    writer.integer(swim.centimetres)
    writer.integer(swim.seconds)
    writer.integer(place + (swim.hasLaps ? 4 : 0) + (swim.unit == .yard ? 8 : 0))
    for share in swim.styles {
      writer.integer(Int(share.style.rawValue))
      writer.integer(share.centimetres)
    }
  }

  private static func write(
    _ best: SwimMonthDigest.Best, _ first: FirstDay, _ courses: [SwimCourse], _ writer: inout JSONWriter
  ) {
    let swim = best.segment.swim
    writer.integer(courses.firstIndex(of: best.course) ?? 0)
    writer.integer(Int(best.style.rawValue))
    writer.integer(best.distance.amount)
    writer.integer(best.hundredths)
    writer.integer(swim.second - first.second)
    writer.integer(swim.ordinal)
    writer.integer(best.day.daysSinceEpoch - first.day)
    writer.integer(best.segment.number)
    writer.integer(best.laps.first)
    writer.integer(best.laps.last)
    writer.integer(best.start.milliseconds - swim.second * 1_000)
  }

  private static func write(_ strokes: SwimMonthDigest.Strokes, _ sources: [String], _ writer: inout JSONWriter) {
    writer.integer(sources.firstIndex(of: strokes.source) ?? 0)
    writer.integer(strokes.pool.centimetres)
    writer.integer(Int(strokes.style.rawValue))
    writer.integer(strokes.count.lengths)
    writer.integer(strokes.count.strokes)
    writer.integer(strokes.count.milliseconds)
  }

  /// What the rows of a month count from.
  private struct FirstDay {
    /// Since 1970-01-01.
    let day: Int
    let second: Int64

    init(of month: CivilMonth) {
      day = month.days.lowerBound
      second = Int64(day) * 86_400
    }
  }

  // MARK: Reading

  /// Which rows of a month are read, beside its bests.
  struct Wanted {
    let swims: Bool
    let others: Bool
    let strokes: Bool
  }

  /// The month that lines are of; nil when they begin as no month does.
  static func month(of lines: ArraySlice<UInt8>) -> CivilMonth? {
    let name = lines.dropFirst(beginning.utf8CodeUnitCount).prefix(7)
    return CivilMonth(String(decoding: name, as: UTF8.self))
  }

  /// Nil when a line that is read is not what this version writes.
  static func digest(of month: CivilMonth, _ lines: ArraySlice<UInt8>, _ wanted: Wanted) -> SwimMonthDigest? {
    lines.withUnsafeBytes { bytes in
      guard let lines = Lines(bytes), let head = try? head(lines.head) else { return nil }
      let first = FirstDay(of: month)
      var digest = SwimMonthDigest(month, head.days)
      guard (try? bests(lines.bests, &digest.bests, first, head.courses)) != nil,
        !wanted.others || (try? bests(lines.others, &digest.others, first, head.courses)) != nil,
        !wanted.swims || (try? swims(lines.swims, &digest.swims, first)) != nil,
        !wanted.strokes || (try? strokes(lines.strokes, &digest.strokes, head.sources)) != nil
      else { return nil }
      return digest
    }
  }

  /// A month's lines.
  private struct Lines {
    let head: UnsafeRawBufferPointer
    /// Those of rows, each without its member's name and the comma behind it.
    let swims: UnsafeRawBufferPointer
    let bests: UnsafeRawBufferPointer
    let others: UnsafeRawBufferPointer
    let strokes: UnsafeRawBufferPointer

    init?(_ bytes: UnsafeRawBufferPointer) {
      var place = 0
      func line() -> UnsafeRawBufferPointer? {
        guard place < bytes.count else { return nil }
        let end = bytes.firstIndex(of: 0x0A, from: place) ?? bytes.count
        defer { place = end + 1 }
        // But for a comma, or for the brace after the last.
        return UnsafeRawBufferPointer(rebasing: bytes[place..<max(place, end - 1)])
      }
      func rows(_ member: Member) -> UnsafeRawBufferPointer? {
        guard let line = line(), line.begins(with: member.beginning) else { return nil }
        return UnsafeRawBufferPointer(rebasing: line.dropFirst(member.beginning.utf8CodeUnitCount))
      }
      guard let head = line(), let swims = rows(.swims), let bests = rows(.bests), let others = rows(.others),
        let strokes = rows(.strokes), place > bytes.count
      else { return nil }
      self.head = head
      self.swims = swims
      self.bests = bests
      self.others = others
      self.strokes = strokes
    }
  }

  /// Those with rows.
  fileprivate enum Member: String {
    case swims, bests, others, strokes

    /// How its line begins.
    var beginning: StaticString {
      switch self {
      case .swims: "\"swims\":"
      case .bests: "\"bests\":"
      case .others: "\"others\":"
      case .strokes: "\"strokes\":"
      }
    }
  }

  private struct Head {
    var days: ClosedRange<CivilDay>
    var courses: [SwimCourse]
    var sources: [String]
  }

  private static func head(_ line: UnsafeRawBufferPointer) throws(JSONError) -> Head {
    var reader = JSONReader(line)
    var days: ClosedRange<CivilDay>?
    var courses: [SwimCourse] = []
    var sources: [String] = []
    try reader.beginObject()
    // The object goes on in other lines.
    while reader.offset < line.count, let key = try reader.nextKey() {
      switch key {
      case "month": try reader.skipValue()
      case "days":
        try reader.beginArray()
        let (first, last) = (try number(&reader), try number(&reader))
        try reader.endArray()
        guard first <= last else { throw reader.failure(.json(.outOfRange)) }
        days = CivilDay(daysSinceEpoch: first)...CivilDay(daysSinceEpoch: last)
      case "courses":
        try reader.beginArray()
        while try reader.nextElement() {
          guard let course = SwimCourse(try reader.string()) else { throw reader.failure(.json(.outOfRange)) }
          courses.append(course)
        }
      case "sources":
        try reader.beginArray()
        while try reader.nextElement() { sources.append(try reader.string()) }
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    guard let days else { throw reader.failure(.json(.incomplete(members: ["days"]))) }
    return Head(days: days, courses: courses, sources: sources)
  }

  private static func number(_ reader: inout JSONReader) throws(JSONError) -> Int {
    try reader.expectElement()
    return try reader.int()
  }

  private static let styles = StrokeStyle.allCases

  private static func swims(
    _ line: UnsafeRawBufferPointer, _ swims: inout [SwimMonthDigest.Entry], _ first: FirstDay
  ) throws(JSONError) {
    var reader = JSONReader(line)
    var row = JSONNumbers()
    swims.reserveCapacity(line.count / 48)
    try reader.beginArray()
    while try reader.nextRow(&row) {
      guard row.count >= 6, row.count % 2 == 0 else { throw reader.failure(.json(.outOfRange)) }
      var shares: [SwimMonthDigest.StyleShare] = []
      shares.reserveCapacity(row.count / 2 - 3)
      for place in stride(from: 6, to: row.count, by: 2) {
        guard styles.indices.contains(row[place]) else { throw reader.failure(.json(.outOfRange)) }
        shares.append(SwimMonthDigest.StyleShare(styles[row[place]], row[place + 1]))
      }
      let kind = row[5]
      swims.append(
        SwimMonthDigest.Entry(
          id: SwimID(start: Timestamp(seconds: first.second + Int64(row[0])), ordinal: row[1]),
          day: CivilDay(daysSinceEpoch: first.day + row[2]), centimetres: row[3], seconds: row[4],
          place: kind & 3 == 0 ? .pool : kind & 3 == 1 ? .openWater : .unknown, hasLaps: kind & 4 != 0,
          unit: kind & 8 != 0 ? .yard : .metre, styles: shares))
    }
    try reader.finish()
  }

  private static func bests(
    _ line: UnsafeRawBufferPointer, _ bests: inout [SwimMonthDigest.Best], _ first: FirstDay, _ courses: [SwimCourse]
  ) throws(JSONError) {
    var reader = JSONReader(line)
    var row = JSONNumbers()
    bests.reserveCapacity(line.count / 32)
    try reader.beginArray()
    while try reader.nextRow(&row) {
      guard row.count == 11, courses.indices.contains(row[0]), styles.indices.contains(row[1]),
        let laps = SwimLapRange(row[8], row[9])
      else { throw reader.failure(.json(.outOfRange)) }
      let second = first.second + Int64(row[4])
      let swim = SwimID(start: Timestamp(seconds: second), ordinal: row[5])
      bests.append(
        SwimMonthDigest.Best(
          course: courses[row[0]], style: styles[row[1]], distance: Distance(row[2], courses[row[0]].unit),
          hundredths: row[3], day: CivilDay(daysSinceEpoch: first.day + row[6]),
          start: Timestamp(milliseconds: second * 1_000 + Int64(row[10])),
          segment: SwimSegmentID(swim: swim, number: row[7]), laps: laps))
    }
    try reader.finish()
  }

  private static func strokes(
    _ line: UnsafeRawBufferPointer, _ strokes: inout [SwimMonthDigest.Strokes], _ sources: [String]
  ) throws(JSONError) {
    var reader = JSONReader(line)
    var row = JSONNumbers()
    try reader.beginArray()
    while try reader.nextRow(&row) {
      guard row.count == 6, sources.indices.contains(row[0]), let pool = PoolLength(centimetres: row[1]),
        styles.indices.contains(row[2])
      else { throw reader.failure(.json(.outOfRange)) }
      strokes.append(
        SwimMonthDigest.Strokes(
          source: sources[row[0]], pool: pool, style: styles[row[2]],
          count: StrokeCount(lengths: row[3], strokes: row[4], milliseconds: Int64(row[5]))))
    }
    try reader.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  /// A member on a line of its own: an array of arrays, whose values `write` adds.
  fileprivate mutating func rows<Value>(
    _ member: SwimDigestCoding.Member, _ values: [Value], _ write: (inout JSONWriter, Value) -> Void
  ) {
    lineBreakBeforeValue()
    key(member.rawValue)
    beginArray()
    for value in values {
      beginArray()
      write(&self, value)
      endArray()
    }
    endArray()
  }
}
