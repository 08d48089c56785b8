package import KernelApplication
import KernelDomain
import PrayerDomain

/// Carries out the user's decision about an excuse for a journey or illness. An earlier version stored such excuses,
/// but these reasons do not excuse anybody from prayers.
package struct SettleExcuse: UseCase {
  package static let method = "prayer.settleExcuse"
  package static let summary = "Keep or lift an older excuse for a journey or illness, given its first prayer."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces = PrayerEvents.preferencesDescriptions

  package enum Way: String, CaseIterable, Codable, Sendable {
    case keep, lift, owe

    package static let schema = Schema("SettlingOfExcuse", "What becomes of an older excuse.", Way.allCases) { way in
      switch way {
      case .keep: "it stays as it is"
      case .lift: "it no longer excuses its prayers; a journey is kept as a journey"
      case .owe: "as `lift`, but its unrecorded prayers are recorded as missed"
      }
    }
  }

  package struct Input: Described, Equatable {
    package var from: PrayerName
    package var way: Way
    package var dryRun: Bool?

    package static let schema = Schema(
      "The excuse, and what becomes of it.",
      [
        .init(
          "from", PrayerName.schema, "The first prayer that the excuse covers.",
          examples: [#"{"day":"2026-11-22","prayer":"isha"}"#]),
        .init("way", Way.schema, "What becomes of it."), .dryRun,
      ])

    package init(from: PrayerName, way: Way, dryRun: Bool? = nil) {
      self.from = from
      self.way = way
      self.dryRun = dryRun
    }
  }

  let reader: PrayerReader

  /// Settles the excuse. Fails with `notFound` if no excuse for a journey or illness begins with the prayer that the
  /// input names.
  package func callAsFunction(_ input: Input) throws(Failure) -> ExcuseOutput {
    try reader.changeExcuse(isDryRun: input.dryRun) { (snapshot) throws(Failure) in
      let from = input.from.prayerOfDay
      guard let excuse = snapshot.record.excuses.first(where: { $0.from == from && !($0.reason?.excuses ?? true) })
      else { throw .notFound(.prayer(.nothingToSettle(from: input.from))) }
      switch input.way {
      case .keep: return (snapshot.record.settled.contains(from) ? [] : [.settle(from)], excuse)
      case .lift: return (lifting(excuse, snapshot), excuse)
      case .owe: return (lifting(excuse, snapshot) + excuse.owing(snapshot.states), excuse)
      }
    }
  }

  /// Returns the edits that remove the excuse. An excuse for a journey is replaced with a journey, unless another
  /// journey is recorded for that time.
  private func lifting(_ excuse: Excuse, _ snapshot: PrayerSnapshot) -> [PrayerEdit] {
    // The excuse ends before its last prayer: with Fajr, it does not cover that day.
    let last = excuse.until.map { until in
      max(excuse.from.day, until.prayer == .fajr ? CivilDay(daysSinceEpoch: until.day.daysSinceEpoch - 1) : until.day)
    }
    guard excuse.reason == .travel, let journey = try? Journey(from: excuse.from.day, until: last),
      (try? journey.check(beside: snapshot.record.journeys)) != nil
    else { return [.removeExcuse(from: excuse.from)] }
    return [.removeExcuse(from: excuse.from), .putJourney(journey)]
  }
}
