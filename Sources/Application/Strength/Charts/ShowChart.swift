package import KernelApplication
package import KernelDomain
package import StrengthDomain

package struct ShowChart: UseCase {
  package static let method = "strength.showChart"
  package static let summary = "The numbers of a chart, in order, and what is to be said of them."
  /// Sets of each muscle are those of four weeks up to today.
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var name: StrengthChart
    package var exercise: ExerciseID?
    package var since: CivilDay?

    package static let schema = Schema(
      "Which one.",
      [
        .init("name", StrengthChart.schema, "The chart.", examples: [#""volume""#]),
        .optional(
          "exercise", ExerciseID.asked,
          "Of `oneRepMax` and `volume`; left out, it is of the exercise with most sets, and of all."),
        .optional(
          "since", CivilDay.schema,
          "From which day on, of volume from the week that it is in; left out, the latest 104 points. Not of muscles, "
            + "whose weeks are the last four."),
      ])

    package init(name: StrengthChart, exercise: ExerciseID? = nil, since: CivilDay? = nil) {
      self.name = name
      self.exercise = exercise
      self.since = since
    }
  }

  package struct Output: Described, Equatable {
    package var name: StrengthChart
    package var exercise: ExerciseName?
    package var points: [ChartPointView]
    /// Left out of fewer than two points, which are no chart, and of muscles.
    package var facts: Facts?

    package static let schema = Schema(
      "StrengthChartShown", "A chart in numbers.",
      [
        .init("name", StrengthChart.schema, "Which one it is."),
        .optional("exercise", ExerciseName.schema, "Left out where it is of all."),
        .init("points", .list(ChartPointView.schema), "In order; of muscles the most first."),
        .optional(
          "facts", Facts.schema, "What is to be said of them; left out of fewer than two, and of muscles."),
      ])

    /// Of equal ones the earliest.
    package struct Facts: Codable, Hashable, Sendable {
      package var first: ChartPointView
      package var last: ChartPointView
      package var lowest: ChartPointView
      package var highest: ChartPointView

      package static let schema = Schema(
        "ChartFacts", "What is to be said of a chart; of equal points the earliest.",
        [
          .init("first", ChartPointView.schema, "The first point."),
          .init("last", ChartPointView.schema, "The last one."),
          .init("lowest", ChartPointView.schema, "The least."),
          .init("highest", ChartPointView.schema, "The greatest."),
        ])
    }
  }

  let reader: StrengthReader

  /// Fails with `invalidInput` where an exercise or a day would mean nothing.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard input.exercise == nil || input.name == .oneRepMax || input.name == .volume else {
      throw .invalidInput(field: "exercise", problem: .strength(.chartOfAll))
    }
    guard input.since == nil || input.name != .muscles else {
      throw .invalidInput(field: "since", problem: .strength(.chartOfFourWeeks))
    }
    let snapshot = try reader.repository.snapshot()
    let asked: CatalogueExercise? =
      if let name = input.exercise { try snapshot.exercise(name) } else { nil }
    var output = Output(name: input.name, points: [])
    var series: ChartSeries
    switch input.name {
    case .muscles:
      let counts = MuscleSetCounts(
        snapshot.corrected.counting, today: reader.today(), in: snapshot.catalogue, leavingOut: snapshot.suspicious)
      output.points = counts.counts.map { ChartPointView(name: $0.muscle, value: Int64($0.halves)) }
      return output
    case .volume:
      output.exercise = asked.map { ExerciseName($0) }
      let formula = try reader.formula()
      let records = asked.map { snapshot.records(of: snapshot.workouts(of: $0.id), formula) }
      series = .weeklyVolume((records ?? snapshot.records(formula)).weeks)
    case .bodyWeight:
      series = .bodyWeight(try reader.bodyWeights().lazy.map { ($0.key, $0.value) })
    case .oneRepMax:
      guard let exercise = asked ?? snapshot.mostDone else { return output }
      output.exercise = ExerciseName(exercise)
      series = .oneRepMax(
        snapshot.workouts(of: exercise.id), try reader.formula(), leavingOut: snapshot.suspicious,
        isOf: { _ in true })
    }
    series = input.since.map { series.since(input.name == .volume ? ISOWeek($0).monday : $0) } ?? series.latest
    output.points = series.points.map { ChartPointView($0) }
    output.facts = series.facts.map {
      Output.Facts(
        first: ChartPointView($0.first), last: ChartPointView($0.last), lowest: ChartPointView($0.lowest),
        highest: ChartPointView($0.highest))
    }
    return output
  }
}

extension StrengthSnapshot {
  /// The exercise with loads and repetitions of which there are most sets; of several the first by id.
  fileprivate var mostDone: CatalogueExercise? {
    uses.compactMap { id, sets in catalogue[id].map { (exercise: $0, sets: sets) } }
      .filter { $0.exercise.measure == .loadReps && !$0.exercise.isAssisted }
      .min { ($1.sets, $0.exercise.id.text) < ($0.sets, $1.exercise.id.text) }?.exercise
  }
}

extension ChartPointView {
  fileprivate init(_ point: ChartSeries.Point) {
    self.init(day: point.day, value: point.value, weight: point.weight)
  }
}
