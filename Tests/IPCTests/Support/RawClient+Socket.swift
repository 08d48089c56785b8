import IPC
import Libc
import TestSupport
import WireTestSupport

extension RawClient {
  convenience init(_ address: SocketAddress) throws {
    self.init(descriptor: try address.connect())
  }

  /// Whether the other side reads everything that was sent within a minute. Polls, since nothing signals that.
  var isRead: Bool {
    eventually {
      var unread: Int32 = 0
      return ioctl(descriptor, UInt(TIOCOUTQ), &unread) == 0 && unread == 0
    }
  }
}
