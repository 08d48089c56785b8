// What the source of macOS's poller, which is linked here, finds in its own module there.
@_exported import KqueueModel
import Libc
@_exported public import System

extension SystemError {
  init(_ operation: String, _ path: String) {
    self.init(code: errno, operation: operation, path: path)
  }
}
