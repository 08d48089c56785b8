import JSONCoding
import KernelApplication
import KernelDomain
import RunningDomain

/// Encodes efforts (the fastest stretches of a certain distance within runs) and the best efforts.
extension RunDerived {
  /// Encodes an object with one member for each distance. The member contains one row per effort:
  /// `["r20150815T144508Z",day,start,from,to,length,suspicious]`.
  static func encode(efforts: RunEfforts) -> [UInt8] {
    let count = efforts.attempts.values.reduce(0) { $0 + $1.count }
    return JSONWriter.bytes(capacity: 256 + count * 72) { writer in
      writer.beginObject()
      for distance in EffortDistance.allCases {
        guard let attempts = efforts.attempts[distance] else { continue }
        writer.key(distance.rawValue)
        write(attempts, &writer)
      }
      writer.endObject()
    }
  }

  static func efforts(_ bytes: [UInt8]) -> RunEfforts? {
    try? JSONReader.read(bytes) { (reader) throws(JSONError) in
      var all: [EffortDistance: [RunAttempt]] = [:]
      try reader.beginObject()
      while let key = try reader.nextKey() {
        guard let distance = EffortDistance(rawValue: key.string) else { throw reader.failure(.json(.outOfRange)) }
        all[distance] = try attempts(distance, &reader)
      }
      return RunEfforts(attempts: all)
    }
  }

  private static func attempt(
    _ distance: EffortDistance, _ reader: inout JSONReader
  ) throws(JSONError) -> RunAttempt {
    func integer(_ reader: inout JSONReader) throws(JSONError) -> Int64 {
      try reader.expectElement()
      return try reader.int64()
    }
    try reader.beginArray()
    try reader.expectElement()
    let run = try reader.runID()
    let day = CivilDay(daysSinceEpoch: Int(try integer(&reader)))
    let start = Timestamp(milliseconds: try integer(&reader))
    let effort = Effort(
      distance: distance, start: try integer(&reader), end: try integer(&reader), startLength: try integer(&reader))
    try reader.expectElement()
    let isSuspicious = try reader.bool()
    try reader.endArray()
    return RunAttempt(run: run, day: day, start: start, effort: effort, isSuspicious: isSuspicious)
  }

  private static func write(_ attempts: [RunAttempt], _ writer: inout JSONWriter) {
    writer.beginArray()
    for attempt in attempts {
      writer.beginArray()
      writer.string(attempt.run.description)
      writer.integer(attempt.day.daysSinceEpoch)
      writer.integer(attempt.start.milliseconds)
      writer.integer(attempt.effort.start)
      writer.integer(attempt.effort.end)
      writer.integer(attempt.effort.startLength)
      writer.bool(attempt.isSuspicious)
      writer.endArray()
    }
    writer.endArray()
  }

  // MARK: The best

  /// Encodes one row per distance: `["5km",COUNT,[BEST,…],[SUSPICIOUS,…],[PROGRESS,…],SECOND,[YEAR,…]]`. `PROGRESS`
  /// stands for the efforts that were each faster than all before them, `SECOND` for the seconds of the second-fastest
  /// effort, `YEAR` for the fastest effort of a year. The efforts in the lists have the form in which `encode(efforts:)`
  /// writes them. Files of older versions lack the last two, so they are derived again.
  static func encode(best: BestEfforts) -> [UInt8] {
    JSONWriter.bytes(capacity: 2_048) { writer in
      writer.beginArray()
      for distance in best.distances {
        writer.beginArray()
        writer.string(distance.distance.rawValue)
        writer.integer(distance.count)
        write(distance.best, &writer)
        write(distance.suspicious, &writer)
        write(distance.progress, &writer)
        writer.optional(distance.second)
        write(distance.years, &writer)
        writer.endArray()
      }
      writer.endArray()
    }
  }

  static func bestEfforts(_ bytes: [UInt8]) -> BestEfforts? {
    try? JSONReader.read(bytes) { (reader) throws(JSONError) in
      BestEfforts(
        distances: try reader.list { (reader) throws(JSONError) in
          try reader.tuple { (reader) throws(JSONError) in
            try reader.expectElement()
            guard let distance = EffortDistance(rawValue: try reader.string()) else {
              throw reader.failure(.json(.outOfRange))
            }
            let count = try reader.element { (reader) throws(JSONError) in try reader.int() }
            let best = try reader.element { (reader) throws(JSONError) in try attempts(distance, &reader) }
            let suspicious = try reader.element { (reader) throws(JSONError) in try attempts(distance, &reader) }
            let progress = try reader.element { (reader) throws(JSONError) in try attempts(distance, &reader) }
            let second = try reader.element { (reader) throws(JSONError) -> Int64? in
              reader.takeNull() ? nil : try reader.int64()
            }
            let years = try reader.element { (reader) throws(JSONError) in try attempts(distance, &reader) }
            return .init(
              distance, best: best, suspicious: suspicious, count: count, progress: progress, second: second,
              years: years)
          }
        })
    }
  }

  private static func attempts(
    _ distance: EffortDistance, _ reader: inout JSONReader
  ) throws(JSONError) -> [RunAttempt] {
    try reader.list { (reader) throws(JSONError) in try attempt(distance, &reader) }
  }
}
