import Glibc

/// Tells builds apart by the file that the process runs from: its size and when it was last written, in hexadecimal.
enum ProgramBuild {
  static let identifier: String = {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return "unknown" }
    let time = UInt64(status.st_mtim.tv_sec)
    return String(UInt64(status.st_size), radix: 16) + "-" + String(time, radix: 16)
  }()
}
