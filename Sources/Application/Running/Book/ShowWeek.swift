package import KernelApplication
package import KernelDomain
import RunningDomain

package struct ShowWeek: UseCase {
  package static let method = "running.showWeek"
  package static let summary = "What you ran in a week, beside your goal."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var day: CivilDay?
    package var territory: String?

    package static let schema = Schema(
      "Which week.",
      [
        .optional("day", CivilDay.schema, "A day in it; left out, today."),
        .optional(
          "territory", Schema(.text(pattern: "^[A-Za-z]{2}$")),
          "Of her who asks (ISO 3166): it tells on which day weeks begin, unless she chose that.",
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
    /// The same of the week before.
    package var lengthBeforeMillimetres: Int64

    package static let schema = Schema(
      "A week of runs.",
      [
        .init("firstDay", CivilDay.schema, "Its first day."), .init("lastDay", CivilDay.schema, "Its last day."),
        .init("runCount", .integer, "How many runs there were.", unit: .of("runs")),
        .length("lengthMillimetres", "How far they went together."),
        .milliseconds("activeMilliseconds", "How long they took, without pauses."),
        .optional(
          "paceMilliseconds", .integer, "Left out without a length.", unit: .of("milliseconds a kilometre")),
        .optional("calories", CaloriesView.schema, "Left out where nothing of them is known."),
        .init("runsWithCalories", .integer, "How many of the runs the calories are of.", unit: .of("runs")),
        .optional(
          "goal",
          Schema(
            "RunGoalProgress", "How much of her goal is reached; one of the first two.",
            [
              .optional("lengthMillimetres", .integer, "How far she means to run.", unit: .of("millimetres")),
              .optional("runs", .integer, "How often she means to run.", unit: .of("runs")),
              .init(
                "thousandths", .integer, "How much of it is done, rounded down; may be above 1000.",
                unit: .of("thousandths")),
            ]), "Left out where she set none."),
        .init(
          "days",
          .list(
            Schema(
              "RunDay", "What she ran on a day.",
              [
                .init("day", CivilDay.schema, "The day."),
                .init("runCount", .integer, "How many runs there were.", unit: .of("runs")),
                .length("lengthMillimetres", "How far they went together."),
              ])), "All seven, in order."),
        .length("lengthBeforeMillimetres", "How far she ran in the week before."),
      ])
  }

  package struct Goal: Codable, Hashable, Sendable {
    /// One of the two.
    package var lengthMillimetres: Int64?
    package var runs: Int?
    /// Rounded down; may be above 1000.
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
      activeMilliseconds: sums.active, paceMilliseconds: RunPace.perKilometre(sums.active, sums.length),
      calories: energy.calories, runsWithCalories: energy.runs,
      goal: settings.runGoal.map { Goal($0, sums) },
      days: (0..<7).map { number in
        let day = first.adding(number)
        let own = days.sums(day...day)
        return Day(day: day, runCount: own.runs, lengthMillimetres: own.length)
      }, lengthBeforeMillimetres: days.sums(first.adding(-7)...first.adding(-1)).length)
  }
}

extension CivilDay {
  fileprivate func adding(_ days: Int) -> CivilDay { CivilDay(daysSinceEpoch: daysSinceEpoch + days) }
}

/// The energy spent on the runs of a week.
private struct WeekEnergy {
  /// The devices' sum, and by the rule of thumb what they left out; nil if nothing of it is known.
  private(set) var calories: CaloriesView?
  /// The number of runs whose energy is known.
  private(set) var runs = 0

  init(_ week: ClosedRange<CivilDay>, of days: RunDays, _ masses: RunnerMasses) {
    var devices: Int64 = 0
    var hasDevices = false
    // The lengths that are estimated, by the runner's mass: each sum is rounded once.
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
