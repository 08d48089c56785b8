import System

/// Tells builds apart by the program file's size and modification time, in hexadecimal.
enum ProgramBuild {
  static let identifier: String = {
    guard let status = try? FileStatus(following: ThisProcess.programLink) else { return "unknown" }
    return String(status.bytes, radix: 16) + "-" + String(status.modified / 1_000_000_000, radix: 16)
  }()
}

extension App {
  /// The version with the commit, if the program knows it: `0.1.0 (d4573b06c5a1)`.
  package static var fullVersion: String { version + (commit.map { " (\($0))" } ?? "") }
  /// The commit that the program was built from; nil if it was not installed by Scripts/install or from a package.
  package static var commit: String? { ThisProcess.commit }
}
