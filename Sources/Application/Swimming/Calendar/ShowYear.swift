package import KernelApplication
package import KernelDomain
import SwimmingDomain

package struct ShowYear: UseCase {
  package static let method = "swimming.showYear"
  package static let summary = "Show how far and how long the user swam on each day and in each month of a year."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var year: Int?

    package static let schema = Schema(
      "The year to show.",
      [
        .optional(
          "year", .integer, "The year to show; if left out, the year of the latest swim.", unit: .ordinal,
          examples: ["2025"],
          from: [Schema.Source("swimming.showYear", "/years/*")])
      ])

    package init(year: Int? = nil) { self.year = year }
  }

  package struct Output: Described, Equatable {
    package var year: Int?
    package var years: [Int]
    package var months: [Month]
    package var days: [Day]

    package static let schema = Schema(
      "The swimming of a year.",
      [
        .optional("year", .integer, "The year shown; left out if the book is empty.", unit: .ordinal),
        .init(
          "years", .list(.ordinal),
          "All years with swims that count, newest first."),
        .init("months", .list(ShowYear.Month.schema), "The months of the year with swims that count, in order."),
        .init("days", .list(ShowYear.Day.schema), "The days of the year with swims that count, in order."),
      ])
  }

  package struct Month: Codable, Hashable, Sendable {
    package var month: CivilMonth
    package var swimCount: Int
    package var metres: Int
    package var durationMilliseconds: Int64
    /// The number of swims without recorded lengths: in open water, or in a pool where the device recorded no lengths.
    package var lengthlessSwimCount = 0
    /// The part of `metres` that comes from swims without recorded lengths.
    package var lengthlessMetres = 0
    package var yards: Int?

    package static let schema = Schema(
      "SwimMonth", "The swimming of a month.",
      [
        .init("month", CivilMonth.schema, "The month."),
        .init(
          "swimCount", .integer, "The number of swims that began in the month, without duplicates and removed swims.",
          unit: .of("swims")),
        .init(
          "metres", .integer,
          """
          The distance swum, in whole metres: the lengths in pools of known length, without excluded ones, and for \
          swims without lengths the distance that the device reported.
          """,
          unit: .metres),
        .init(
          "durationMilliseconds", .integer, "The total duration of the swims, in milliseconds.", unit: .milliseconds),
        .init(
          "lengthlessSwimCount", .integer,
          "The number of swims without lengths: in open water, or in a pool where the device recorded none.",
          unit: .of("swims")),
        .init("lengthlessMetres", .integer, "How much of `metres` was swum in swims without lengths.", unit: .metres),
        .optional(
          "yards", .integer,
          "The distance in whole yards; left out unless all swims of the month were in pools measured in yards.",
          unit: .of("yards")),
      ])

    init(_ month: CivilMonth) {
      self.month = month
      swimCount = 0
      metres = 0
      durationMilliseconds = 0
    }

    /// Adds a swim that began in this month to the month's totals.
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
        .init("day", CivilDay.schema, "The day, by the swimmer's clock."),
        .init(
          "metres", .integer,
          """
          The distance swum, in whole metres: the lengths in pools of known length, without excluded ones, and for \
          swims without lengths the distance that the device reported.
          """, unit: .metres),
        .optional(
          "yards", .integer,
          "The distance in whole yards; left out unless all swims of the day were in pools measured in yards.",
          unit: .of("yards")),
      ])
  }

  let swims: any SwimRepository

  /// Shows the year. Its totals leave out duplicates and removed swims.
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
  /// The swim's distance in whole yards; nil unless the length of the pool is given in yards.
  fileprivate var yards: Int? {
    guard course?.unit == .yard, let centimetres else { return nil }
    return (LengthUnit.yard.hundredths(centimetres: centimetres) + 50) / 100
  }
}
