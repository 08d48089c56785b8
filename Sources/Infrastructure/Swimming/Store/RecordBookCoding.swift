import JSONCoding
import KernelDomain
import SwimmingDomain

/// The records of all courses as the derived file keeps them.
enum RecordBookCoding {
  static func encode(_ book: RecordBook) -> [UInt8] {
    var writer = JSONWriter(capacity: 16_384)
    writer.beginObject()
    writer.key("courses")
    writer.beginArray()
    for course in book.courses { writer.string(course.description) }
    writer.endArray()
    if let latest = book.latestCourse {
      writer.key("latestCourse")
      writer.string(latest.description)
    }
    writer.key("records")
    writer.beginArray()
    for record in book.records { write(record, &writer) }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }

  private static func write(_ record: Record, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("style")
    writer.string(record.style.description)
    writer.key("distance")
    writer.integer(record.distance.amount)
    writer.key("course")
    writer.string(record.course.description)
    writer.key("hundredths")
    writer.integer(record.hundredths)
    writer.key("day")
    writer.string(record.day.description)
    writer.key("start")
    writer.integer(record.start.milliseconds)
    writer.key("segment")
    writer.string(record.segment.description)
    writer.key("laps")
    writer.beginArray()
    writer.integer(record.laps.first)
    writer.integer(record.laps.last)
    writer.endArray()
    if !record.ties.isEmpty {
      writer.key("ties")
      writer.beginArray()
      for tie in record.ties { writer.string(tie.description) }
      writer.endArray()
    }
    writer.endObject()
  }

  /// Nil when the bytes are not what this version writes.
  static func decode(_ bytes: [UInt8]) -> RecordBook? {
    try? JSONReader.read(bytes) { (reader) throws(JSONError) in
      var book = RecordBook()
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "courses":
          try reader.beginArray()
          while try reader.nextElement() { book.courses.append(try value(&reader)) }
        case "latestCourse": book.latestCourse = try value(&reader) as Course
        case "records":
          try reader.beginArray()
          while try reader.nextElement() { book.records.append(try record(&reader)) }
        default: throw reader.failure("\"\(key.string)\" is no member of a record book", at: key)
        }
      }
      return book
    }
  }

  private static func record(_ reader: inout JSONReader) throws(JSONError) -> Record {
    var style = StrokeStyle.unknown
    var distance = 0
    var course: Course?
    var hundredths = 0
    var day: CivilDay?
    var start = Timestamp(milliseconds: 0)
    var segment: SegmentID?
    var laps: LapRange?
    var ties: [SegmentID] = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "style": style = try value(&reader)
      case "distance": distance = try reader.int()
      case "course": course = try value(&reader) as Course
      case "hundredths": hundredths = try reader.int()
      case "day": day = try value(&reader) as CivilDay
      case "start": start.milliseconds = try reader.int64()
      case "segment": segment = try value(&reader) as SegmentID
      case "laps":
        try reader.beginArray()
        try reader.expectElement()
        let first = try reader.int()
        try reader.expectElement()
        laps = LapRange(first, try reader.int())
        try reader.endArray()
      case "ties":
        try reader.beginArray()
        while try reader.nextElement() { ties.append(try value(&reader)) }
      default: throw reader.failure("\"\(key.string)\" is no member of a record", at: key)
      }
    }
    guard let course, let day, let segment, let laps else { throw reader.failure("the record is not complete") }
    return Record(
      style: style, distance: Distance(distance, course.unit), course: course, hundredths: hundredths, day: day,
      start: start, segment: segment, laps: laps, ties: ties)
  }

  private static func value<Value: LosslessStringConvertible>(
    _ reader: inout JSONReader
  ) throws(JSONError) -> Value {
    let text = try reader.text()
    guard let value = Value(text.string) else {
      throw reader.failure("\"\(text.string)\" is no \(Value.self)", at: text)
    }
    return value
  }
}
