import Formats
import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingDomain

extension SwimDigestCoding {
  /// Which kinds of rows to decode in a month.
  struct Wanted {
    let swims: Bool
    let bests: Bool
    let others: Bool
    let strokes: Bool
  }

  /// Returns the month that these lines describe; nil if they do not begin with the opening of a month.
  static func month(of lines: ArraySlice<UInt8>) -> CivilMonth? {
    let name = lines.dropFirst(beginning.utf8CodeUnitCount).prefix(7)
    return CivilMonth(String(decoding: name, as: UTF8.self))
  }

  /// Decodes the digest of a month; nil if another version of this program wrote one of the lines to decode.
  static func digest(of month: CivilMonth, _ lines: ArraySlice<UInt8>, _ wanted: Wanted) -> SwimMonthDigest? {
    lines.withUnsafeBytes { bytes in
      guard let lines = Lines(bytes), let head = try? head(lines.head) else { return nil }
      let first = FirstDay(of: month)
      var digest = SwimMonthDigest(month, head.days)
      guard !wanted.bests || (try? bests(lines.bests, &digest.bests, first, head.courses)) != nil,
        !wanted.others || (try? bests(lines.others, &digest.others, first, head.courses)) != nil,
        !wanted.swims || (try? swims(lines.swims, &digest.swims, first)) != nil,
        !wanted.strokes || (try? strokes(lines.strokes, &digest.strokes, head.sources)) != nil
      else { return nil }
      return digest
    }
  }

  /// The lines that describe one month in the digest file.
  private struct Lines {
    let head: UnsafeRawBufferPointer
    /// The array of rows of each member, in JSON, without the member's name before it and the comma after it.
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
        // Without the comma or the closing brace at the end.
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
    // The object continues on the following lines.
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
      guard row.count == 11 || row.count == 12 && row[11] == 1, courses.indices.contains(row[0]),
        styles.indices.contains(row[1]),
        let laps = SwimLapRange(row[8], row[9])
      else { throw reader.failure(.json(.outOfRange)) }
      let second = first.second + Int64(row[4])
      let swim = SwimID(start: Timestamp(seconds: second), ordinal: row[5])
      bests.append(
        SwimMonthDigest.Best(
          course: courses[row[0]], style: styles[row[1]], distance: Distance(row[2], courses[row[0]].unit),
          hundredths: row[3], day: CivilDay(daysSinceEpoch: first.day + row[6]),
          start: Timestamp(milliseconds: second * 1_000 + Int64(row[10])),
          segment: SwimSegmentID(swim: swim, number: row[7]), laps: laps, isEstimated: row.count == 12))
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
