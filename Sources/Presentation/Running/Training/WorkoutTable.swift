import KernelDomain
import KernelPresentation
import RunningApplication

/// A table of the steps of a planned workout. If a run is compared with the workout, the table also shows what was run
/// in each step.
struct WorkoutTable {
  let strings: RunningStrings

  /// Returns a table of the planned steps.
  func planned(_ steps: [WorkoutStepView]) -> Element {
    .table(
      columns: [strings.stepTitle, strings.planned], texts: [0, 1],
      rows: steps.enumerated().map { index, step in
        (cells: [name(index, step), strings.planned(step)], label: String?.none)
      })
  }

  /// Returns a table that compares each planned step with what was run.
  func compared(_ steps: [CompareWorkout.Step]) -> Element {
    let hasHeart = steps.contains { $0.lap?.heartRate != nil }
    let differences = steps.map { strings.difference($0) }
    let hasDifference = differences.contains { !$0.isEmpty }
    let columns =
      [strings.stepTitle, strings.planned, strings.done, "", ""] + (hasHeart ? [strings.heart] : [])
      + (hasDifference ? [""] : [])
    return .table(
      columns: columns, texts: hasDifference ? [0, 1, columns.count - 1] : [0, 1],
      rows: steps.enumerated().map { index, step in
        let lap = step.lap
        let heart = hasHeart ? [lap?.heartRate.map { "\($0.average)" } ?? "—"] : []
        let cells = [
          name(index, step.planned), strings.planned(step.planned),
          lap.map { strings.time($0.activeMilliseconds) } ?? "—",
          lap.map(strings.lapLength) ?? "—", strings.pace(lap?.paceMilliseconds),
        ]
        return (cells: cells + heart + (hasDifference ? [differences[index]] : []), label: String?.none)
      })
  }

  private func name(_ index: Int, _ step: WorkoutStepView) -> String { "\(index + 1) \(strings.name(step))" }
}
