import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingDomain

/// What each month's swims come to, as a derived file keeps it: five lines a month, so that a change writes those of its
/// months anew and takes over all others as they stand, and a question reads only the lines that it needs.
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
/// Seconds count from the beginning of the month's first day in UTC, days from that day; `days` from 1970-01-01.
///
/// `swims` are rows of `[second, ordinal, day, centimetres, seconds, kind, style, centimetres, style, centimetres, …]`:
/// the name of the swim, its day, and how far in which style. Kind is 0 in a pool, 1 in open water, 2 where that is not
/// told, and 4 more with laps, 8 more in yards.
///
/// `bests` and `others` are rows of `[course, style, distance, hundredths, second, ordinal, day, segment, first lap, last
/// lap, milliseconds]`: course is a position in the month's list, the last one counts from the second of the swim's name.
/// A 1 behind it says that the time is estimated.
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

  /// What the rows of a month count from.
  struct FirstDay {
    /// Since 1970-01-01.
    let day: Int
    let second: Int64

    init(of month: CivilMonth) {
      day = month.days.lowerBound
      second = Int64(day) * 86_400
    }
  }

  /// Those with rows.
  enum Member: String {
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
