package import KernelApplication
import KernelDomain
package import PrayerDomain

extension Failure {
  /// Creates the failure for a place, calculation or day that the program does not accept.
  /// - Parameter field: the input's member that the failure names if the error names none.
  package static func prayer(_ error: PrayerInputError, field: String) -> Failure {
    switch error {
    case .outside(let field, let range):
      .invalidInput(
        field: field.rawValue,
        problem: .prayer(.outside(field: field, least: range.lowerBound, most: range.upperBound)))
    case .missing(let field, let range):
      .invalidInput(
        field: field.rawValue,
        problem: .prayer(.missing(field: field, least: range.lowerBound, most: range.upperBound)))
    case .ishaMissing: .invalidInput(field: "ishaAngle", problem: .prayer(.ishaMissing))
    case .ishaTwice: .invalidInput(field: "ishaAngle", problem: .prayer(.ishaTwice))
    case .prayersMissing:
      .invalidInput(field: "prayers", problem: .prayer(.noPrayersNamed), valid: Prayer.allCases.map(\.rawValue))
    case .dayOutside(let days):
      .invalidInput(field: field, problem: .prayer(.dayOutside(first: days.lowerBound, last: days.upperBound)))
    case .dayLeftOut(let day): .invalidInput(field: field, problem: .prayer(.dayLeftOut(day: day)))
    }
  }

  /// Creates the failure for a prayer that can't be recorded.
  /// - Parameters:
  ///   - error: why the prayer can't be recorded.
  ///   - field: the input's member that the failure names if the error is about a day.
  ///   - snapshot: converts instants to local time, for the message.
  static func prayer(_ error: PrayerLogError, field: String, in snapshot: PrayerSnapshot) -> Failure {
    switch error {
    case .notBegun(let prayer, let begin):
      .conflict(
        .prayer(
          .notBegun(prayer: prayer.prayer, day: prayer.day, begin: begin.map { snapshot.zoned($0) })))
    case .inFuture(let at): .invalidInput(field: "at", problem: .prayer(.inFuture(at: snapshot.zoned(at))))
    case .statusMissing: .conflict(.prayer(.statusMissing))
    case .input(let error): .prayer(error, field: field)
    case .nothingRecorded(let prayer):
      .conflict(.prayer(.nothingRecorded(prayer: prayer.prayer, day: prayer.day)))
    case .daysReversed(let first, let last):
      .invalidInput(field: field, problem: .prayer(.daysReversed(first: first, last: last)))
    case .tooManyDays(let limit): .invalidInput(field: field, problem: .prayer(.tooManyDays(limit: limit)))
    case .excuseReversed: .invalidInput(field: "until", problem: .prayer(.excuseReversed))
    case .excusesOverlap(let other):
      .conflict(
        .prayer(.excusesOverlap(from: PrayerName(other.from), until: other.until.map(PrayerName.init))))
    case .unknownExcuse(let from): .notFound(.prayer(.noExcuse(from: PrayerName(from))))
    case .moreThanOwed(let prayer, let owed, let wanted):
      .conflict(.prayer(.moreThanOwed(prayer: prayer, owed: owed, wanted: wanted)))
    case .onlyWitrIsMissed(let extra): .invalidInput(field: "status", problem: .prayer(.onlyWitrIsMissed(extra)))
    case .witrIsNotOwed: .conflict(.prayer(.witrIsNotOwed))
    case .recorded(let prayer, let begin):
      .conflict(
        .prayer(.recorded(prayer: prayer.prayer, day: prayer.day, begin: begin.map { snapshot.zoned($0) })))
    case .notCombined: .invalidInput(field: "combined", problem: .prayer(.notCombined))
    case .notShortened: .invalidInput(field: "shortened", problem: .prayer(.notShortened))
    case .notJumuah: .invalidInput(field: "jumuah", problem: .prayer(.notJumuah))
    case .noExcuse(let reason):
      .invalidInput(
        field: "reason", problem: .prayer(reason == .travel ? .journeyIsNoExcuse : .illnessIsNoExcuse),
        valid: Excuse.Reason.allCases.filter(\.excuses).map(\.rawValue))
    case .journeyReversed(let first, let last):
      .invalidInput(field: "until", problem: .prayer(.daysReversed(first: first, last: last)))
    case .journeysOverlap(let other): .conflict(.prayer(.journeysOverlap(from: other.from, until: other.until)))
    case .unknownJourney(let from): .notFound(.prayer(.noJourney(from: from)))
    case .fast(let error): .prayer(error)
    case .hijriMonth(let error): .prayer(error)
    case .tooManyReminders(let limit): .conflict(.prayer(.tooManyReminders(limit: limit)))
    }
  }

  private static func prayer(_ error: FastError) -> Failure {
    switch error {
    case .inFuture(let day): .invalidInput(field: "day", problem: .prayer(.fastInFuture(day: day)))
    case .notRamadan: .invalidInput(field: "status", problem: .prayer(.fastNotRamadan))
    case .ramadan: .invalidInput(field: "makeUp", problem: .prayer(.fastInRamadan))
    case .nothingOwed: .conflict(.prayer(.noFastOwed))
    }
  }

  private static func prayer(_ error: HijriMonthError) -> Failure {
    switch error {
    case .length(let month, let days):
      .conflict(.prayer(.hijriMonthLength(year: month.year, month: month.month, days: days)))
    case .tooFar(let month, let calendar):
      .invalidInput(
        field: "begins", problem: .prayer(.hijriMonthTooFar(year: month.year, month: month.month, calendar: calendar)))
    }
  }
}
