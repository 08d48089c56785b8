import Formats
import KernelApplication

extension Failure {
  /// A file whose contents are not as its format demands.
  init(_ problem: FormatProblem, in path: String) {
    self = .badFile(
      path: path, problem: problem.problem, place: problem.offset.map { "byte \($0)" },
      hint: problem.hint ?? "Copy it from the device or export it again.")
  }
}
