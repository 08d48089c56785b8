import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingDomain

/// Encodes the summary that the overview shows. It is part of the derived file of records.
///
///     {"swims":62,"latest":[20319,1,2050,2700],"days":[[20319,1,2050,2700],[20310,2,3100,4980]],"awaitsReview":7}
enum SwimSummaryCoding {
  static func write(_ summary: SwimSummary, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("swims", summary.swimCount)
    if let latest = summary.latest {
      writer.key("latest")
      write(latest, &writer)
    }
    writer.beginArray("days")
    for day in summary.days { write(day, &writer) }
    writer.endArray()
    writer.member("awaitsReview", summary.awaitsReview)
    writer.endObject()
  }

  private static func write(_ day: SwimDay, _ writer: inout JSONWriter) {
    writer.beginArray()
    writer.integer(day.day.daysSinceEpoch)
    writer.integer(day.swims)
    writer.integer(day.metres)
    writer.integer(day.duration)
    writer.endArray()
  }

  static func read(_ reader: inout JSONReader) throws(JSONError) -> SwimSummary {
    var summary = SwimSummary()
    var swims: Int?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "swims": swims = try reader.int()
      case "latest": summary.latest = try day(&reader)
      case "days":
        try reader.beginArray()
        while try reader.nextElement() { summary.days.append(try day(&reader)) }
      case "awaitsReview": summary.awaitsReview = try reader.int()
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    // An older version wrote the file.
    guard let swims else { throw reader.failure(.json(.incomplete(members: ["swims"]))) }
    summary.swimCount = swims
    return summary
  }

  private static func day(_ reader: inout JSONReader) throws(JSONError) -> SwimDay {
    var numbers = [0, 0, 0, 0]
    try reader.beginArray()
    for index in numbers.indices {
      try reader.expectElement()
      numbers[index] = try reader.int()
    }
    try reader.endArray()
    return SwimDay(
      day: CivilDay(daysSinceEpoch: numbers[0]), swims: numbers[1], metres: numbers[2], duration: numbers[3])
  }
}
