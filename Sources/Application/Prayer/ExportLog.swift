package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// Writes the recorded prayers as a table for spreadsheets. The table contains no places and no reasons for excuses.
package struct ExportLog: UseCase {
  package static let method = "prayer.exportLog"
  package static let summary = "Export the recorded prayers as comma-separated values, oldest first."
  package static let kind = UseCaseKind.examination

  package struct Input: Described, Equatable {
    package var from: CivilDay?
    package var to: CivilDay?

    package static let schema = Schema(
      "The days to export.",
      [
        .optional("from", CivilDay.schema, "The first day to export; if left out, the first recorded one."),
        .optional("to", CivilDay.schema, "The last day to export; if left out, the last recorded one."),
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
      "The table of recorded prayers.",
      [
        .init(
          "csv", .text,
          "The table: a header line, then one line per prayer, each ended by a carriage return and line feed.",
          examples: [#""day,prayer,status,at,congregation,combined,shortened,jumuah\r\n""#]),
        .init("count", .integer, "The number of prayers in the table.", unit: .of("prayers")),
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

/// Writes recorded prayers as comma-separated values (RFC 4180).
package enum PrayerTable {
  package static let header = "day,prayer,status,at,congregation,combined,shortened,jumuah\r\n"

  /// Returns the table as text.
  /// - Parameters:
  ///   - prayers: the prayers, one per row.
  ///   - log: the recorded entries.
  ///   - zoned: converts an instant to the local time of the place where the user was.
  package static func csv(
    of prayers: [PrayerOfDay], in log: PrayerLog, zoned: (Timestamp) -> ZonedInstant
  ) -> String {
    var text = header
    for prayer in prayers {
      guard let entry = log[prayer] else { continue }
      let at = entry.at.map { zoned($0).description } ?? ""
      text +=
        "\(prayer.day),\(prayer.prayer.rawValue),\(entry.status.rawValue),\(at),"
        + "\(entry.inCongregation),\(entry.isCombined),\(entry.isShortened),\(entry.isJumuah)\r\n"
    }
    return text
  }

  /// Returns the recorded fasts as a table, without reasons.
  package static func fasts(_ snapshot: PrayerSnapshot) -> String {
    let rule = snapshot.fasts
    return snapshot.record.fasts.sorted { $0.key < $1.key }.reduce("day,status,kind\r\n") { text, fast in
      text + "\(fast.key),\(fast.value.status.rawValue),\(rule.kind(of: fast.value, on: fast.key).rawValue)\r\n"
    }
  }

  /// Returns the recorded prayers beyond the five daily ones as a table.
  package static func extras(_ snapshot: PrayerSnapshot) -> String {
    snapshot.record.extras.sorted { $0.key < $1.key }.reduce("day,prayer,at,units\r\n") { text, extra in
      let at = extra.value.at.map { snapshot.zoned($0).description } ?? ""
      return text + "\(extra.key.day),\(extra.key.extra.rawValue),\(at),\(extra.value.units.map(String.init) ?? "")\r\n"
    }
  }
}
