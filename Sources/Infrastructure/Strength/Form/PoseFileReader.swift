import BookInfrastructure
import Formats
import JSONCoding
package import KernelApplication
import StrengthApplication
package import StrengthDomain

/// Reads files of poses and analyses them.
package struct PoseFileReader: PoseFiles {
  package init() {}

  package func replay(
    _ path: String, _ progress: any ProgressSink, _ use: ([FormEvent]) -> Void
  ) throws(Failure) -> FormResults {
    do throws(PoseProblem) {
      let file: InputFile
      do throws(InputFileError) {
        file = try InputFile(path)
      } catch {
        throw .file(error)
      }
      return try PoseFile.replay(file, isCancelled: { progress.isCancelled }) { use($0) }
    } catch {
      throw Failure(error, in: path)
    }
  }
}

extension Failure {
  /// Creates the failure for a file of poses that cannot be read. It states the file, the line, the member, and what is
  /// expected there.
  fileprivate init(_ problem: PoseProblem, in path: String) {
    switch problem {
    case .file(let error): self.init(error, path: path)
    case .empty: self = .badFile(path: path, problem: .strength(.emptyPoses), place: .beginning)
    case .cancelled: self = .cancelled
    case .longLine(let number, let most):
      self = .badFile(path: path, problem: .strength(.poseLineTooLong(most: most)), place: .line(number: number))
    case .line(let number, let error):
      self = .badFile(
        path: path, problem: Message(error, isInHeader: number == 1),
        place: .field(
          line: number, column: (error.offset ?? 0) + 1, name: error.path.isEmpty ? nil : error.path))
    }
  }
}

extension Message {
  /// Describes what is wrong with a line of a file of poses. If the valid values can be listed, states them; otherwise
  /// shows a line as an example.
  fileprivate init(_ error: JSONError, isInHeader: Bool) {
    if case .noSuchValue(let found)? = error.problem.content(as: JSONMessage.self), !error.valid.isEmpty {
      self = .strength(.noPoseValue(found: found, valid: error.valid))
    } else {
      self = .strength(.badPoseLine(problem: error.problem, isHeader: isInHeader))
    }
  }
}
