import Formats
import KernelApplication

extension InputFile {
  /// Fails if the file has changed since it was opened. Call this after reading the file, because the change may be
  /// what looks like damage.
  /// - Parameter path: the file's path, which the failure states.
  func refuseChanged(_ path: String) throws(Failure) {
    do {
      try checkUnchanged()
    } catch {
      throw Failure(error, path: path)
    }
  }
}
