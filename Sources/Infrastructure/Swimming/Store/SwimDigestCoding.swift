import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingDomain

/// Encodes a digest (summary) of each month's swims as a derived file, with five lines per month. A change therefore
/// rewrites only the lines of the months that it affects, and a query reads only the lines that it needs.
///
///     {"edition":6,"form":3,"months":[
///     {"month":"2025-08","days":[20301,20329],"courses":["scm"],"sources":["Apple Watch"],
///     "swims":[…],
///     "bests":[…],
///     "others":[…],
///     "strokes":[…]},
///     …
///     ]}
///
/// Seconds count from the start of the month's first day in UTC. Days count from that day, except that `days` counts
/// from 1970-01-01.
///
/// `swims` are rows of `[second, ordinal, day, centimetres, seconds, kind, style, centimetres, style, centimetres, …]`:
/// the swim's id (second and ordinal), its day, its total distance and time, and the distance in each style. The kind
/// is 0 in a pool, 1 in open water and 2 if unknown, plus 4 if the swim has laps, plus 8 if the pool is measured in
/// yards.
///
/// `bests` and `others` are rows of `[course, style, distance, hundredths, second, ordinal, day, segment, first lap,
/// last lap, milliseconds]`. The course is an index into the month's list `courses`; the milliseconds count from the
/// second in the swim's id. A 1 at the end of a row means that the time is estimated.
///
/// `strokes` are rows of `[source, pool in centimetres, style, lengths, strokes, milliseconds]`.
enum SwimDigestCoding {
  /// The characters with which the first line of a month begins.
  static let beginning: StaticString = "{\"month\":\""

  /// Encodes one month of the digest as lines, without the separators between months.
  static func lines(_ digest: SwimMonthDigest) -> [UInt8] {
    let courses = Array(Set((digest.bests + digest.others).map(\.course))).sorted()
    let sources = Array(Set(digest.strokes.map(\.source))).sorted()
    let first = FirstDay(of: digest.month)
    let count = digest.swims.count + digest.bests.count + digest.others.count + digest.strokes.count
    return JSONWriter.bytes(capacity: 256 + count * 64) { writer in
      writer.beginObject()
      writer.member("month", digest.month.description)
      writer.beginArray("days")
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
    if best.isEstimated { writer.integer(1) }
  }

  private static func write(_ strokes: SwimMonthDigest.Strokes, _ sources: [String], _ writer: inout JSONWriter) {
    writer.integer(sources.firstIndex(of: strokes.source) ?? 0)
    writer.integer(strokes.pool.centimetres)
    writer.integer(Int(strokes.style.rawValue))
    writer.integer(strokes.count.lengths)
    writer.integer(strokes.count.strokes)
    writer.integer(strokes.count.milliseconds)
  }

  /// The first day of a month, in UTC. Times in the month's rows are counted from it.
  struct FirstDay {
    /// The number of days from 1970-01-01 to the month's first day.
    let day: Int
    let second: Int64

    init(of month: CivilMonth) {
      day = month.days.lowerBound
      second = Int64(day) * 86_400
    }
  }

  /// The members of a month whose values are arrays of rows.
  enum Member: String {
    case swims, bests, others, strokes

    /// The characters with which the member's line begins.
    var beginning: StaticString {
      switch self {
      case .swims: "\"swims\":"
      case .bests: "\"bests\":"
      case .others: "\"others\":"
      case .strokes: "\"strokes\":"
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  /// Writes a member on its own line. The member is an array of arrays; `write` writes the values of one inner array.
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
