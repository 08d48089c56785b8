package import KernelApplication
import KernelDomain
package import PrayerDomain

/// What she owes of each prayer.
package struct ShowDebt: UseCase {
  package static let method = "prayer.showDebt"
  package static let summary = "How many of each prayer you mean to make up."
  package static let kind = UseCaseKind.inspection
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading)
  }

  package typealias Input = NoInput

  package struct Output: Codable, Hashable, Sendable {
    /// Estimated and missed together.
    package var debt: PrayerCounts
    /// What is left of her estimate.
    package var estimate: PrayerCounts
    /// Recorded as missed, or assumed so.
    package var missed: PrayerCounts
  }

  private let reader: PrayerReader

  package init(reader: PrayerReader) {
    self.reader = reader
  }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    Output(try reader.snapshot())
  }
}

extension ShowDebt.Output {
  init(_ snapshot: PrayerSnapshot) {
    let debt = DebtRule.debt(of: snapshot.record, snapshot.states)
    self.debt = PrayerCounts { debt[$0].owed }
    estimate = PrayerCounts { debt[$0].estimate }
    missed = PrayerCounts { debt[$0].missed }
  }
}

/// How many of each prayer.
package struct PrayerCounts: Codable, Hashable, Sendable {
  package var fajr: Int
  package var dhuhr: Int
  package var asr: Int
  package var maghrib: Int
  package var isha: Int

  package init(_ count: (Prayer) -> Int) {
    fajr = count(.fajr)
    dhuhr = count(.dhuhr)
    asr = count(.asr)
    maghrib = count(.maghrib)
    isha = count(.isha)
  }

  package subscript(prayer: Prayer) -> Int {
    switch prayer {
    case .fajr: fajr
    case .dhuhr: dhuhr
    case .asr: asr
    case .maghrib: maghrib
    case .isha: isha
    }
  }

  package var total: Int { fajr + dhuhr + asr + maghrib + isha }

  package static var schema: Schema {
    Schema(
      "PrayerCounts", "How many of each prayer.",
      Prayer.allCases.map { .init($0.rawValue, .integer, "How many.", unit: .of("prayers")) })
  }
}

extension ShowDebt.Output {
  package static var schema: Schema {
    Schema(
      "What is to be made up.",
      [
        .init("debt", PrayerCounts.schema, "Estimated and missed together."),
        .init("estimate", PrayerCounts.schema, "What is left of her estimate."),
        .init("missed", PrayerCounts.schema, "Recorded as missed, or assumed so."),
      ])
  }
}
