package import KernelApplication
import SwimmingDomain

package struct RecalculateRecords: UseCase {
  package static let method = "swimming.recalculateRecords"
  package static let summary = "Recalculate all records from the laps, and report differences from the stored ones."
  package static let kind = UseCaseKind.change

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var swimCount: Int
    package var lapCount: Int
    package var recordCount: Int
    package var differences: [SwimRecordMove]
    package var moved: [SwimRecordMove]?

    package static let schema = Schema(
      "The result of recalculating all records.",
      [
        .init("swimCount", .integer, "The number of swims in the book.", unit: .of("swims")),
        .init("lapCount", .integer, "The number of laps of these swims.", unit: .of("laps")),
        .init("recordCount", .integer, "The number of records.", unit: .of("records")),
        .init(
          "differences", .list(SwimRecordMove.schema),
          "The records that differ from the stored ones; all records if none were stored."),
        .optional(
          "moved", .list(SwimRecordMove.schema),
          """
          The records that changed because the program has newer rules, reported here for the last time; left out if \
          there are none.
          """),
      ])
  }

  let swims: any SwimRepository

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    // Read the stored records first, because the store may discard outdated ones when it reads the book.
    let kept = try swims.keptRecords() ?? SwimRecords()
    let standing = try swims.standingRecords()
    let book = try swims.book()
    let records = try swims.renewRecords()
    let differences = records.differences(from: kept).filter { !standing.moved.contains($0) }
    return Output(
      swimCount: book.swims.count, lapCount: book.swims.reduce(0) { $0 + $1.laps.count },
      recordCount: records.records.count, differences: differences.map(SwimRecordMove.init), moved: standing.moves)
  }
}
