package import KernelApplication
package import KernelDomain
import SwimmingDomain

package struct ShowMonth: UseCase {
  package static let method = "swimming.showMonth"
  package static let summary =
    "Show a month of swimming: every segment lap by lap, in the order swum, and swims without lengths."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var month: CivilMonth

    package static let schema = Schema(
      "The month to show.",
      [
        .init(
          "month", CivilMonth.schema, "The month to show.",
          from: [Schema.Source("swimming.showYear", "/months/*/month")])
      ])

    package init(month: CivilMonth) { self.month = month }
  }

  package struct Output: Described, Equatable {
    package var month: CivilMonth
    package var total: ShowYear.Month
    package var segments: [ShowSegment.Output]
    /// The month's swims without recorded lengths, such as swims in open water, in chronological order. Duplicates are
    /// included; removed swims are not.
    package var lengthlessSwims: [ListSwims.SwimRow]
    package var previousMonth: CivilMonth?
    package var nextMonth: CivilMonth?

    package static let schema = Schema(
      "The swimming of a month.",
      [
        .init("month", CivilMonth.schema, "The month shown."),
        .init(
          "total", ShowYear.Month.schema,
          "The sums of the month, as in `swimming.showYear`: duplicates and removed swims do not count."),
        .init(
          "segments", .list(ShowSegment.Output.schema),
          """
          The segments of swims that began in the month, in the order swum, including those of duplicates but not of \
          removed swims.
          """),
        .init(
          "lengthlessSwims", .list(ListSwims.SwimRow.schema),
          """
          The swims of the month without lengths, in open water or in a pool where the device recorded none, including \
          duplicates but not removed swims.
          """),
        .optional(
          "previousMonth", CivilMonth.schema, "The nearest earlier month with a swim; left out if there is none."),
        .optional(
          "nextMonth", CivilMonth.schema, "The nearest later month with a swim; left out if there is none."),
      ])
  }

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try swims.book()
    let standing = book.standing
    var output = Output(
      month: input.month, total: ShowYear.Month(input.month), segments: [], lengthlessSwims: [])
    for index in book.swims.indices {
      // Check the id before copying the swim, because copying costs time, and pages show many months.
      let id = book.swims[index].id
      guard !standing.removed.contains(id) else { continue }
      let month = book.swims[index].day.inMonth
      if month == input.month {
        let corrected = book.corrected(index, standing)
        let original = standing.duplicates[id]
        if standing.counting[index] { output.total.add(corrected) }
        if corrected.laps.isEmpty {
          output.lengthlessSwims.append(ListSwims.SwimRow(corrected, duplicateOf: original))
        }
        output.segments += corrected.segments.map {
          ShowSegment.Output($0, of: corrected, duplicateOf: original)
        }
      } else if month < input.month {
        output.previousMonth = max(output.previousMonth ?? month, month)
      } else {
        output.nextMonth = min(output.nextMonth ?? month, month)
      }
    }
    return output
  }
}
