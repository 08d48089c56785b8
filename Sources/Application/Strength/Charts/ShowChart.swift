package import KernelApplication
package import KernelDomain
package import StrengthDomain

package struct ShowChart: UseCase {
  package static let method = "strength.showChart"
  package static let summary = "Show the points of a chart, in order, and facts about them."
  /// This is an inspection and not a query, because the chart of muscles covers the four weeks up to today; the output
  /// of a query may be cached until the book changes.
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var name: StrengthChart
    package var exercise: ExerciseID?
    package var since: CivilDay?
    package var measure: BodyMeasure.Kind?
    package var by: ChartInterval?

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
          The first day to show, or for `volume` any day of the first week; if left out, the latest 104 points are \
          shown. Not for `muscles`.
          """),
        .optional(
          "measure", BodyMeasure.Kind.schema, "What is measured; required for `measure`, and not for other charts."),
        .optional(
          "by", ChartInterval.schema,
          "The time that each point covers, `week` only for `oneRepMax`; if left out, `day`."),
      ])

    package init(
      name: StrengthChart, exercise: ExerciseID? = nil, since: CivilDay? = nil, measure: BodyMeasure.Kind? = nil,
      by: ChartInterval? = nil
    ) {
      self.by = by
      self.measure = measure
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
    package var measure: BodyMeasure.Kind?
    /// For the chart of muscles, how many sets it omits because the muscles of their exercises are unknown; nil if
    /// there are none.
    package var withoutMuscle: WithoutMuscle?
    /// The number of sets whose volume does not include the lifter's own body, because no body weight is known; nil if
    /// there are none.
    package var withoutWeight: Int?
    /// The day of the first body weight, before which the sets of `withoutWeight` were done; nil if no body weight is
    /// known, or if there are no such sets.
    package var firstWeightDay: CivilDay?

    package static let schema = Schema(
      "StrengthChartShown", "A chart in numbers.",
      [
        .init("name", StrengthChart.schema, "The name of the chart."),
        .optional(
          "exercise", ExerciseName.schema,
          "The exercise of the chart; left out if it is about all exercises, or if there are no points."),
        .init(
          "points", .list(ChartPointView.schema),
          "The points, in order of time; for `muscles`, the most trained muscle first."),
        .optional(
          "facts", Facts.schema, "Facts about the points; left out if there are fewer than two, and for `muscles`."),
        .optional("measure", BodyMeasure.Kind.schema, "What is measured; left out for other charts."),
        .optional(
          "withoutMuscle", WithoutMuscle.schema,
          "For `muscles`, the sets of exercises to which no muscle is assigned; left out if there are none."),
        .optional(
          "withoutWeight", .integer,
          "The number of body-weight sets that have no volume because no body weight is known; left out if there are "
            + "none.", unit: .of("sets")),
        .optional(
          "firstWeightDay", CivilDay.schema,
          "The day of the first body weight, before which the sets of `withoutWeight` were done; left out if no body "
            + "weight is known, or if there are no such sets."),
      ])

    /// The sets that the chart of muscles leaves out, because the muscles of their exercises are unknown.
    package struct WithoutMuscle: Codable, Hashable, Sendable {
      package var sets: Int
      package var exercises: [ExerciseName]

      package static let schema = Schema(
        "SetsWithoutMuscle", "Sets of exercises to which no muscle is assigned.",
        [
          .count("sets", "The number of sets.", "sets"),
          .init("exercises", .list(ExerciseName.schema), "The exercises, by name."),
        ])
    }

    /// The chart's statistics. If several points have the same extreme value, the earliest point is named.
    package struct Facts: Codable, Hashable, Sendable {
      package var first: ChartPointView
      package var last: ChartPointView
      package var lowest: ChartPointView
      package var highest: ChartPointView

      package static let schema = Schema(
        "ChartFacts", "Facts about a chart; if several points are equal, the earliest of them.",
        [
          .init("first", ChartPointView.schema, "The first point."),
          .init("last", ChartPointView.schema, "The last point."),
          .init("lowest", ChartPointView.schema, "The lowest point."),
          .init("highest", ChartPointView.schema, "The highest point."),
        ])
    }
  }

  let reader: StrengthReader

  /// Returns the chart. Fails with `invalidInput` if the input has a member that does not apply to this chart, or if
  /// it names no body measure for the chart `measure`.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard input.exercise == nil || input.name == .oneRepMax || input.name == .volume else {
      throw .invalidInput(field: "exercise", problem: .strength(.chartOfAll))
    }
    guard input.since == nil || input.name != .muscles else {
      throw .invalidInput(field: "since", problem: .strength(.chartOfFourWeeks))
    }
    guard (input.measure != nil) == (input.name == .measure) else {
      throw .invalidInput(field: "measure", problem: .strength(.chartOfMeasure))
    }
    guard input.by != .week || input.name == .oneRepMax else {
      throw .invalidInput(field: "by", problem: .strength(.chartWithoutInterval))
    }
    let snapshot = try reader.repository.snapshot()
    let asked: CatalogueExercise? =
      if let name = input.exercise { try snapshot.exercise(name) } else { nil }
    var output = Output(name: input.name, points: [])
    var series: ChartSeries
    var unit: BodyMeasure.Unit?
    // The chart of body weights shows them in the unit of the settings.
    if input.measure == .weight { output.name = .bodyWeight }
    switch output.name {
    case .muscles:
      let counts = MuscleSetCounts(
        snapshot.corrected.counting, today: reader.today(), in: snapshot.catalogue, leavingOut: snapshot.suspicious)
      output.points = counts.counts.map { ChartPointView(name: $0.muscle, value: Int64($0.halves)) }
      output.withoutMuscle = snapshot.withoutMuscle(counts.without)
      return output
    case .volume:
      output.exercise = asked.map { ExerciseName($0) }
      if let body = try reader.bodyVolume() {
        var listings = WorkoutListings(snapshot, body: body)
        let workouts = asked.map { snapshot.workouts(of: $0.id) } ?? snapshot.corrected.counting
        series = .weeklyVolume(VolumeRule.weeks(workouts.map { ($0.day, listings.sum(of: $0)) }))
        if listings.setsWithoutWeight > 0 {
          output.withoutWeight = listings.setsWithoutWeight
          output.firstWeightDay = body.firstDay
        }
      } else {
        let formula = try reader.formula()
        let records = asked.map { snapshot.records(of: snapshot.workouts(of: $0.id), formula) }
        series = .weeklyVolume((records ?? snapshot.records(formula)).weeks)
      }
    case .bodyWeight:
      series = .bodyWeight(try reader.bodyWeights().lazy.map { ($0.key, $0.value) })
    case .measure:
      output.measure = input.measure
      let measures = try reader.measures().filter { $0.kind == input.measure }
      unit = measures.first?.unit
      series = .measures(measures, in: unit)
    case .oneRepMax:
      guard let exercise = asked ?? snapshot.mostDone else { return output }
      output.exercise = ExerciseName(exercise)
      series = .oneRepMax(
        snapshot.workouts(of: exercise.id), try reader.formula(), leavingOut: snapshot.suspicious,
        isOf: { _ in true })
    }
    if let since = input.since { series = series.since(input.name == .volume ? ISOWeek(since).monday : since) }
    if input.by == .week { series = series.bestOfEachWeek }
    if input.since == nil { series = series.latest }
    func view(_ point: ChartSeries.Point) -> ChartPointView { ChartPointView(point, unit: unit?.text) }
    output.points = series.points.map(view)
    output.facts = series.facts.map {
      Output.Facts(first: view($0.first), last: view($0.last), lowest: view($0.lowest), highest: view($0.highest))
    }
    return output
  }
}

extension StrengthSnapshot {
  /// Returns how many sets belong to exercises whose muscles are unknown, and which exercises these are; nil if there
  /// are none.
  fileprivate func withoutMuscle(_ without: [BlockExercise: Int]) -> ShowChart.Output.WithoutMuscle? {
    if without.isEmpty { return nil }
    let names = Set(without.keys.map { ExerciseName($0, in: catalogue) })
    return ShowChart.Output.WithoutMuscle(
      sets: without.values.reduce(0, +), exercises: names.sorted { ($0.name, $0.id) < ($1.name, $1.id) })
  }

  /// The exercise with the most sets, among those done with loads and repetitions and without assistance. If several
  /// have equally many sets, it is the one whose id sorts first. Nil if there is no such exercise.
  fileprivate var mostDone: CatalogueExercise? {
    uses.compactMap { id, sets in catalogue[id].map { (exercise: $0, sets: sets) } }
      .filter { $0.exercise.measure == .loadReps && !$0.exercise.isAssisted }
      .min { ($1.sets, $0.exercise.id.text) < ($0.sets, $1.exercise.id.text) }?.exercise
  }
}

extension ChartPointView {
  fileprivate init(_ point: ChartSeries.Point, unit: String?) {
    self.init(day: point.day, value: point.value, weight: point.weight, unit: unit)
  }
}
