import Formats
import KernelApplication

extension InputFile {
  /// Fails if the file has changed since it was opened. Call this after reading it: what looks like damage may be due
  /// to the change.
  func refuseChanged(_ path: String) throws(Failure) {
    do {
      try checkUnchanged()
    } catch {
      throw Failure(error, path: path)
    }
  }
}
