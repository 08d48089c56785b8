package import KernelApplication
package import KernelDomain
package import PrayerDomain

package struct LogFast: UseCase {
  package static let method = "prayer.logFast"
  package static let summary = "Record that the user fasted on a day, or that the day's fast is owed or not owed."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var status: FastStatus?
    package var day: CivilDay?
    package var makeUp: Bool?
    package var reason: FastReason?

    package static let schema = Schema(
      "The fast.",
      [
        .optional("status", FastStatus.schema, "What to record; if left out, `fasted`."),
        .optional("day", CivilDay.schema, "The day; if left out, today."),
        .optional("makeUp", .flag, "Whether the fast makes up an owed one; if left out, false."),
        .optional("reason", FastReason.schema, "A private reason; if left out, none."),
      ])

    package init(
      status: FastStatus? = nil, day: CivilDay? = nil, makeUp: Bool? = nil, reason: FastReason? = nil
    ) {
      self.status = status
      self.day = day
      self.makeUp = makeUp
      self.reason = reason
    }
  }

  let reader: PrayerReader

  /// Records the fast. Fails with `conflict` if the input says that the fast makes up for an owed one, but no fast is
  /// owed.
  package func callAsFunction(_ input: Input) throws(Failure) -> FastOutput {
    let changed = try reader.change { (snapshot) throws(PrayerLogError) in
      let day = input.day ?? snapshot.today
      guard PrayerTimesRule.days.contains(day) else { throw .input(.dayOutside(PrayerTimesRule.days)) }
      let entry = FastEntry(input.status ?? .fasted, isMakeUp: input.makeUp ?? false, reason: input.reason)
      do throws(FastError) {
        try snapshot.fasts.check(entry, on: day, today: snapshot.today)
      } catch {
        throw .fast(error)
      }
      let isNew = snapshot.record.fasts[day] != entry
      return (isNew ? [PrayerEdit.logFast(day, entry)] : [], FastOutput(snapshot, .logFast(day, entry), day))
    }
    return changed.value.numbered(changed.number)
  }
}

/// Removes the record of a fast.
package struct ClearFast: UseCase {
  package static let method = "prayer.clearFast"
  package static let summary = "Remove the record of a fast."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var day: CivilDay?

    package static let schema = Schema(
      "The fast.", [.optional("day", CivilDay.schema, "The day; if left out, today.")])

    package init(day: CivilDay? = nil) { self.day = day }
  }

  let reader: PrayerReader

  /// Removes the record of the fast. Fails with `conflict` if nothing is recorded for the day.
  package func callAsFunction(_ input: Input) throws(Failure) -> FastOutput {
    let changed = try reader.repository.change { (record) throws(Failure) in
      let snapshot = try reader.snapshot(of: record, at: reader.now())
      let day = input.day ?? snapshot.today
      guard record.fasts[day] != nil else { throw .conflict(.prayer(.noFast(day: day))) }
      return ([PrayerEdit.logFast(day, nil)], FastOutput(snapshot, .logFast(day, nil), day))
    }
    return changed.value.numbered(changed.number)
  }
}

/// Sets the user's estimate of how many fasts are owed in addition to those that the recorded days show.
package struct SetFastsOwed: UseCase {
  package static let method = "prayer.setFastsOwed"
  package static let summary = "Set how many fasts the user has to make up in addition to those recorded as owed."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var count: Int

    package static let schema = Schema(
      "The number of fasts.",
      [
        .init(
          "count", Schema(.integer(FastRule.counts)),
          "The number of fasts that are owed in addition to those recorded as owed.",
          unit: .of("fasts"), examples: ["12"])
      ])

    package init(count: Int) { self.count = count }
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> FastOutput {
    let changed = try reader.change(field: "count") { (snapshot) throws(PrayerLogError) in
      guard FastRule.counts.contains(input.count) else {
        throw .input(.outside(.count, Double(FastRule.counts.lowerBound)...Double(FastRule.counts.upperBound)))
      }
      let isNew = snapshot.record.fastEstimate != input.count
      return (
        isNew ? [PrayerEdit.setFastEstimate(input.count)] : [],
        FastOutput(snapshot, .setFastEstimate(input.count), snapshot.today)
      )
    }
    return changed.value.numbered(changed.number)
  }
}

/// The output of use cases that change the record of a fast. It never contains the reason.
package struct FastOutput: Described, Equatable {
  package var change: Int?
  package var day: CivilDay
  /// The recorded status of the fast on this day; nil if nothing is recorded.
  package var status: FastStatus?
  package var kind: FastKind?
  /// Whether the day is a feast, on which nobody should fast.
  package var feast: Bool
  /// The number of fasts that the user still has to make up.
  package var owed: Int

  package static let schema = Schema(
    "FastChange", "A fast after a change.",
    [
      .optional(
        "change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
      .init("day", CivilDay.schema, "The day."),
      .optional("status", FastStatus.schema, "What is recorded for the day; left out if nothing is."),
      .optional("kind", FastKind.schema, "What the fast counts as; left out if nothing is recorded."),
      .init(
        "feast", .flag, "Whether the user fasted on a day that is a feast by the calendar, on which nobody should fast."
      ),
      .init("owed", .integer, "The number of fasts to make up.", unit: .of("fasts")),
    ])

  init(_ snapshot: PrayerSnapshot, _ edit: PrayerEdit, _ day: CivilDay) {
    var record = snapshot.record
    record.apply(edit)
    let rule = FastRule(record.fasts, estimate: record.fastEstimate, hijri: snapshot.hijri)
    let entry = record.fasts[day]
    self.day = day
    status = entry?.status
    kind = entry.map { rule.kind(of: $0, on: day) }
    feast = entry?.status == .fasted && rule.isFeast(day)
    owed = rule.owed
  }

  func numbered(_ change: Int?) -> FastOutput {
    var output = self
    output.change = change
    return output
  }
}

extension FastOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    PrayerEvents.preferences(.fasts, changed: changed && change != nil)
  }
}

extension FastStatus {
  static let schema = Schema("FastStatus", "What is recorded about a fast.", FastStatus.allCases) { status in
    switch status {
    case .fasted: "the user fasted on the day"
    case .owed: "the user has to make up the fast"
    case .exempt: "the fast is not owed, because of age or lasting illness"
    }
  }
}

extension FastReason {
  static let schema = Schema(
    "FastReason", "The private reason why the user did not fast on a day.", FastReason.allCases)
}

extension FastKind {
  static let schema = Schema("FastKind", "What a fast counts as.", FastKind.allCases) { kind in
    switch kind {
    case .ramadan: "a day of Ramadan"
    case .madeUp: "a fast that makes up an owed one"
    case .voluntary: nil
    }
  }
}
