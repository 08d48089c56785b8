package import KernelApplication
package import KernelDomain
import SwimmingDomain

package struct ShowMonth: UseCase {
  package static let method = "swimming.showMonth"
  package static let summary =
    "A month's swimming: every segment lap by lap, in the order swum, and swims without lengths."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var month: CivilMonth

    package static let schema = Schema(
      "Which month is shown.",
      [.init("month", CivilMonth.schema, "The month.", from: [Schema.Source("swimming.showYear", "/months/*/month")])])

    package init(month: CivilMonth) {
      self.month = month
    }
  }

  package struct Output: Described, Equatable {
    package var month: CivilMonth
    package var total: ShowYear.Month
    package var segments: [ShowSegment.Output]
    /// Likewise swims of which no lengths were recorded, in open water for example, in the order swum.
    package var lengthlessSwims: [ListSwims.SwimRow]
    package var previousMonth: CivilMonth?
    package var nextMonth: CivilMonth?

    package static let schema = Schema(
      "A month's swimming.",
      [
        .init("month", CivilMonth.schema, "The month."),
        .init(
          "total", ShowYear.Month.schema,
          "What it comes to, as `swimming.showYear` tells it: second recordings and removed swims count nowhere."),
        .init(
          "segments", .list(ShowSegment.Output.schema),
          "Of swims that began in it, in the order swum, second recordings too, removed swims left out."),
        .init(
          "lengthlessSwims", .list(ListSwims.SwimRow.schema),
          "Likewise swims without lengths: in open water, or in a pool where the device recorded none."),
        .optional(
          "previousMonth", CivilMonth.schema, "The nearest before it with any swimming; left out where there is none."),
        .optional(
          "nextMonth", CivilMonth.schema, "The nearest after it with any swimming; left out where there is none."),
      ])
  }

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try swims.book()
    let standing = book.standing
    var output = Output(
      month: input.month, total: ShowYear.Month(input.month), segments: [], lengthlessSwims: [])
    for index in book.swims.indices {
      // A swim is not copied to look at it: pages ask for every month, and several at once.
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
