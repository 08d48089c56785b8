package import Formats
package import KernelApplication

extension Failure {
  /// Creates the failure for a file that cannot be opened or read.
  package init(_ error: InputFileError, path: String) {
    switch error {
    case .isMissing: self = .notFound(.file(.missing(path: path)))
    case .isDenied: self = .accessDenied(path: path, problem: .file(.mayNotBeRead))
    case .isFolder: self = .badFile(path: path, problem: .file(.isFolder))
    case .isNoFile: self = .badFile(path: path, problem: .file(.isNoFile))
    case .hasChanged: self = .badFile(path: path, problem: .file(.changedWhileRead))
    case .system(let reason): self = .system(operation: "read", path: path, reason: reason)
    }
  }

  package init(_ error: PieceError, path: String) {
    switch error {
    case .file(let error): self.init(error, path: path)
    case .format(let problem): self.init(problem, in: path)
    }
  }

  /// Creates the failure for a file whose content does not conform to its format.
  /// - Parameter place: the place in the file; nil to use the problem's own offset.
  package init(_ problem: FormatProblem, in path: String, place: FilePlace? = nil) {
    self = .badFile(
      path: path, problem: problem.message, place: place ?? problem.offset.map { .byte(at: $0) })
  }
}
