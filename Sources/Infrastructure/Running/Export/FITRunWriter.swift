import Formats
import KernelDomain
import RunningDomain

/// Writes a run as a FIT activity, as a watch would. The numbers of messages and fields are those of the FIT profile.
enum FITRunWriter {
  static func file(of corrected: CorrectedRun) -> (bytes: [UInt8], fixCount: Int) {
    var file = FITRunFile(corrected)
    return file.written()
  }
}

/// Creates the messages of one FIT file that contains a run.
private struct FITRunFile {
  private let run: Run
  private let measured: MeasuredRun
  private let measures: RunMeasures
  private var writer = FITWriter()

  private enum Message {
    static let fileID: UInt16 = 0
    static let session: UInt16 = 18
    static let lap: UInt16 = 19
    static let record: UInt16 = 20
    static let event: UInt16 = 21
    static let activity: UInt16 = 34
  }

  private enum EventType {
    static let start = 0
    static let stopAll = 4
  }

  init(_ corrected: CorrectedRun) {
    run = corrected.run
    measured = corrected.measured
    measures = RunMeasures(run, measured)
  }

  mutating func written() -> (bytes: [UInt8], fixCount: Int) {
    let begin = FITRunFile.time(run.start)
    writer.add(
      Message.fileID,
      [
        (0, .enumeration(4)), (1, .uint16(255)), (2, .uint16(0)), (4, .uint32(begin)), (8, .string(run.source)),
      ])
    event(at: run.start, EventType.start)
    let count = records()
    event(at: run.end, EventType.stopAll)
    let laps = LapRule.laps(of: run, measures)
    let lengths = ExportedLapLengths.lengths(of: laps, in: run, measures.timeline)
    for (index, lap) in laps.enumerated() {
      write(lap.stretch, index, length: lengths[index], isLast: index + 1 == laps.count)
    }
    session(lapCount: laps.count)
    writer.add(
      Message.activity,
      [
        (253, .uint32(FITRunFile.time(run.end))), (0, .uint32(Int(measured.times.active))), (1, .uint16(1)),
        (2, .enumeration(0)), (3, .enumeration(26)), (4, .enumeration(1)),
        (5, .uint32(FITRunFile.time(run.end) + (run.utcOffset ?? 0))),
      ])
    return (writer.bytes, count)
  }

  /// Writes the fixes, and the events that stop and start the timer. Of several fixes in the same second, only the last
  /// is written.
  /// - Returns: the number of fixes written.
  private mutating func records() -> Int {
    var pauses = measured.pauses[...]
    var count = 0
    for (index, fix) in run.fixes.enumerated() {
      while let pause = pauses.first, pause.end <= fix.time {
        write(pause)
        pauses.removeFirst()
      }
      let next = index + 1 < run.fixes.count ? run.fixes[index + 1] : nil
      if let next, FITRunFile.time(next.time) == FITRunFile.time(fix.time) { continue }
      write(fix)
      count += 1
    }
    for pause in pauses { write(pause) }
    return count
  }

  private mutating func write(_ pause: RunPause) {
    event(at: pause.start, EventType.stopAll)
    event(at: pause.end, EventType.start)
  }

  private mutating func write(_ fix: RunFix) {
    let length = measures.timeline.length(at: fix.time - run.start)
    writer.add(
      Message.record,
      [
        (253, .uint32(FITRunFile.time(fix.time))),
        (0, .sint32(fix.position.map { FITRunFile.semicircles($0.latitude) })),
        (1, .sint32(fix.position.map { FITRunFile.semicircles($0.longitude) })),
        (78, .uint32(fix.elevation.flatMap(FITRunFile.altitude))),
        (3, .uint8(fix.heartRate.flatMap { (1...254).contains($0) ? Int($0) : nil })),
        (4, .uint8(fix.cadence.flatMap { (0...254).contains($0) ? Int($0) : nil })),
        (5, .uint32(length.map(FITRunFile.centimetres))),
      ])
  }

  /// Writes a lap.
  /// - Parameter length: the lap's distance, in millimetres; nil if it is unknown.
  private mutating func write(_ lap: RunStretch, _ index: Int, length: Int64?, isLast: Bool) {
    let start = run.start + lap.start
    writer.add(
      Message.lap,
      [
        (254, .uint16(index)), (253, .uint32(FITRunFile.time(start + lap.elapsed))), (0, .enumeration(9)),
        (1, .enumeration(1)), (2, .uint32(FITRunFile.time(start))), (7, .uint32(Int(lap.elapsed))),
        (8, .uint32(Int(lap.active))), (9, .uint32(length.map(FITRunFile.centimetres))),
        (15, .uint8(lap.heartRate.map { Int($0.average) })), (16, .uint8(lap.heartRate.map { Int($0.max) })),
        (21, .uint16(lap.ascent.map(FITRunFile.metres))), (22, .uint16(lap.descent.map(FITRunFile.metres))),
        (24, .enumeration(isLast ? 7 : 0)), (25, .enumeration(sport)),
      ])
  }

  private mutating func session(lapCount: Int) {
    let heartRate = measures.heartRates.summary
    writer.add(
      Message.session,
      [
        (254, .uint16(0)), (253, .uint32(FITRunFile.time(run.end))), (0, .enumeration(8)), (1, .enumeration(1)),
        (2, .uint32(FITRunFile.time(run.start))), (5, .enumeration(sport)), (6, .enumeration(isIndoor ? 1 : 0)),
        (7, .uint32(Int(measured.times.elapsed))), (8, .uint32(Int(measured.times.active))),
        (9, .uint32(FITRunFile.centimetres(measured.length))), (11, .uint16(run.device.calories.map { Int($0) })),
        (16, .uint8(heartRate.map { Int($0.average) })), (17, .uint8(heartRate.map { Int($0.max) })),
        (22, .uint16(measured.ascent.map(FITRunFile.metres))), (23, .uint16(measured.descent.map(FITRunFile.metres))),
        (25, .uint16(0)), (26, .uint16(lapCount)), (28, .enumeration(0)),
      ])
  }

  private mutating func event(at time: Timestamp, _ type: Int) {
    writer.add(
      Message.event, [(253, .uint32(FITRunFile.time(time))), (0, .enumeration(0)), (1, .enumeration(type))])
  }

  private var sport: Int {
    switch run.kind.word {
    case RunKind.running.word: 1
    case "walking": 11
    case "hiking": 17
    default: 0
    }
  }

  /// Whether the run was on a treadmill. This is so if the run's origin states it, or if the run has a distance from an
  /// odometer but no positions.
  private var isIndoor: Bool {
    run.origin.detail == "treadmill" || measured.source == .odometer && measured.positions == 0
  }

  // MARK: Units

  /// Converts a time to FIT time, in whole seconds and rounded down as in watches.
  private static func time(_ time: Timestamp) -> Int { Int(time.seconds) - FITTime.epoch }

  /// Converts an angle from units of 10^-7 degrees to semicircles, of which 2^31 equal 180 degrees.
  private static func semicircles(_ angle: Int32) -> Int {
    let (numerator, half) = (Int(angle.magnitude) << 31, 900_000_000)
    let size = (numerator + half) / (2 * half)
    return angle < 0 ? -size : size
  }

  /// Converts an elevation from centimetres to the format's unit: fifths of a metre above -500 m. Nil if the elevation
  /// is below -500 m.
  private static func altitude(_ centimetres: Int32) -> Int? {
    let above = Int(centimetres) + 50_000
    return above >= 0 ? (above + 10) / 20 : nil
  }

  private static func centimetres(_ millimetres: Int64) -> Int { Int((millimetres + 5) / 10) }

  private static func metres(_ centimetres: Int64) -> Int { Int((centimetres + 50) / 100) }
}
