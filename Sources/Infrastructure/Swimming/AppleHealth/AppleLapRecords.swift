import BookInfrastructure
import KernelDomain
import SwimmingDomain

/// The records of distance within the time of a swim. They stand for its laps if it has no lap events.
struct AppleLapRecords {
  private let distances: [AppleLapSample]

  init(_ export: borrowing AppleSwimExtract, of swim: AppleSwim, until end: Timestamp) {
    let all = export.distances[swim.start.instant.seconds...max(swim.start.instant, end).seconds]
    distances = AppleLapRecords.ofOneSource(all, preferred: swim.sourceNumber)
  }

  var isEmpty: Bool { distances.isEmpty }

  /// The records from the swim's own source, or from the source with the most.
  private static func ofOneSource(
    _ samples: [AppleLapSample], preferred: UInt16
  ) -> [AppleLapSample] {
    let counts = samples.reduce(into: [UInt16: Int]()) { $0[$1.source, default: 0] += 1 }
    let source =
      counts[preferred] != nil ? preferred : counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return samples.filter { $0.source == source }
  }

  /// Their total, in centimetres.
  var distance: Int { distances.reduce(0) { $0 + Int($1.amount) } }

  /// The pool length that most records give. If none does, it is the distance that more than half of the records have,
  /// if several of those come with a stroke count, as laps do: stretches of any other length are not laps.
  func pool(_ strokes: inout AppleLapFinder) -> PoolLength? {
    let given = AppleLapRecords.mostFrequent(distances.lazy.map { UInt32($0.detail) }.filter { $0 > 0 })
    if let given { return PoolLength(centimetres: Int(given)) }
    guard let usual = AppleLapRecords.mostFrequent(distances.lazy.map(\.amount)),
      AppleLapRecords.guessed.contains(Int(usual)), let pool = PoolLength(centimetres: Int(usual)),
      2 * count(of: pool) > distances.count
    else { return nil }
    let counted = distances.count { strokes.first(startingAt: Int64($0.start), preferring: $0.source) != nil }
    return counted >= AppleLapRecords.fewestCounted ? pool : nil
  }

  /// The pool lengths, in centimetres, that are believed on the evidence of records alone.
  private static let guessed = 1_000...10_000
  private static let fewestCounted = 2

  /// Among equally frequent values, the smallest.
  private static func mostFrequent(_ values: some Sequence<UInt32>) -> UInt32? {
    let counts = values.reduce(into: [UInt32: Int]()) { $0[$1, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The number of records of exactly one length.
  func count(of pool: PoolLength) -> Int {
    distances.count { abs(Int($0.amount) - pool.centimetres) <= AppleLapRecords.tolerance }
  }

  /// One lap for each record of exactly one length. Its style comes from the strokes that start at that time.
  func laps(in pool: PoolLength, _ strokes: inout AppleLapFinder) -> [AppleLapEvent] {
    distances.compactMap { distance in
      guard abs(Int(distance.amount) - pool.centimetres) <= AppleLapRecords.tolerance else { return nil }
      let count = strokes.first(startingAt: Int64(distance.start), preferring: distance.source)
      return AppleLapEvent(
        date: Timestamp(seconds: Int64(distance.start)), duration: Int64(distance.duration) * 1_000,
        style: StrokeStyle(healthKit: Int(count?.detail ?? 0)))
    }
  }

  /// In centimetres, the tolerance between pools of one course.
  private static let tolerance = 5
}
