package import KernelDomain

/// The swimmer's date of birth, or only the year of birth.
package enum SwimBirth: Hashable, Sendable, LosslessStringConvertible {
  case day(CivilDay)
  case year(Int)

  package init?(_ text: String) {
    if let day = CivilDay(text) {
      self = .day(day)
    } else if text.utf8.count == 4, let year = Int(text), CivilDay.recordableYears.contains(year) {
      self = .year(year)
    } else {
      return nil
    }
  }

  package var description: String {
    switch self {
    case .day(let day): day.description
    case .year(let year): "\(year)"
    }
  }

  package var year: Int {
    switch self {
    case .day(let day): day.year
    case .year(let year): year
    }
  }

  /// Returns the swimmer's possible ages on a day, in years. There are two if only the year of birth is known.
  func ages(on day: CivilDay) -> ClosedRange<Int> {
    let age = day.year - year
    guard case .day(let birthday) = self else {
      return day.month == 12 && day.day == 31 ? age...age : age - 1...age
    }
    let isBefore = (day.month, day.day) < (birthday.month, birthday.day)
    return isBefore ? age - 1...age - 1 : age...age
  }
}

/// The rules that assign masters (adult swimmers) to age groups.
package enum MastersRule: String, CaseIterable, Codable, Sendable {
  /// The group depends on the swimmer's age on 31 December. The youngest group begins at 25 (World Aquatics, MGR 4).
  case worldAquatics = "world-aquatics"
  /// The group depends on the swimmer's age on 31 December; in yard pools, on the age on the day of the result. The
  /// youngest group begins at 18 (US Masters Swimming, 102.2).
  case usms

  /// Returns the age group to which a result belongs, or the reason why there is none.
  package func group(
    _ birth: SwimBirth, on day: CivilDay, course: SwimCourse
  ) -> Result<AgeGroup, AgeGroup.Obstacle> {
    let isByDay = self == .usms && course.unit == .yard
    let counted = isByDay ? day : CivilDay(year: day.year, month: 12, day: 31) ?? day
    let ages = birth.ages(on: counted)
    guard let least = AgeGroup(age: ages.lowerBound, self), let most = AgeGroup(age: ages.upperBound, self) else {
      return .failure(AgeGroup(age: ages.upperBound, self) == nil ? .tooYoung : .birthdayNeeded)
    }
    return least == most ? .success(least) : .failure(.birthdayNeeded)
  }
}

/// An age group of masters, which usually spans five years: 25–29, 30–34 and so on.
package struct AgeGroup: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let from: Int
  package let to: Int

  package enum Obstacle: String, Error, CaseIterable, Codable, Sendable {
    case tooYoung
    /// Only the year of birth is known, and the swimmer may belong to either of two groups.
    case birthdayNeeded
  }

  /// Creates the group that contains an age in years. Nil if the age is below the youngest group.
  init?(age: Int, _ rule: MastersRule) {
    if rule == .usms, (18...24).contains(age) {
      (from, to) = (18, 24)
    } else if age >= 25 {
      (from, to) = (age / 5 * 5, age / 5 * 5 + 4)
    } else {
      return nil
    }
  }

  package var description: String { "\(from)–\(to)" }

  package static func < (a: AgeGroup, b: AgeGroup) -> Bool { a.from < b.from }
}
