import Libc

/// The process and the user at the other end of a Unix-domain socket, as the kernel recorded them when the connection
/// was established.
package struct PeerCredentials {
  package let process: Int32
  package let user: UInt32

  /// Reads the credentials of a connection; nil if the kernel does not know them.
  package init?(_ descriptor: Int32) {
    var (user, group): (uid_t, gid_t) = (0, 0)
    guard getpeereid(descriptor, &user, &group) == 0 else { return nil }
    var process: pid_t = 0
    var length = socklen_t(MemoryLayout<pid_t>.size)
    guard getsockopt(descriptor, SOL_LOCAL, LOCAL_PEERPID, &process, &length) == 0 else { return nil }
    self.process = process
    self.user = user
  }
}
