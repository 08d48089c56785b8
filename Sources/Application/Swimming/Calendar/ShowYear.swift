package import KernelApplication
package import KernelDomain
import SwimmingDomain

package struct ShowYear: UseCase {
  package static let method = "swimming.showYear"
  package static let summary = "How far and how long was swum on each day and in each month of a year."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var year: Int?

    package static let schema = Schema(
      "Which year is shown.",
      [
        .optional(
          "year", .integer, "The year; left out, that of the latest swim.", unit: .ordinal, examples: ["2025"],
          from: [Schema.Source("swimming.showYear", "/years/*")])
      ])

    package init(year: Int? = nil) {
      self.year = year
    }
  }

  package struct Output: Described, Equatable {
    package var year: Int?
    package var years: [Int]
    package var months: [Month]
    package var days: [Day]

    package static let schema = Schema(
      "A year's swimming.",
      [
        .optional("year", .integer, "The year; left out in an empty book.", unit: .ordinal),
        .init(
          "years", .list(.ordinal),
          "All years with swims, newest first."),
        .init("months", .list(ShowYear.Month.schema), "Those with swims, in order."),
        .init("days", .list(ShowYear.Day.schema), "Those with swims, in order."),
      ])
  }

  package struct Month: Codable, Hashable, Sendable {
    package var month: CivilMonth
    package var swimCount: Int
    package var metres: Int
    package var durationMilliseconds: Int64
    /// How many of the swims are without lengths: in open water, or in a pool where the device recorded none.
    package var lengthlessSwimCount = 0
    /// How many of `metres` are of swims without lengths.
    package var lengthlessMetres = 0
    package var yards: Int?

    package static let schema = Schema(
      "SwimMonth", "The swimming of a month.",
      [
        .init("month", CivilMonth.schema, "The month."),
        .init("swimCount", .integer, "How many swims began in it.", unit: .of("swims")),
        .init(
          "metres", .integer,
          "Whole metres of lengths in pools of known length, excluded ones left out, and of swims without lengths as the "
            + "device reported.",
          unit: .metres),
        .init("durationMilliseconds", .integer, "How long the swims took together.", unit: .milliseconds),
        .init(
          "lengthlessSwimCount", .integer,
          "How many of the swims are without lengths: in open water, or in a pool where the device recorded none.",
          unit: .of("swims")),
        .init("lengthlessMetres", .integer, "Of `metres`, those of swims without lengths.", unit: .metres),
        .optional(
          "yards", .integer, "How far in yards; left out unless each of the swims was in a pool of yards.",
          unit: .of("yards")),
      ])

    init(_ month: CivilMonth) {
      self.month = month
      swimCount = 0
      metres = 0
      durationMilliseconds = 0
    }

    /// Counts a swim that began in it.
    mutating func add(_ corrected: CorrectedSwim) {
      let metres = corrected.metres
      let isFirst = swimCount == 0
      swimCount += 1
      self.metres += metres
      yards = corrected.yards.flatMap { more in isFirst ? more : yards.map { $0 + more } }
      durationMilliseconds += corrected.swim.duration
      guard corrected.laps.isEmpty else { return }
      lengthlessSwimCount += 1
      lengthlessMetres += metres
    }
  }

  package struct Day: Codable, Hashable, Sendable {
    package var day: CivilDay
    package var metres: Int
    package var yards: Int?

    package static let schema = Schema(
      "SwimDay", "The swimming of a day.",
      [
        .init("day", CivilDay.schema, "The swimmer's day."),
        .init("metres", .integer, "As of a month.", unit: .metres),
        .optional(
          "yards", .integer, "How far in yards; left out unless each of the day's swims was in a pool of yards.",
          unit: .of("yards")),
      ])
  }

  let swims: any SwimRepository

  /// Second recordings and removed swims count nowhere.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try swims.book()
    let standing = book.standing
    let counting = book.swims.indices.filter { standing.counting[$0] }
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
    let (day, metres) = (corrected.swim.day, corrected.metres)
    if let place = days.lastIndex(where: { $0.day == day }) {
      days[place].metres += metres
      days[place].yards = corrected.yards.flatMap { more in days[place].yards.map { $0 + more } }
    } else {
      days.append(ShowYear.Day(day: day, metres: metres, yards: corrected.yards))
    }
    let place = months.lastIndex { $0.month == day.inMonth } ?? months.endIndex
    if place == months.endIndex { months.append(ShowYear.Month(day.inMonth)) }
    months[place].add(corrected)
  }
}

extension CorrectedSwim {
  /// Whole yards in a pool of yards; nil in others.
  fileprivate var yards: Int? {
    guard course?.unit == .yard, let centimetres else { return nil }
    return (LengthUnit.yard.hundredths(centimetres: centimetres) + 50) / 100
  }
}
