package import KernelApplication
package import KernelDomain
package import StrengthDomain

package struct ShowChart: UseCase {
  package static let method = "strength.showChart"
  package static let summary = "Show the points of a chart, in order, and facts about them."
  /// Not a query, whose output may be cached: the chart of muscles covers the four weeks up to today.
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var name: StrengthChart
    package var exercise: ExerciseID?
    package var since: CivilDay?

    package static let schema = Schema(
      "The chart to show.",
      [
        .init("name", StrengthChart.schema, "The name of the chart.", examples: [#""volume""#]),
        .optional(
          "exercise", ExerciseID.asked,
          "The exercise, for `oneRepMax` (if left out, the most used one) or `volume` (if left out, all exercises)."),
        .optional(
          "since", CivilDay.schema,
          """
          The first day, for `volume` any day of the first week; if left out, the latest 104 points. Not for \
          `muscles`.
          """),
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
    /// The chart's statistics; nil if the chart has fewer than two points, and for the chart of muscles.
    package var facts: Facts?

    package static let schema = Schema(
      "StrengthChartShown", "A chart in numbers.",
      [
        .init("name", StrengthChart.schema, "The name of the chart."),
        .optional(
          "exercise", ExerciseName.schema,
          "The exercise of the chart; left out if it is about all exercises, or if there are no points."),
        .init(
          "points", .list(ChartPointView.schema), "The points, in order of time; most trained muscles first."),
        .optional(
          "facts", Facts.schema, "Facts about the points; left out if there are fewer than two, and for `muscles`."),
      ])

    /// The chart's statistics. If several points are equal, the earliest is used.
    package struct Facts: Codable, Hashable, Sendable {
      package var first: ChartPointView
      package var last: ChartPointView
      package var lowest: ChartPointView
      package var highest: ChartPointView

      package static let schema = Schema(
        "ChartFacts", "Facts about a chart; of equal points the earliest.",
        [
          .init("first", ChartPointView.schema, "The first point."),
          .init("last", ChartPointView.schema, "The last point."),
          .init("lowest", ChartPointView.schema, "The lowest point."),
          .init("highest", ChartPointView.schema, "The highest point."),
        ])
    }
  }

  let reader: StrengthReader

  /// Returns the chart. Fails with `invalidInput` if the input names an exercise or day on which this chart does not
  /// depend.
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
  /// The exercise that has the most sets, among exercises done with loads and repetitions and without assistance; of
  /// several with equally many sets, the one whose id sorts first.
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
