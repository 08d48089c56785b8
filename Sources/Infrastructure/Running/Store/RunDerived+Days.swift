import JSONCoding
import KernelDomain
import RunningDomain

/// Encodes the totals of each day's runs.
extension RunDerived {
  /// Encodes one row per day, in chronological order:
  /// `[day,runs,length,active,calories,runsWithCalories,lengthWithoutCalories,pacedLength,pacedActive]`. Files of older
  /// versions lack the last two, so they are derived again.
  static func encode(days: RunDays) -> [UInt8] {
    JSONWriter.bytes(capacity: 64 + days.days.count * 64) { writer in
      writer.beginArray()
      for (day, sums) in days.days.sorted(by: { $0.key < $1.key }) {
        writer.integers(
          Int64(day.daysSinceEpoch), Int64(sums.runs), sums.length, sums.active, sums.calories,
          Int64(sums.runsWithCalories), sums.lengthWithoutCalories, sums.pacedLength, sums.pacedActive)
      }
      writer.endArray()
    }
  }

  /// Decodes the totals of the days in a span; nil if another version of this program wrote the bytes.
  /// - Parameter span: the days to decode. Most days outside the span are not even parsed.
  static func days(_ bytes: [UInt8], in span: ClosedRange<CivilDay>) -> RunDays? {
    let numbers = span.lowerBound.daysSinceEpoch...span.upperBound.daysSinceEpoch
    return try? JSONReader.read(rows(bytes, around: numbers)) { (reader) throws(JSONError) in
      var days: [CivilDay: RunSums] = [:]
      try reader.beginArray()
      while try reader.nextElement() {
        func integer(_ reader: inout JSONReader) throws(JSONError) -> Int64 {
          try reader.expectElement()
          return try reader.int64()
        }
        try reader.beginArray()
        let number = Int(try integer(&reader))
        guard numbers.contains(number) else {
          while try reader.nextElement() { try reader.skipValue() }
          continue
        }
        var sums = RunSums()
        sums.runs = Int(try integer(&reader))
        sums.length = try integer(&reader)
        sums.active = try integer(&reader)
        sums.calories = try integer(&reader)
        sums.runsWithCalories = Int(try integer(&reader))
        sums.lengthWithoutCalories = try integer(&reader)
        sums.pacedLength = try integer(&reader)
        sums.pacedActive = try integer(&reader)
        try reader.endArray()
        days[CivilDay(daysSinceEpoch: number)] = sums
      }
      return RunDays(days: days)
    }
  }

  /// Finds the rows of a span of days by binary search, and returns them as a JSON array. Returns all bytes if they do
  /// not have the form that `encode` writes.
  private static func rows(_ bytes: [UInt8], around days: ClosedRange<Int>) -> [UInt8] {
    let open = UInt8(ascii: "[")
    let closed = UInt8(ascii: "]")
    guard bytes.count > 4, bytes[0] == open, bytes[1] == open, bytes[bytes.count - 2] == closed else { return bytes }
    /// Returns the byte offset of the first row at or after a byte offset.
    func row(at place: Int) -> Int { bytes[place...].firstIndex(of: open) ?? bytes.count - 1 }
    /// Returns the day of the row at a byte offset; nil if the row does not begin with a number.
    func day(at row: Int) -> Int? {
      let digits = bytes[(row + 1)...].prefix { $0 != UInt8(ascii: ",") && $0 != closed }
      return digits.first == UInt8(ascii: "-") ? ASCII.integer(digits.dropFirst()).map(-) : ASCII.integer(digits)
    }
    /// Returns the byte offset of the first row whose day is `wanted` or later.
    func firstRow(from wanted: Int) -> Int? {
      var low = 1
      var high = bytes.count - 1
      while low < high {
        let middle = row(at: (low + high) / 2)
        guard middle < high else {
          high = (low + high) / 2
          continue
        }
        guard let number = day(at: middle) else { return nil }
        if number < wanted { low = middle + 1 } else { high = middle }
      }
      return row(at: low)
    }
    guard let first = firstRow(from: days.lowerBound), let end = firstRow(from: days.upperBound + 1) else {
      return bytes
    }
    var rows = bytes[first..<end]
    if rows.last == UInt8(ascii: ",") { rows.removeLast() }
    return [open] + rows + [closed]
  }
}
