package import KernelApplication

extension FailureStrings {
  /// Returns the text in the form that suits a page. Unlike the text for a terminal, it contains no commands, folders
  /// or names of JSON members: a hint ends before its command, and a path is shortened to the name of the file.
  /// - Parameters:
  ///   - failure: the failure that this text describes.
  ///   - program: the program with which the commands in this text begin.
  package func onPage(of failure: Failure, _ program: Program) -> (problem: String, hint: String?) {
    var problem = problem
    if case .invalidInput(let field, _, _) = failure, problem.hasPrefix(field + ": ") {
      problem.removeFirst(field.count + 2)
    }
    if let path = failure.file, problem.hasPrefix(path), let name = path.split(separator: "/").last {
      problem = String(name) + problem.dropFirst(path.count)
    } else {
      if let path = failure.store, problem.hasPrefix(path + ": ") { problem.removeFirst(path.count + 2) }
      if case .storeDamaged(let place, _) = failure, place.contains("/") {
        problem = problem.replacing(place, with: FailureStrings.placeInBook(place))
      }
      problem = capitalized(problem)
    }
    return (FailureStrings.withoutOption(problem), hint.flatMap { FailureStrings.sentence($0, before: program) })
  }

  /// Returns the place of damage without the folders that contain the book, as in `running/journal.3.jsonl, line 2`.
  package static func placeInBook(_ place: String) -> String {
    let parts = place.split(separator: "/")
    return parts.suffix(parts.last == "manifest.json" ? 1 : 2).joined(separator: "/")
  }

  /// Returns the part of a text before the option that answers it, as in `25 m fits: --pool swim.tcx=25`. Pages name no
  /// options.
  package static func withoutOption(_ text: String) -> String {
    text.firstRange(of: ": --").map { String(text[..<$0.lowerBound]) } ?? text
  }

  /// Returns the part of a hint before its first command or option, as a sentence; nil if nothing precedes the command
  /// or option.
  private static func sentence(_ hint: String, before program: Program) -> String? {
    let ends = [program.line + " ", "--"].compactMap { hint.firstRange(of: $0)?.lowerBound }
    guard let end = ends.min() else { return hint }
    let kept = String(String(hint[..<end].reversed().drop { ": ".contains($0) }).reversed())
    return kept.isEmpty ? nil : kept + "."
  }
}

extension Failure {
  /// The path of the file that caused the failure; nil if the failure is not about a file.
  fileprivate var file: String? {
    switch self {
    case .badFile(let path, _, _), .accessDenied(let path, _): path
    default: nil
    }
  }

  /// The path of the book's folder, if the failure mentions it; otherwise nil.
  fileprivate var store: String? {
    switch self {
    case .storeBusy(let path, _, _), .storeNewer(let path, _, _), .storeReadOnly(let path), .diskFull(let path): path
    default: nil
    }
  }
}
