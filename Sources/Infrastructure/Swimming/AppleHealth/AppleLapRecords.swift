import BookInfrastructure
import KernelDomain
import SwimmingDomain

/// The records of distance within a swim's span, which stand for its laps where it has no lap events.
struct AppleLapRecords {
  private let distances: [AppleLapSample]

  init(_ export: borrowing AppleSwimExtract, of swim: AppleSwim, until end: Timestamp) {
    let all = export.distances[swim.start.instant.seconds...max(swim.start.instant, end).seconds]
    distances = AppleLapRecords.ofOneSource(all, preferred: swim.sourceNumber)
  }

  var isEmpty: Bool { distances.isEmpty }

  /// The records of the swim's own source, or else of the one that recorded most.
  private static func ofOneSource(
    _ samples: [AppleLapSample], preferred: UInt16
  ) -> [AppleLapSample] {
    let counts = samples.reduce(into: [UInt16: Int]()) { $0[$1.source, default: 0] += 1 }
    let source =
      counts[preferred] != nil ? preferred : counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return samples.filter { $0.source == source }
  }

  /// The length that the records give most often, or else the distance most of them cover.
  var pool: PoolLength? {
    let given = AppleLapRecords.mostFrequent(distances.lazy.map(\.detail).filter { $0 > 0 })
    return (given ?? AppleLapRecords.mostFrequent(distances.lazy.map(\.amount))).flatMap {
      PoolLength(centimetres: Int($0))
    }
  }

  /// Among equals the smallest.
  private static func mostFrequent(_ values: some Sequence<UInt16>) -> UInt16? {
    let counts = values.reduce(into: [UInt16: Int]()) { $0[$1, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Records of exactly one length.
  func count(of pool: PoolLength) -> Int {
    distances.count { abs(Int($0.amount) - pool.centimetres) <= AppleLapRecords.tolerance }
  }

  /// One lap for each record of exactly one length; the strokes that began with it tell its style.
  func laps(in pool: PoolLength, _ strokes: inout AppleLapFinder) -> [AppleLapEvent] {
    distances.compactMap { distance in
      guard abs(Int(distance.amount) - pool.centimetres) <= AppleLapRecords.tolerance else { return nil }
      let count = strokes.first(startingAt: Int64(distance.start), preferring: distance.source)
      return AppleLapEvent(
        date: Timestamp(seconds: Int64(distance.start)), duration: Int64(distance.duration) * 1_000,
        style: StrokeStyle(healthKit: Int(count?.detail ?? 0)))
    }
  }

  /// Centimetres, as between pools of one course.
  private static let tolerance = 5
}
