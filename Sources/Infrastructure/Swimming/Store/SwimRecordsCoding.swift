import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// The decoded content of the derived file of records.
struct DecodedSwimRecords {
  var book = SwimRecords()
  /// The edition of the rules with which the records were computed.
  var edition = 1
  /// The changes to records that a new edition of the rules has caused; empty once the swimmer has been shown them.
  var moved: [SwimRecordChange] = []
  /// The summary of the book; nil if an older version of this program wrote the file.
  var summary: SwimSummary?
  var meets = SwimMeets()

  var isOfThisEdition: Bool { edition == SwimRecords.edition }
}

/// Encodes the records of all courses as a derived file. The file is read at every start, so it consists of rows of
/// plain numbers: `[course, style, distance, hundredths, day, start, swim, recording, segment, first lap, last lap,
/// ties…]`.
///
/// The course is an index into `courses`; the style is the raw value in the domain. The day, the start (in
/// milliseconds) and the swim (in seconds) count from 1970-01-01; the recording is the swim's number among the swims
/// that started in that second. Each tie is three numbers: swim, recording and segment.
///
/// `edition` is the edition of the rules; a missing value means 1. `moved` contains the records that this edition has
/// changed, until the swimmer has been shown them, as rows of `[course, style, distance, hundredths, hundredths
/// before]`. In these rows, the course is a name, and -1 stands for a time that does not exist.
///
/// `estimated` contains the indices of records whose time is estimated. It is left out if there are none.
///
/// `meets` contains the official results, as `SwimMeetsCoding` writes them. It is left out if there are none.
///
/// `summary` is the book's `SwimSummary`: `latest` and `days` are rows of `[day, swims, metres, seconds]`.
enum SwimRecordsCoding {
  static func encode(
    _ book: SwimRecords, _ summary: SwimSummary, _ meets: SwimMeets = SwimMeets(), moved: [SwimRecordChange] = []
  ) -> [UInt8] {
    // Enough memory for usual books, so that nothing is copied: a result without splits takes less than 160 bytes.
    JSONWriter.bytes(capacity: 16_384 + 160 * meets.results.count) { writer in
      write(book, summary, meets, moved, &writer)
    }
  }

  private static func write(
    _ book: SwimRecords, _ summary: SwimSummary, _ meets: SwimMeets, _ moved: [SwimRecordChange],
    _ writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("edition", SwimRecords.edition)
    if !moved.isEmpty {
      writer.beginArray("moved")
      for change in moved { write(change, &writer) }
      writer.endArray()
    }
    writer.beginArray("courses")
    for course in book.courses { writer.string(course.description) }
    writer.endArray()
    if let latest = book.latestCourse {
      writer.member("latestCourse", latest.description)
    }
    writer.beginArray("records")
    for record in book.records { write(record, book.courses, &writer) }
    writer.endArray()
    let estimated = book.records.indices.filter { book.records[$0].isEstimated }
    if !estimated.isEmpty {
      writer.beginArray("estimated")
      for position in estimated { writer.integer(position) }
      writer.endArray()
    }
    writer.key("summary")
    SwimSummaryCoding.write(summary, &writer)
    if !meets.isEmpty {
      writer.key("meets")
      SwimMeetsCoding.write(meets, &writer)
    }
    writer.endObject()
  }

  private static func write(_ record: SwimRecord, _ courses: [SwimCourse], _ writer: inout JSONWriter) {
    guard let course = courses.firstIndex(of: record.course) else {
      preconditionFailure("a record's course is among the courses swum")
    }
    writer.beginArray()
    writer.integer(course)
    writer.integer(Int(record.style.rawValue))
    writer.integer(record.distance.amount)
    writer.integer(record.hundredths)
    writer.integer(record.day.daysSinceEpoch)
    writer.integer(record.start.milliseconds)
    write(record.segment, &writer)
    writer.integer(record.laps.first)
    writer.integer(record.laps.last)
    for tie in record.ties { write(tie, &writer) }
    writer.endArray()
  }

  private static func write(_ segment: SwimSegmentID, _ writer: inout JSONWriter) {
    writer.integer(segment.swim.second)
    writer.integer(segment.swim.ordinal)
    writer.integer(segment.number)
  }

  private static func write(_ change: SwimRecordChange, _ writer: inout JSONWriter) {
    writer.beginArray()
    writer.string(change.course.description)
    writer.integer(Int(change.style.rawValue))
    writer.integer(change.distance.amount)
    writer.integer(change.hundredths ?? -1)
    writer.integer(change.before ?? -1)
    writer.endArray()
  }

  /// Decodes the derived file of records; nil unless this or an older version of the program wrote it.
  static func decode(_ bytes: [UInt8]) -> DecodedSwimRecords? {
    try? JSONReader.read(bytes) { (reader) throws(JSONError) in
      var kept = DecodedSwimRecords()
      var book = SwimRecords()
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "edition": kept.edition = try reader.int()
        case "moved":
          try reader.beginArray()
          while try reader.nextElement() { kept.moved.append(try change(&reader)) }
        case "courses":
          try reader.beginArray()
          while try reader.nextElement() { book.courses.append(try course(&reader)) }
        case "latestCourse": book.latestCourse = try course(&reader)
        case "records":
          try reader.beginArray()
          while try reader.nextElement() { book.records.append(try record(&reader, book.courses)) }
        case "estimated":
          try reader.beginArray()
          while try reader.nextElement() {
            let position = try reader.int()
            guard book.records.indices.contains(position) else {
              throw reader.failure(.json(.incomplete(members: ["records"])))
            }
            book.records[position].isEstimated = true
          }
        case "meets": kept.meets = try SwimMeetsCoding.readAll(&reader)
        case "summary": kept.summary = try SwimSummaryCoding.read(&reader)
        default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
        }
      }
      kept.book = book
      return kept
    }
  }

  private static func change(_ reader: inout JSONReader) throws(JSONError) -> SwimRecordChange {
    try reader.beginArray()
    try reader.expectElement()
    let course = try course(&reader)
    let style = StrokeStyle(rawValue: UInt8(clamping: try number(&reader)))
    let amount = try number(&reader)
    let hundredths = try number(&reader)
    let before = try number(&reader)
    try reader.endArray()
    guard let style else { throw reader.failure(.json(.incomplete(members: ["style"]))) }
    return SwimRecordChange(
      style: style, distance: Distance(amount, course.unit), course: course,
      hundredths: hundredths < 0 ? nil : hundredths, before: before < 0 ? nil : before)
  }

  private static func course(_ reader: inout JSONReader) throws(JSONError) -> SwimCourse {
    let text = try reader.string()
    guard let course = SwimCourse(text) else { throw reader.failure(SwimCourse.refusal(of: text)) }
    return course
  }

  private static func record(_ reader: inout JSONReader, _ courses: [SwimCourse]) throws(JSONError) -> SwimRecord {
    try reader.beginArray()
    let place = try number(&reader)
    let style = StrokeStyle(rawValue: UInt8(clamping: try number(&reader)))
    let amount = try number(&reader)
    let hundredths = try number(&reader)
    let day = CivilDay(daysSinceEpoch: try number(&reader))
    let start = Timestamp(milliseconds: Int64(try number(&reader)))
    let segment = try self.segment(&reader)
    let laps = SwimLapRange(try number(&reader), try number(&reader))
    var ties: [SwimSegmentID] = []
    while try reader.nextElement() { ties.append(try self.segment(&reader, second: reader.int())) }
    guard courses.indices.contains(place), let style, let laps else {
      throw reader.failure(.json(.incomplete(members: [])))
    }
    return SwimRecord(
      style: style, distance: Distance(amount, courses[place].unit), course: courses[place], hundredths: hundredths,
      day: day, start: start, segment: segment, laps: laps, ties: ties)
  }

  private static func segment(_ reader: inout JSONReader, second: Int? = nil) throws(JSONError) -> SwimSegmentID {
    let second = if let second { second } else { try number(&reader) }
    let swim = SwimID(start: Timestamp(seconds: Int64(second)), ordinal: try number(&reader))
    return SwimSegmentID(swim: swim, number: try number(&reader))
  }

  private static func number(_ reader: inout JSONReader) throws(JSONError) -> Int {
    try reader.expectElement()
    return try reader.int()
  }
}
