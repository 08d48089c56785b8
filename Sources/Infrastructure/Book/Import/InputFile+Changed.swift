import Formats
import KernelApplication

extension InputFile {
  /// To be called once a file was read: what one that changed meanwhile looks like is no fault of its own.
  func refuseChanged(_ path: String) throws(Failure) {
    do {
      try checkUnchanged()
    } catch {
      throw Failure(error, path: path)
    }
  }
}
