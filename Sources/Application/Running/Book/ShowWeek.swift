package import KernelApplication
package import KernelDomain
import RunningDomain

package struct ShowWeek: UseCase {
  package static let method = "running.showWeek"
  package static let summary = "Show how far and how often the user ran in a week, and the weekly goal."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var day: CivilDay?
    package var territory: String?

    package static let schema = Schema(
      "The week to show.",
      [
        .optional("day", CivilDay.schema, "A day of the week; if left out, today."),
        .optional(
          "territory", Schema(.text(pattern: "^[A-Za-z]{2}$")),
          """
          The user's country (ISO 3166), which decides on which day weeks begin unless the setting `running.weekStart` \
          decides it; if left out, weeks begin on Monday.
          """,
          examples: [#""CZ""#]),
      ])

    package init(day: CivilDay? = nil, territory: String? = nil) {
      self.day = day
      self.territory = territory
    }
  }

  package struct Output: Described, Equatable {
    package var firstDay: CivilDay
    package var lastDay: CivilDay
    package var runCount: Int
    package var lengthMillimetres: Int64
    package var activeMilliseconds: Int64
    package var paceMilliseconds: Int64?
    package var calories: CaloriesView?
    package var runsWithCalories: Int
    package var goal: Goal?
    package var days: [Day]
    /// The distance run in the previous week, in millimetres.
    package var lengthBeforeMillimetres: Int64
    package var today: CivilDay

    package static let schema = Schema(
      "The runs of a week.",
      [
        .init("firstDay", CivilDay.schema, "The first day of the week."),
        .init("lastDay", CivilDay.schema, "The last day of the week."),
        .init("runCount", .integer, "The number of runs.", unit: .of("runs")),
        .length("lengthMillimetres", "The total distance of the runs, in millimetres."),
        .milliseconds("activeMilliseconds", "The total time of the runs without pauses, in milliseconds."),
        .optional(
          "paceMilliseconds", .integer,
          """
          The average pace of the runs whose distance and time are known, in milliseconds per kilometre; left out if \
          there are none.
          """,
          unit: .of("milliseconds per kilometre")),
        .optional(
          "calories", CaloriesView.schema,
          "The energy spent; left out if no device reported any and the user's body mass is not known."),
        .init("runsWithCalories", .integer, "The number of runs that `calories` includes.", unit: .of("runs")),
        .optional(
          "goal",
          Schema(
            "RunGoalProgress", "The weekly goal, a distance or a number of runs, and how much of it has been reached.",
            [
              .optional(
                "lengthMillimetres", .integer,
                "The distance to run in a week, in millimetres; left out if the goal is a number of runs.",
                unit: .of("millimetres")),
              .optional(
                "runs", .integer, "The number of runs in a week; left out if the goal is a distance.", unit: .of("runs")
              ),
              .init(
                "thousandths", .integer,
                """
                How much of the goal has been reached, in thousandths, rounded down; more than 1000 if it is exceeded.
                """,
                unit: .of("thousandths")),
            ]), "The weekly goal, and how much of it has been reached; left out if the user has set none."),
        .init(
          "days",
          .list(
            Schema(
              "RunDay", "The runs of a day.",
              [
                .init("day", CivilDay.schema, "The day."),
                .init("runCount", .integer, "The number of runs.", unit: .of("runs")),
                .length("lengthMillimetres", "The total distance of the runs, in millimetres."),
              ])), "The seven days of the week, in order."),
        .length("lengthBeforeMillimetres", "The total distance of the runs in the week before, in millimetres."),
        .init("today", CivilDay.schema, "The current day."),
      ])
  }

  package struct Goal: Codable, Hashable, Sendable {
    /// The distance that the goal asks for, in millimetres; nil if the goal is a number of runs.
    package var lengthMillimetres: Int64?
    package var runs: Int?
    /// The part of the goal that has been reached, in thousandths, rounded down. It is more than 1,000 if the goal was
    /// exceeded.
    package var thousandths: Int
  }

  package struct Day: Codable, Hashable, Sendable {
    package var day: CivilDay
    package var runCount: Int
    package var lengthMillimetres: Int64
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let settings = try reader.settings.settings()
    let start = settings.weekStart ?? WeekStart(territory: input.territory)
    let first = start.firstDay(ofWeekOf: input.day ?? reader.today())
    let week = first...first.adding(6)
    let days = try reader.repository.days(first.adding(-7)...first.adding(6))
    let sums = days.sums(week)
    let energy = WeekEnergy(week, of: days, try reader.masses())
    return Output(
      firstDay: week.lowerBound, lastDay: week.upperBound, runCount: sums.runs, lengthMillimetres: sums.length,
      activeMilliseconds: sums.active, paceMilliseconds: RunPace.perKilometre(sums.pacedActive, sums.pacedLength),
      calories: energy.calories, runsWithCalories: energy.runs,
      goal: settings.runGoal.map { Goal($0, sums) },
      days: (0..<7).map { number in
        let day = first.adding(number)
        let own = days.sums(day...day)
        return Day(day: day, runCount: own.runs, lengthMillimetres: own.length)
      }, lengthBeforeMillimetres: days.sums(first.adding(-7)...first.adding(-1)).length, today: reader.today())
  }
}

extension CivilDay {
  fileprivate func adding(_ days: Int) -> CivilDay { CivilDay(daysSinceEpoch: daysSinceEpoch + days) }
}

/// The energy spent on the runs of a week.
private struct WeekEnergy {
  /// The energy that devices measured, plus estimates for the runs without a measurement; nil if the energy of every
  /// run is unknown.
  private(set) var calories: CaloriesView?
  /// The number of runs in the week whose energy is known.
  private(set) var runs = 0

  init(_ week: ClosedRange<CivilDay>, of days: RunDays, _ masses: RunnerMasses) {
    var devices: Int64 = 0
    var hasDevices = false
    // The distance of the runs whose energy is estimated, by the runner's mass in grams. Estimating each sum once
    // avoids adding up rounding errors.
    var lengths: [Int64: Int64] = [:]
    for number in week.lowerBound.daysSinceEpoch...week.upperBound.daysSinceEpoch {
      let day = CivilDay(daysSinceEpoch: number)
      let (sums, mass) = (days.sums(day...day), masses.grams(on: day))
      devices += sums.calories
      hasDevices = hasDevices || sums.runsWithCalories > 0
      runs += mass == nil ? sums.runsWithCalories : sums.runs
      if let mass, sums.lengthWithoutCalories > 0 { lengths[mass, default: 0] += sums.lengthWithoutCalories }
    }
    let estimates = lengths.compactMap { mass, length in
      CaloriesRule.calories(device: nil, length: length, bodyMass: mass)?.kilocalories
    }
    guard hasDevices || !estimates.isEmpty else { return }
    calories = CaloriesView(kilocalories: devices + estimates.reduce(0, +), isEstimate: !estimates.isEmpty)
  }
}

extension ShowWeek.Goal {
  fileprivate init(_ goal: RunGoal, _ sums: RunSums) {
    switch goal {
    case .length(let length): self.init(lengthMillimetres: length, thousandths: Int(sums.length * 1_000 / length))
    case .runs(let runs): self.init(runs: runs, thousandths: sums.runs * 1_000 / runs)
    }
  }
}
