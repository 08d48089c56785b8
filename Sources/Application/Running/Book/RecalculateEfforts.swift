package import KernelApplication
import RunningDomain

package struct RecalculateEfforts: LongUseCase {
  package static let method = "running.recalculateEfforts"
  package static let summary = "Remeasure all runs from their tracks, and report differences from the stored values."
  package static let kind = UseCaseKind.task
  package static let announces = RunningEvents.bookDescriptions

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var runCount: Int
    package var fixCount: Int
    package var changedCount: Int
    package var efforts: [RunEffortMoveView]

    package static let schema = Schema(
      "The result of remeasuring all runs.",
      [
        .init("runCount", .integer, "The number of runs in the book.", unit: .of("runs")),
        .init("fixCount", .integer, "The number of fixes of these runs.", unit: .of("fixes")),
        .init(
          "changedCount", .integer, "The number of runs whose measurements differed from the stored ones.",
          unit: .of("runs")),
        .init("efforts", .list(RunEffortMoveView.schema), "The best efforts that changed."),
      ])
  }

  let reader: RunReader

  package func callAsFunction(_ input: NoInput, progress: any ProgressSink) throws(Failure) -> Output {
    let done = try reader.repository.recalculate(progress)
    return Output(
      runCount: done.runCount, fixCount: done.fixCount, changedCount: done.changedCount,
      efforts: done.moves.map(RunEffortMoveView.init))
  }
}

extension RecalculateEfforts.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    changedCount > 0 ? RunningEvents.book(RunningEvents.BookChanged(), efforts) : []
  }
}
