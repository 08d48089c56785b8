package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// Writes prayer times as a calendar file. The file contains no records of prayers, no reasons for excuses and no
/// coordinates.
package struct ExportCalendar: UseCase {
  package static let method = "prayer.exportCalendar"
  package static let summary = "Write the prayer times of a range of days as a calendar file (RFC 5545)."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles + [.conflict]

  package struct Input: Described, Equatable {
    /// The path of the file to write, which must not exist yet.
    package var path: String
    package var from: CivilDay
    package var to: CivilDay
    package var prayers: [Prayer]?
    /// How many minutes before a prayer the calendar program gives an alarm; nil for no alarms.
    package var alarm: Int?
    package var language: LanguageTag?

    package static let alarms = 0...120

    package static let schema = Schema(
      "The file and the days, at most 400.",
      [
        .init("path", .path("/home/eva/prayers.ics"), "The path of the file to write, which must not exist yet."),
        .init("from", CivilDay.schema, "The first day."), .init("to", CivilDay.schema, "The last day."),
        .optional("prayers", .list(Prayer.schema), "The prayers; if left out, all five.", examples: [#"["fajr"]"#]),
        .optional(
          "alarm", Schema(.integer(alarms)),
          "How many minutes before each prayer the calendar gives an alarm; if left out, it gives none.",
          unit: .of("minutes"), examples: ["10"]),
        .optional(
          "language", Schema(.choice(LanguageTag.allCases.map { ($0.rawValue, nil) })),
          "The language of the names; if left out, English."),
      ])

    package init(
      path: String, from: CivilDay, to: CivilDay, prayers: [Prayer]? = nil, alarm: Int? = nil,
      language: LanguageTag? = nil
    ) {
      self.path = path
      self.from = from
      self.to = to
      self.prayers = prayers
      self.alarm = alarm
      self.language = language
    }
  }

  package struct Output: Described, Equatable {
    /// The absolute path of the file written.
    package var path: String
    package var bytes: Int64
    package var days: Int

    package static let schema = Schema(
      "The file that was written.",
      [
        .init("path", .path("/home/eva/prayers.ics"), "The path of the file."),
        .init("bytes", .integer, "The size of the file, in bytes.", unit: .bytes),
        .init("days", .integer, "The number of days in the file.", unit: .of("days")),
      ])
  }

  let reader: PrayerReader
  let encoder: any CalendarEncoder
  let writer: any FileWriter

  /// Writes the file. Fails with `conflict` if no place is set.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    if let alarm = input.alarm, !Input.alarms.contains(alarm) {
      throw .prayer(PrayerInputError.outside(.alarm, 0...120), field: "alarm")
    }
    let times = try ShowTimes(reader: reader)(ShowTimes.Input(from: input.from, to: input.to))
    let snapshot = try reader.snapshot()
    let file = CalendarToWrite(
      times: times, prayers: input.prayers ?? Prayer.allCases, alarm: input.alarm, stamp: snapshot.now,
      jumuahAt: snapshot.settings.jumuahAt, language: input.language ?? .en)
    let bytes = encoder.encode(file)
    return Output(path: try writer.write(bytes, to: input.path), bytes: Int64(bytes.count), days: times.days.count)
  }
}

/// The content of a calendar file.
package struct CalendarToWrite: Sendable {
  package let times: ShowTimes.Output
  package let prayers: [Prayer]
  /// How many minutes before a prayer the calendar program gives an alarm; nil for no alarms.
  package let alarm: Int?
  /// The time at which the file is created.
  package let stamp: Timestamp
  /// The time at which Jumu'ah begins on Fridays, in minutes after midnight; nil if it begins at Dhuhr's time.
  package let jumuahAt: Int?
  package let language: LanguageTag
}

/// Encodes a calendar file, with its texts in the given language.
package protocol CalendarEncoder: Sendable {
  func encode(_ calendar: CalendarToWrite) -> [UInt8]
}
