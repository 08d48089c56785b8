package import Formats
package import KernelApplication

extension Failure {
  /// What a file that cannot be opened or read means for the swimmer.
  package init(_ error: InputFileError, path: String) {
    switch error {
    case .isMissing: self = .notFound(what: "file", name: path, hint: "Check the path.")
    case .isDenied: self = .accessDenied(path: path, hint: "Give yourself the right to read it.")
    case .isFolder: self = .badFile(path: path, problem: "is a folder, no file", hint: "Name a file in it.")
    case .isNoFile:
      self = .badFile(
        path: path, problem: "is neither a file nor a folder", hint: "Save the data to a file and name that.")
    case .hasChanged:
      self = .badFile(
        path: path, problem: "was changed while it was read", hint: "Import it again once nothing writes to it.")
    case .system(let reason): self = .system(operation: "read", path: path, reason: reason)
    }
  }

  package init(_ error: PieceError, path: String) {
    switch error {
    case .file(let error): self.init(error, path: path)
    case .format(let problem): self.init(problem, in: path)
    }
  }

  /// A file whose contents are not as its format demands.
  /// - Parameter place: where in the file; the problem's own offset when nil.
  package init(_ problem: FormatProblem, in path: String, place: String? = nil) {
    self = .badFile(
      path: path, problem: problem.problem, place: place ?? problem.offset.map { "byte \($0)" },
      hint: problem.hint ?? "Copy it from the device or export it again.")
  }
}
