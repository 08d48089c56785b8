import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// Converts a routine to the parameters of the use case that saves it, with one parameter for each value.
struct RoutineParameters {
  private let routine: RoutineView

  init(_ routine: RoutineView) { self.routine = routine }

  /// The parameters that save the routine as it is.
  var all: [String: Action.Parameter] { parameters(routine.blocks) }

  /// Returns the parameters for the use case that changes the form without saving it. They describe the change, and
  /// contain those values of the routine for which the form has no fields.
  /// - Parameters:
  ///   - change: the kind of change.
  ///   - block: the index of the exercise that the change is about; nil for none.
  ///   - target: the index of the set that the change is about; nil for none.
  func drafting(_ change: DraftRoutine.Change, block: Int? = nil, target: Int? = nil) -> [String: Action.Parameter] {
    var parameters = all.filter { name, _ in
      !["routine", "name"].contains(name) && !name.hasSuffix("/reps") && !name.contains("/load/")
        && !(name.hasSuffix("/restSeconds") && !name.contains("/targets/"))
    }
    parameters["change"] = .text(change.rawValue)
    parameters["block"] = block.map { .number($0) }
    parameters["target"] = target.map { .number($0) }
    return parameters
  }

  /// Returns the parameters that save the routine with an additional exercise of three normal sets.
  /// - Parameter isDraft: whether the parameters are for the use case that changes the form without saving it, rather
  ///   than the one that saves the routine.
  func adding(_ exercise: ExerciseID, isDraft: Bool = false) -> [String: Action.Parameter] {
    var parameters = all
    if isDraft {
      parameters["routine"] = nil
      parameters["change"] = .text(DraftRoutine.Change.none.rawValue)
    }
    let block = "blocks/\(routine.blocks.count)"
    parameters["\(block)/exercise"] = .text(exercise.text)
    for place in 0..<3 { parameters["\(block)/targets/\(place)/kind"] = .text(SetKind.normal.rawValue) }
    return parameters
  }

  private func parameters(_ blocks: [RoutineView.Block]) -> [String: Action.Parameter] {
    var parameters: [String: Action.Parameter] = [
      "routine": .text(routine.id.description), "name": .text(routine.name),
    ]
    for (place, block) in blocks.enumerated() {
      let name = "blocks/\(place)"
      parameters["\(name)/exercise"] = .text(block.exercise.id.text)
      parameters["\(name)/superset"] = block.superset.map { .number($0) }
      parameters["\(name)/restSeconds"] = block.restSeconds.map { .number($0) }
      for (index, target) in block.targets.enumerated() {
        RoutineParameters.add(target, "\(name)/targets/\(index)", &parameters)
      }
      guard let progression = block.progression else { continue }
      parameters["\(name)/progression/rule"] = .text(progression.rule.rawValue)
      RoutineParameters.add(progression.step, "\(name)/progression/step", &parameters)
      progression.max.map { RoutineParameters.add($0, "\(name)/progression/max", &parameters) }
    }
    return parameters
  }

  private static func add(_ load: Load, _ name: String, _ parameters: inout [String: Action.Parameter]) {
    parameters["\(name)/thousandths"] = .number(Int(load.thousandths))
    parameters["\(name)/unit"] = .text(load.unit.rawValue)
  }

  private static func add(_ target: SetTargetView, _ name: String, _ parameters: inout [String: Action.Parameter]) {
    parameters["\(name)/kind"] = .text((target.kind ?? .normal).rawValue)
    if let load = target.load { add(load, "\(name)/load", &parameters) }
    parameters["\(name)/mostReps"] = target.mostReps.map { .number($0) }
    parameters["\(name)/percent"] = target.percent.map { Action.Parameter($0) }
    parameters["\(name)/rpe"] = target.rpe.map { Action.Parameter($0) }
    parameters["\(name)/reps"] = target.reps.map { .number($0) }
    parameters["\(name)/seconds"] = target.seconds.map { .number($0) }
    parameters["\(name)/millimetres"] = target.millimetres.map { .number(Int(clamping: $0)) }
    parameters["\(name)/restSeconds"] = target.restSeconds.map { .number($0) }
  }
}
