import System

/// Identifies a build by the size and the modification time of the program file, in hexadecimal.
enum ProgramBuild {
  static let identifier: String = {
    guard let status = try? FileStatus(following: ThisProcess.programLink) else { return "unknown" }
    return String(status.bytes, radix: 16) + "-" + String(status.modified / 1_000_000_000, radix: 16)
  }()
}

extension App {
  /// The version of the program, followed by the commit if it is known, such as `0.1.0 (d4573b06c5a1)`.
  package static var fullVersion: String { version + (commit.map { " (\($0))" } ?? "") }
  /// The commit from which the program was built; nil unless it was installed by Scripts/install or from a package.
  package static var commit: String? { ThisProcess.commit }
}
