import KernelApplication
import KernelDomain
import StrengthDomain
import TestSupport
import Testing

@testable import StrengthApplication

/// What a plan of an exercise replaces, what stays, and what is refused.
struct PlanBlockTests {
  private let under = StrengthUnderTest()
  private let squat = ExerciseID("Barbell_Squat")
  private let routine = RoutineID(1)

  private var reader: StrengthReader { under.reader() }

  private func kilograms(_ number: Int) -> Load? { Load(thousandths: number * 1_000, unit: .kilogram) }

  private func save(_ targets: [SetTargetView], as name: String = "Legs") throws {
    let block = SaveRoutine.Input.Block(exercise: squat, targets: targets)
    _ = try SaveRoutine(reader: reader)(SaveRoutine.Input(name: name, blocks: [block]))
  }

  private func plan(_ change: (inout PlanBlock.Input) -> Void) throws -> RoutineView.Block {
    var input = PlanBlock.Input(routine: routine, exercise: squat)
    change(&input)
    return try #require(try PlanBlock(reader: reader)(input).routine.blocks.first)
  }

  private var warmups: [SetTargetView] {
    [
      SetTargetView(kind: .warmup, load: kilograms(20), reps: 10),
      SetTargetView(kind: .warmup, load: kilograms(40), reps: 5, restSeconds: 60),
    ]
  }

  @Test func warmupsStay() throws {
    try save(warmups + [SetTargetView(load: kilograms(80), reps: 5)])
    let block = try plan { input in
      (input.sets, input.reps, input.load, input.rule) = (3, 5, kilograms(82), .linear)
    }
    #expect(block.targets == warmups + Array(repeating: SetTargetView(load: kilograms(82), reps: 5), count: 3))
    #expect(block.suggested == block.targets)
    let wave = try plan { input in (input.rule, input.max) = (.wave, kilograms(100)) }
    #expect(wave.targets == warmups)
    let suggested = try #require(wave.suggested)
    #expect(Array(suggested.prefix(2)) == warmups)
    #expect(suggested.dropFirst(2).map(\.load) == [kilograms(65), kilograms(75), kilograms(85)])
  }

  @Test func thoseOfAnotherExerciseGo() throws {
    try save(warmups + [SetTargetView(load: kilograms(80), reps: 5)])
    var input = PlanBlock.Input(routine: routine, exercise: ExerciseID("Plank"))
    (input.block, input.sets, input.seconds) = (1, 1, 60)
    let block = try #require(try PlanBlock(reader: reader)(input).routine.blocks.first)
    #expect(block.targets == [SetTargetView(seconds: 60)])
  }

  private func refusal(_ body: () throws -> Void) -> (field: String?, problem: StrengthMessage?) {
    do {
      try body()
      return (nil, nil)
    } catch Failure.invalidInput(let field, let problem, _) {
      return (field, problem.content(as: StrengthMessage.self))
    } catch {
      return (nil, nil)
    }
  }

  @Test func noPlannedSetIsAWarmup() throws {
    try save([SetTargetView(reps: 5)])
    let refused = refusal { _ = try plan { input in (input.sets, input.reps, input.lastSet) = (3, 5, .warmup) } }
    #expect(refused.field == "lastSet")
    #expect(refused.problem == .lastSetIsWarmup)
  }

  @Test func aLoadAndAPercentageAreOneTooMany() throws {
    try save([SetTargetView(reps: 5)])
    let planned = refusal {
      _ = try plan { input in (input.sets, input.reps, input.load, input.percent) = (3, 5, kilograms(80), 75) }
    }
    #expect(planned.field == "percent" && planned.problem == .loadAndPercent)
    let saved = refusal { try save([SetTargetView(load: kilograms(80), reps: 5, percent: 75)], as: "More") }
    #expect(saved.field == "percent" && saved.problem == .loadAndPercent)
    for rule in [Progression.Kind.linear, .double] {
      let ruled = refusal {
        _ = try plan { input in
          (input.sets, input.reps, input.mostReps, input.percent, input.rule) = (3, 5, 8, 75, rule)
        }
      }
      #expect(ruled.field == "percent" && ruled.problem == .ruleWithPercent)
    }
    let alone = try plan { input in (input.sets, input.reps, input.percent) = (3, 5, 75) }
    #expect(alone.targets == Array(repeating: SetTargetView(reps: 5, percent: 75), count: 3))
  }
}
