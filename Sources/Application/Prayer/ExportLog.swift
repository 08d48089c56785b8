package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// What was recorded, as a table for spreadsheets: neither places nor reasons.
package struct ExportLog: UseCase {
  package static let method = "prayer.exportLog"
  package static let summary = "What you recorded as comma-separated values, the oldest first."
  package static let kind = UseCaseKind.examination

  package struct Input: Described, Equatable {
    package var from: CivilDay?
    package var to: CivilDay?

    package static let schema = Schema(
      "The days.",
      [
        .optional("from", CivilDay.schema, "Left out, the first one recorded."),
        .optional("to", CivilDay.schema, "Left out, the last one recorded."),
      ])

    package init(from: CivilDay? = nil, to: CivilDay? = nil) {
      self.from = from
      self.to = to
    }
  }

  package struct Output: Described, Equatable {
    package var csv: String
    package var count: Int

    package static let schema = Schema(
      "The table.",
      [
        .init(
          "csv", .text, "A line each, ended by carriage return and line feed; the first names the columns.",
          examples: [#""day,prayer,status,at,congregation,combined\r\n""#]),
        .init("count", .integer, "How many prayers.", unit: .of("prayers")),
      ])
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    if let from = input.from, let to = input.to, to < from {
      throw .invalidInput(field: "to", problem: .prayer(.daysReversed(first: from, last: to)))
    }
    let snapshot = try reader.wholeSnapshot()
    let log = snapshot.record.log
    let prayers = log.prayers { _ in true }.filter { prayer in
      input.from.map { $0 <= prayer.day } ?? true && input.to.map { prayer.day <= $0 } ?? true
    }
    return Output(csv: PrayerTable.csv(of: prayers, in: log, zoned: snapshot.zoned), count: prayers.count)
  }
}

/// Recorded prayers as comma-separated values (RFC 4180).
package enum PrayerTable {
  package static let header = "day,prayer,status,at,congregation,combined\r\n"

  /// - Parameter zoned: how clocks where she was told an instant.
  package static func csv(
    of prayers: [PrayerOfDay], in log: PrayerLog, zoned: (Timestamp) -> ZonedInstant
  ) -> String {
    var text = header
    for prayer in prayers {
      guard let entry = log[prayer] else { continue }
      let at = entry.at.map { zoned($0).description } ?? ""
      text +=
        "\(prayer.day),\(prayer.prayer.rawValue),\(entry.status.rawValue),\(at),"
        + "\(entry.inCongregation),\(entry.isCombined)\r\n"
    }
    return text
  }
}
