import JSONCoding
import KernelApplication
import KernelDomain
import RunningDomain

extension RunRowCoding {
  /// The members of a run's object that have been read so far. They may be in any order.
  private struct Members {
    var id: RunID?
    var source = ""
    var name: String?
    var kind = RunKind.running
    var start = Timestamp(milliseconds: 0)
    var end = Timestamp(milliseconds: 0)
    var zone: String?
    var utcOffset: Int?
    var track: UInt32 = 0
    var fixes = 0
    var file = RunTrackFile()
    var hasOdometer = false
    var infersPauses = false
    var pausesStanding = false
    var countsFromZero = false
    var device = DeviceTotals()
    var origin = RunOrigin()
    var laps: [(start: Int64, duration: Int64?, length: Int64?, step: Int?)] = []
    var originals: [RunID]?
    var confirmed: Set<EffortDistance> = []
    var isRemoved = false
    var lengthFrom: LengthSource?
    var length: Int64 = 0
    var ascent: Int64?
    var descent: Int64?
    var positions = 0
    var rejected = 0
    var jumps = 0
    var pauses: [(start: Int64, end: Int64, source: RunPause.Source)] = []
    var standings: [ClosedRange<Int64>] = []
    var kilometres: [RunSplit] = []
    var miles: [RunSplit] = []
    var efforts: [Effort] = []
    var suspicious: [Effort] = []
    /// The samples of the run's route; nil if the run was stored without computing its route.
    var route: [RunPosition]?
    /// The average and the highest heart rate, and how long it is known, in milliseconds; empty if there is none, and
    /// nil if the run was stored without measuring it.
    var heart: [Int64]?

    /// The run that the members read so far describe; nil if it is invalid.
    var row: RunRow? {
      guard let id, end >= start else { return nil }
      // Older versions stored laps that may extend beyond the run.
      let laps = laps.map { RunLap(start: start + $0.start, duration: $0.duration, length: $0.length, step: $0.step) }
        .fitted(to: start...end)
      let pauses = pauses.map { RunPause(start: start + $0.start, end: start + $0.end, source: $0.source) }
      let measured = MeasuredRun(
        source: lengthFrom, length: length, times: RunTimes(start...end, pauses: pauses, standings: standings),
        pauses: pauses, standings: standings, ascent: ascent, descent: descent, kilometres: kilometres, miles: miles,
        efforts: efforts, suspicious: suspicious, positions: positions, rejected: rejected, jumps: jumps,
        route: route.map { LaterMeasure(RunRoute($0, length: length)) } ?? LaterMeasure(),
        heartRate: heart.map { LaterMeasure(HeartRateSummary($0)) } ?? LaterMeasure())
      var run = Run(
        id: id, source: source, name: name, kind: kind, start: start, end: end, zone: zone, utcOffset: utcOffset,
        fixes: [], pauses: pauses.filter(\.isRecorded), infersPauses: infersPauses,
        skipsFirstCount: countsFromZero, laps: laps, device: device)
      run.pausesStanding = pausesStanding
      run.origin = origin
      var row = RunRow(
        run, originals: originals ?? [id], confirmed: confirmed, isRemoved: isRemoved, fixCount: fixes,
        hasOdometer: hasOdometer, measured: measured, track: track)
      row.trackFile = file
      return row
    }
  }

  static func read(_ reader: inout JSONReader) throws(JSONError) -> RunRow {
    var members = Members()
    try reader.beginObject()
    while let key = try reader.nextKey() {
      if try readIdentity(key, &reader, into: &members) { continue }
      if try readMeasures(key, &reader, into: &members) { continue }
      guard key == "crc" else {
        throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
      try reader.skipValue()
    }
    guard let row = members.row else { throw reader.failure(.json(.incomplete(members: ["id", "start", "end"]))) }
    return row
  }

  /// Reads a member's value if it is one of the members that identify the run.
  /// - Returns: true if the key is one of these members; otherwise false, and nothing is read.
  private static func readIdentity(
    _ key: JSONText, _ reader: inout JSONReader, into members: inout Members
  ) throws(JSONError) -> Bool {
    switch key {
    case "id": members.id = try reader.runID()
    case "source": members.source = try reader.string()
    case "name": members.name = try reader.string()
    case "kind": members.kind = RunKind(kept: try reader.string())
    case "start": members.start = try reader.instant()
    case "end": members.end = try reader.instant()
    case "zone": members.zone = try reader.string()
    case "utcOffset":
      let seconds = try reader.int()
      guard Timestamp.utcOffsets.contains(seconds) else { throw reader.failure(.json(.outOfRange)) }
      members.utcOffset = seconds
    case "track": members.track = try reader.integer(UInt32.self)
    case "fixes": members.fixes = Int(try reader.amount())
    case "file":
      let name = try reader.string()
      guard let mark = name.lastIndex(of: "i"), let number = Int(name[mark...].dropFirst()), number > 0 else {
        throw reader.failure(.json(.outOfRange))
      }
      members.file.number = number
    case "import": members.file.imported = Int(try reader.amount())
    case "odometer": members.hasOdometer = try reader.bool()
    case "infersPauses": members.infersPauses = try reader.bool()
    case "pausesStanding": members.pausesStanding = try reader.bool()
    case "countsFromZero": members.countsFromZero = try reader.bool()
    case "deviceLength": members.device.length = try reader.amount()
    case "deviceActive": members.device.active = try reader.milliseconds()
    case "deviceElapsed": members.device.elapsed = try reader.milliseconds()
    case "deviceAscent": members.device.ascent = try reader.amount()
    case "calories": members.device.calories = try reader.amount()
    case "format":
      guard let format = RunFormat(rawValue: try reader.string()) else { throw reader.failure(.json(.outOfRange)) }
      members.origin.format = format
    case "detail": members.origin.detail = try reader.string()
    case "guessed": members.origin.isGuessed = try reader.bool()
    case "byHand": members.origin.isByHand = try reader.bool()
    case "part": members.origin.isPart = try reader.bool()
    case "note": members.origin.note = try reader.string()
    case "gear": members.origin.gear = try reader.string()
    case "commute": members.origin.isCommute = try reader.bool()
    case "untold": members.origin.finding.isUntold = try reader.bool()
    case "indoor": members.origin.isIndoor = try reader.bool()
    case "exertion": members.origin.exertion = try reader.int()
    case "plan": members.origin.plan = try reader.string()
    case "stated":
      members.origin.statedLength = try reader.tuple { (reader) throws(JSONError) in
        StatedLength(
          try reader.element { (reader) throws(JSONError) in try reader.amount() },
          measured: try reader.element { (reader) throws(JSONError) in try reader.amount() })
      }
    case "tags": members.origin.tags = try reader.list { (reader) throws(JSONError) in try reader.string() }
    case "laps":
      members.laps = try reader.list { (reader) throws(JSONError) in
        try reader.beginArray()
        let start = try reader.element { (reader) throws(JSONError) in try reader.milliseconds() }
        let duration = try reader.element { (reader) throws(JSONError) in
          reader.takeNull() ? nil : try reader.milliseconds()
        }
        let length = try reader.element { (reader) throws(JSONError) in try reader.optionalAmount() }
        guard try reader.nextElement() else { return (start, duration, length, nil) }
        let step = try reader.int()
        try reader.endArray()
        return (start, duration, length, step)
      }
    case "originals": members.originals = try reader.list { (reader) throws(JSONError) in try reader.runID() }
    case "confirmed": members.confirmed = Set(try reader.list { (reader) throws(JSONError) in try distance(&reader) })
    case "removed": members.isRemoved = try reader.bool()
    default: return false
    }
    return true
  }

  /// Reads a member's value if it is one of the members that measure the run.
  /// - Returns: true if the key is one of these members; otherwise false, and nothing is read.
  private static func readMeasures(
    _ key: JSONText, _ reader: inout JSONReader, into members: inout Members
  ) throws(JSONError) -> Bool {
    switch key {
    case "lengthFrom":
      guard let source = LengthSource(rawValue: try reader.string()) else { throw reader.failure(.json(.outOfRange)) }
      members.lengthFrom = source
    case "length": members.length = try reader.amount()
    case "ascent": members.ascent = try reader.amount()
    case "descent": members.descent = try reader.amount()
    case "positions": members.positions = Int(try reader.amount())
    case "rejected": members.rejected = Int(try reader.amount())
    case "jumps": members.jumps = Int(try reader.amount())
    case "pauses":
      members.pauses = try reader.list { (reader) throws(JSONError) in
        let (start, end, word) = try reader.tuple { (reader) throws(JSONError) in
          (
            try reader.element { (reader) throws(JSONError) in try reader.milliseconds() },
            try reader.element { (reader) throws(JSONError) in try reader.milliseconds() },
            try reader.element { (reader) throws(JSONError) in try reader.string() }
          )
        }
        guard let source = RunPause.Source(rawValue: word), start <= end else {
          throw reader.failure(.json(.outOfRange))
        }
        return (start, end, source)
      }
    case "standings":
      members.standings = try reader.list { (reader) throws(JSONError) in
        let (start, end) = try reader.tuple { (reader) throws(JSONError) in
          (
            try reader.element { (reader) throws(JSONError) in try reader.milliseconds() },
            try reader.element { (reader) throws(JSONError) in try reader.milliseconds() }
          )
        }
        guard start <= end else { throw reader.failure(.json(.outOfRange)) }
        return start...end
      }
    case "kilometres": members.kilometres = try splits(&reader)
    case "miles": members.miles = try splits(&reader)
    case "efforts": members.efforts = try efforts(&reader)
    case "suspicious": members.suspicious = try efforts(&reader)
    case "route": members.route = try positions(&reader)
    case "heart":
      let heart = try reader.list { (reader) throws(JSONError) in try reader.amount() }
      guard heart.isEmpty || heart.count == 3 else { throw reader.failure(.json(.outOfRange)) }
      members.heart = heart
    default: return false
    }
    return true
  }

  /// Reads the samples of a route (see `RunRowCoding.write`).
  private static func positions(_ reader: inout JSONReader) throws(JSONError) -> [RunPosition] {
    var positions: [RunPosition] = []
    var (latitude, longitude): (Int64, Int64) = (0, 0)
    try reader.beginArray()
    while try reader.nextElement() {
      latitude += try reader.milliseconds()
      longitude += try reader.element { (reader) throws(JSONError) in try reader.milliseconds() }
      guard let position = RunPosition(latitude: latitude, longitude: longitude) else {
        throw reader.failure(.json(.outOfRange))
      }
      positions.append(position)
    }
    return positions
  }

  private static func splits(_ reader: inout JSONReader) throws(JSONError) -> [RunSplit] {
    try reader.list { (reader) throws(JSONError) in
      try reader.tuple { (reader) throws(JSONError) in
        RunSplit(
          length: try reader.element { (reader) throws(JSONError) in try reader.amount() },
          active: try reader.element { (reader) throws(JSONError) in try reader.milliseconds() },
          elapsed: try reader.element { (reader) throws(JSONError) in try reader.milliseconds() })
      }
    }
  }

  private static func efforts(_ reader: inout JSONReader) throws(JSONError) -> [Effort] {
    try reader.list { (reader) throws(JSONError) in
      try reader.tuple { (reader) throws(JSONError) in
        Effort(
          distance: try reader.element { (reader) throws(JSONError) in try distance(&reader) },
          start: try reader.element { (reader) throws(JSONError) in try reader.milliseconds() },
          end: try reader.element { (reader) throws(JSONError) in try reader.milliseconds() },
          startLength: try reader.element { (reader) throws(JSONError) in try reader.amount() })
      }
    }
  }

  static func distance(_ reader: inout JSONReader) throws(JSONError) -> EffortDistance {
    guard let distance = EffortDistance(rawValue: try reader.string()) else {
      throw reader.failure(.json(.outOfRange))
    }
    return distance
  }
}

extension HeartRateSummary {
  /// Reads the average, the highest and the time for which the heart rate is known; nil for an empty list.
  fileprivate init?(_ numbers: [Int64]) {
    guard numbers.count == 3 else { return nil }
    self.init(average: numbers[0], max: numbers[1], known: numbers[2])
  }
}
