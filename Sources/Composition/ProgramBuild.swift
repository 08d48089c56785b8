import System

/// Tells builds apart by the file that the process runs from: its size and when it was last written, in hexadecimal.
enum ProgramBuild {
  static let identifier: String = {
    guard let status = try? FileStatus(following: ThisProcess.programLink) else { return "unknown" }
    return String(status.bytes, radix: 16) + "-" + String(status.modified / 1_000_000_000, radix: 16)
  }()
}
