package import KernelApplication
package import KernelDomain
import SwimmingDomain

/// A year's swimming at a glance.
package struct ShowYear: UseCase {
  package static let method = "swimming.showYear"
  package static let summary = "How far and how long was swum on each day and in each month of a year."
  package static let kind = UseCaseKind.query

  package struct Input: Codable, Hashable, Sendable {
    /// Nil is that of the latest swim.
    package var year: Int?

    package init(year: Int? = nil) {
      self.year = year
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    /// Nil in an empty book.
    package var year: Int?
    /// All years with swims, newest first.
    package var years: [Int]
    /// Those with swims, in order.
    package var months: [Month]
    /// Those with swims, in order.
    package var days: [Day]

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(year, forKey: .year)
      try container.encode(years, forKey: .years)
      try container.encode(months, forKey: .months)
      try container.encode(days, forKey: .days)
    }
  }

  package struct Month: Codable, Hashable, Sendable {
    package var month: CivilMonth
    package var swims: Int
    /// Whole metres of lengths in pools of known length, excluded ones left out.
    package var metres: Int
    /// Seconds of workouts.
    package var duration: Int
  }

  package struct Day: Codable, Hashable, Sendable {
    package var day: CivilDay
    package var metres: Int
  }

  private let store: any SwimStore

  package init(store: any SwimStore) {
    self.store = store
  }

  /// Second recordings and removed workouts count nowhere.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try store.book()
    let standing = book.standing
    let counting = book.swims.indices.filter { index in
      let swim = book.swims[index]
      return !standing.removed.contains(swim.id) && standing.duplicates[swim.id] == nil
    }
    let years = Set(counting.map { book.swims[$0].day.year }).sorted(by: >)
    let year = input.year ?? years.first
    var output = Output(year: year, years: years, months: [], days: [])
    for index in counting where book.swims[index].day.year == year {
      output.add(book.corrected(index, standing))
    }
    output.months.sort { $0.month < $1.month }
    output.days.sort { $0.day < $1.day }
    return output
  }
}

extension ShowYear.Output {
  fileprivate mutating func add(_ corrected: CorrectedSwim) {
    let (day, duration) = (corrected.swim.day, Int(corrected.swim.duration / 1_000))
    let metres = corrected.metres
    if let place = days.lastIndex(where: { $0.day == day }) {
      days[place].metres += metres
    } else {
      days.append(ShowYear.Day(day: day, metres: metres))
    }
    if let place = months.lastIndex(where: { $0.month == day.inMonth }) {
      months[place].swims += 1
      months[place].metres += metres
      months[place].duration += duration
    } else {
      months.append(ShowYear.Month(month: day.inMonth, swims: 1, metres: metres, duration: duration))
    }
  }
}
