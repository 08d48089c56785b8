package import KernelDomain

/// A time from which the critical pace is computed or other times are predicted. It comes from an attempt or an
/// official result.
package struct TimedEffort: Hashable, Sendable {
  package let distance: Int
  package let hundredths: Int
  package let day: CivilDay
  /// The id of the segment that contains the attempt, or the id of the official result.
  package let source: String
  package let isOfficial: Bool
  package let isEstimated: Bool

  package init(
    distance: Int, hundredths: Int, day: CivilDay, source: String, isOfficial: Bool = false, isEstimated: Bool = false
  ) {
    self.distance = distance
    self.hundredths = hundredths
    self.day = day
    self.source = source
    self.isOfficial = isOfficial
    self.isEstimated = isEstimated
  }

  /// Whether this time is faster than `other`. If the two are equally fast, the earlier one is better.
  func isBetter(than other: TimedEffort) -> Bool {
    (hundredths, day, source) < (other.hundredths, other.day, other.source)
  }
}

/// The pace at critical swim speed, which is the speed that a swimmer could theoretically sustain. It is computed as
/// (D₂ − D₁) / (T₂ − T₁) from the latest suitable pair of times over two distances (Wakayoshi et al. 1992).
package struct CriticalPace: Hashable, Sendable {
  /// The pace in milliseconds per 100 metres or yards.
  package let milliseconds: Int64
  package let short: TimedEffort
  package let long: TimedEffort
  /// The ratio of critical speed to the speed over the longer of the two distances from which it is computed, in
  /// thousandths.
  package let share: Int

  package enum State: String, CaseIterable, Codable, Sendable {
    /// The later of the two times from which the pace is computed is at most 90 days old.
    case current
    /// The later of the two times from which the pace is computed is at most a year old.
    case old
    /// The later of the two times from which the pace is computed is over a year old, so training should not be based
    /// on this pace.
    case past
  }

  package static let distances = [200, 400, 500, 800, 1_000, 1_500, 1_650]
  /// The pairs of distances from which the pace can be computed, the preferred pair first.
  package static let pairs = [
    (200, 400), (200, 500), (400, 800), (400, 1_000), (400, 1_500), (500, 1_000), (500, 1_650),
  ]
  /// The maximum number of days between the two times of a pair.
  private static let longestSpan = 90
  private static let longestOld = 365

  /// The day of the later of the two times from which the pace is computed.
  package var day: CivilDay { max(short.day, long.day) }

  /// Whether the swimmer probably swam one of the two distances without full effort (see
  /// `CriticalSpeed.plausibleShares`).
  package var isDoubtful: Bool { !CriticalSpeed.plausibleShares.contains(share) }

  package func age(on today: CivilDay) -> Int { today.daysSinceEpoch - day.daysSinceEpoch }

  package func state(on today: CivilDay) -> State {
    let age = age(on: today)
    return age <= CriticalPace.longestSpan ? .current : age <= CriticalPace.longestOld ? .old : .past
  }

  /// Computes the pace from the latest suitable pair of times. Nil if there is none.
  /// - Parameter efforts: freestyle times on one course, none of them suspicious.
  package init?(_ efforts: [TimedEffort]) {
    let days = Set(efforts.filter { CriticalPace.distances.contains($0.distance) }.map(\.day))
    for day in days.sorted(by: >) {
      let first = CivilDay(daysSinceEpoch: day.daysSinceEpoch - CriticalPace.longestSpan)
      let recent = efforts.filter { $0.day >= first && $0.day <= day }
      for (shorter, longer) in CriticalPace.pairs {
        guard let long = CriticalPace.best(recent, longer, without: nil),
          let short = CriticalPace.best(recent, shorter, without: long.source)
        else { continue }
        guard long.hundredths * short.distance > short.hundredths * long.distance else { continue }
        self.init(short, long)
        return
      }
    }
    return nil
  }

  private init(_ short: TimedEffort, _ long: TimedEffort) {
    let (time, length) = (Int64(long.hundredths - short.hundredths), Int64(long.distance - short.distance))
    (self.short, self.long) = (short, long)
    milliseconds = Int64(Rounding.nearest(time * 1_000, over: length))
    share = Rounding.nearest(1_000 * length * Int64(long.hundredths), over: time * Int64(long.distance))
  }

  private static func best(_ efforts: [TimedEffort], _ distance: Int, without source: String?) -> TimedEffort? {
    efforts.filter { $0.distance == distance && $0.source != source }.min { $0.isBetter(than: $1) }
  }
}

/// A pace zone, defined by percentages of critical speed (Skiba's swim zones, as in GoldenCheetah).
package enum SwimPaceZone: String, CaseIterable, Codable, Sendable {
  case recovery, endurance, tempo, threshold, vo2max, anaerobic

  /// The highest speed in the zone, in percent of critical speed; nil if the zone has no upper bound.
  private var percent: Int64? {
    switch self {
    case .recovery: 93
    case .endurance: 97
    case .tempo: 99
    case .threshold: 102
    case .vo2max: 109
    case .anaerobic: nil
    }
  }

  /// Returns the fastest pace in the zone, in milliseconds per 100 metres or yards; nil if the zone has no upper bound.
  /// - Parameter critical: the critical pace, in milliseconds per 100 metres or yards.
  package func fastest(_ critical: Int64) -> Int64? {
    percent.map { Int64(Rounding.nearest(critical * 100, over: $0)) }
  }

  /// Returns the slowest pace in the zone, in milliseconds per 100 metres or yards; nil if the zone has no lower bound.
  /// - Parameter critical: the critical pace, in milliseconds per 100 metres or yards.
  package func slowest(_ critical: Int64) -> Int64? {
    let all = SwimPaceZone.allCases
    return all.firstIndex(of: self).flatMap { $0 > 0 ? all[$0 - 1].fastest(critical) : nil }
  }
}

/// A send-off for repetitions at critical pace. A send-off is the time from the start of one repetition to the start of
/// the next.
package struct CriticalSendOff: Hashable, Sendable {
  /// The time of one repetition, in milliseconds.
  package let repetition: Int64
  package let seconds: Int

  package static let distances = [50, 100, 200, 400]

  /// Computes the send-off. It is the time of one repetition plus ten seconds or a tenth of that time, whichever is
  /// longer, rounded up to a multiple of five seconds.
  /// - Parameters:
  ///   - distance: the distance of one repetition, in metres or yards.
  ///   - critical: the critical pace, in milliseconds per 100 metres or yards.
  package init(_ distance: Int, critical: Int64) {
    repetition = Int64(Rounding.nearest(critical * Int64(distance), over: 100))
    let exact = critical * Int64(distance) * 10
    let needed = max(exact + 10_000_000, exact / 10 * 11)
    seconds = Int((needed + 4_999_999) / 5_000_000) * 5
  }
}
