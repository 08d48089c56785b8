package import KernelApplication
import SwimmingDomain

package struct RecalculateRecords: UseCase {
  package static let method = "swimming.recalculateRecords"
  package static let summary = "Work out all records anew from the laps, and tell what differed."
  package static let kind = UseCaseKind.change

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var swimCount: Int
    package var lapCount: Int
    package var recordCount: Int
    package var differences: [SwimRecordMove]
    package var moved: [SwimRecordMove]?

    package static let schema = Schema(
      "What was worked out anew.",
      [
        .init("swimCount", .integer, "How many swims the book has.", unit: .of("swims")),
        .init("lapCount", .integer, "How many laps they have.", unit: .of("laps")),
        .init("recordCount", .integer, "How many records there are.", unit: .of("records")),
        .init(
          "differences", .list(SwimRecordMove.schema),
          "Where the records kept were other than the laps say; all of them where none were kept."),
        .optional(
          "moved", .list(SwimRecordMove.schema),
          "What a newer edition of the rules moved, told for the last time; left out where there is nothing to tell."),
      ])
  }

  let swims: any SwimRepository

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    // First: once a store has read the book, what was kept beside it may be of no use to it.
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
