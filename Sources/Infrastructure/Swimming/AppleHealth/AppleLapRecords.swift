import BookInfrastructure
import KernelDomain
import SwimmingDomain

/// The samples (`Record` elements) of distances that were swum during a swim. They are used instead of lap events if
/// the swim has none.
struct AppleLapRecords {
  private let distances: [AppleLapSample]

  init(_ export: borrowing AppleSwimExtract, of swim: AppleSwim, until end: Timestamp) {
    // A sample that starts as a leg ends belongs to the next leg.
    let last = swim.part == .leg ? end + -1 : end
    let all = export.distances[swim.start.instant.seconds...max(swim.start.instant, last).seconds]
    distances = AppleLapRecords.ofOneSource(all, preferred: swim.sourceNumber)
  }

  /// The time range from the start of the first sample to the end of the last; nil if there are no samples.
  var span: ClosedRange<Timestamp>? {
    guard let first = distances.map(\.start).min(),
      let last = distances.map({ UInt64($0.start) + UInt64($0.duration) }).max()
    else { return nil }
    return Timestamp(seconds: Int64(first))...Timestamp(seconds: Int64(last))
  }

  /// Returns the samples from the swim's own source or, if it has none, those from the source with the most samples.
  private static func ofOneSource(
    _ samples: [AppleLapSample], preferred: UInt16
  ) -> [AppleLapSample] {
    let counts = samples.reduce(into: [UInt16: Int]()) { $0[$1.source, default: 0] += 1 }
    let source =
      counts[preferred] != nil ? preferred : counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return samples.filter { $0.source == source }
  }

  /// The sum of the distances of all samples, in centimetres.
  var distance: Int { distances.reduce(0) { $0 + Int($1.amount) } }

  /// Returns the pool length that the samples state most often. If no sample states one, returns the distance that more
  /// than half of the samples have in common. For this, at least two samples must have a stroke count, as laps do.
  /// Returns nil in all other cases, because stretches of different lengths are not laps.
  func pool(_ strokes: inout AppleLapFinder) -> PoolLength? {
    let given = AppleLapRecords.mostFrequent(distances.lazy.map { UInt32($0.detail) }.filter { $0 > 0 })
    if let given { return PoolLength(centimetres: Int(given)) }
    guard let usual, AppleLapRecords.guessed.contains(usual), let pool = PoolLength(centimetres: usual) else {
      return nil
    }
    let counted = distances.count { strokes.first(startingAt: Int64($0.start), preferring: $0.source) != nil }
    return counted >= AppleLapRecords.fewestCounted ? pool : nil
  }

  /// The pool lengths, in centimetres, that are accepted when the pool length is inferred from distances.
  private static let guessed = 1_000...10_000
  private static let fewestCounted = 2

  /// Returns the most frequent value; if several are equally frequent, the smallest of them. Nil if there are no
  /// values.
  private static func mostFrequent(_ values: some Sequence<UInt32>) -> UInt32? {
    let counts = values.reduce(into: [UInt32: Int]()) { $0[$1, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The distance that more than half of the samples have in common, in centimetres; nil if there is none.
  var usual: Int? {
    AppleLapRecords.mostFrequent(distances.lazy.map(\.amount)).flatMap { usual in
      2 * count(of: Int(usual)) > distances.count ? Int(usual) : nil
    }
  }

  /// Returns the number of samples whose distance is this long, in centimetres.
  func count(of length: Int) -> Int {
    distances.count { abs(Int($0.amount) - length) <= AppleLapRecords.tolerance }
  }

  /// Creates a lap from each sample whose distance is this long, in centimetres. The lap's style is that of the stroke
  /// count that starts at the same time.
  func laps(of length: Int, _ strokes: inout AppleLapFinder) -> [AppleLapEvent] {
    distances.compactMap { distance in
      guard abs(Int(distance.amount) - length) <= AppleLapRecords.tolerance else { return nil }
      let count = strokes.first(startingAt: Int64(distance.start), preferring: distance.source)
      return AppleLapEvent(
        date: Timestamp(seconds: Int64(distance.start)), duration: Int64(distance.duration) * 1_000,
        style: StrokeStyle(healthKit: Int(count?.detail ?? 0)))
    }
  }

  /// The greatest difference, in centimetres, at which a distance still counts as equal to the pool length.
  private static let tolerance = 5
}
