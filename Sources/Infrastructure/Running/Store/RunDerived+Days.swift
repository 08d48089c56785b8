import JSONCoding
import KernelDomain
import RunningDomain

/// Sums by day.
extension RunDerived {
  /// A row a day, in their order: `[day,runs,length,active,calories,runsWithCalories,lengthWithoutCalories]`.
  static func encode(days: RunDays) -> [UInt8] {
    JSONWriter.bytes(capacity: 64 + days.days.count * 64) { writer in
      writer.beginArray()
      for (day, sums) in days.days.sorted(by: { $0.key < $1.key }) {
        writer.integers(
          Int64(day.daysSinceEpoch), Int64(sums.runs), sums.length, sums.active, sums.calories,
          Int64(sums.runsWithCalories), sums.lengthWithoutCalories)
      }
      writer.endArray()
    }
  }

  /// - Parameter span: other days are left out.
  static func days(_ bytes: [UInt8], in span: ClosedRange<CivilDay>) -> RunDays? {
    let numbers = span.lowerBound.daysSinceEpoch...span.upperBound.daysSinceEpoch
    return try? JSONReader.read(bytes) { (reader) throws(JSONError) in
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
        try reader.endArray()
        days[CivilDay(daysSinceEpoch: number)] = sums
      }
      return RunDays(days: days)
    }
  }
}
