import Glibc
import IPC
import TestSupport
import WireTestSupport

extension RawClient {
  convenience init(_ address: SocketAddress) throws {
    self.init(descriptor: try address.connect())
  }

  /// Whether the other side takes all that was sent, within a minute: nothing tells when it does.
  var isRead: Bool {
    eventually {
      var unread: Int32 = 0
      return ioctl(descriptor, UInt(TIOCOUTQ), &unread) == 0 && unread == 0
    }
  }
}
