package import KernelApplication
import KernelDomain
import PrayerDomain

/// Ends the open excuse: the period without prayers that has no end yet.
package struct EndExcuse: UseCase {
  package static let method = "prayer.endExcuse"
  package static let summary = "End the user's open excuse."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var until: PrayerName?

    package static let schema = Schema(
      "The end of the excuse.",
      [
        .optional(
          "until", PrayerName.schema,
          "The first prayer that is no longer excused; if left out, the one due now, or else the next.",
          examples: [#"{"day":"2026-11-22","prayer":"isha"}"#])
      ])

    package init(until: PrayerName? = nil) { self.until = until }
  }

  let reader: PrayerReader

  /// Ends the open excuse. Fails with `conflict` if no excuse is open, or if the open excuse began so recently that
  /// none of its prayers is over.
  package func callAsFunction(_ input: Input) throws(Failure) -> ExcuseOutput {
    try reader.changeExcuse { (snapshot) throws(Failure) in
      guard let open = snapshot.record.excuses.last(where: { $0.until == nil }) else {
        throw .conflict(.prayer(.noOpenExcuse))
      }
      if let until = input.until { _ = try snapshot.scheduled(until.day, field: "until") }
      guard input.until != nil || open.from < snapshot.currentPrayer else {
        throw .conflict(.prayer(.excuseJustBegun(from: PrayerName(open.from))))
      }
      do throws(PrayerLogError) {
        let ended = try Excuse(
          from: open.from, until: input.until?.prayerOfDay ?? snapshot.currentPrayer, reason: open.reason,
          isOwed: open.isOwed)
        let states = snapshot.states
        return ([.putExcuse(ended)] + (open.isOwed && states.isOver(ended) ? ended.owing(states) : []), ended)
      } catch {
        throw .prayer(error, field: "until", in: snapshot)
      }
    }
  }
}
