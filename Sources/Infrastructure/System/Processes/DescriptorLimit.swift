import Libc

/// The limit on the number of file descriptors that this process may have open.
package enum DescriptorLimit {
  /// Raises the limit as far as the system allows, and returns it; nil if the limit cannot be read.
  package static func raise() -> Int? {
    var limit = rlimit()
    guard getrlimit(Calls.openFiles, &limit) == 0 else { return nil }
    let most = Calls.mostOpenFiles(limit.rlim_max)
    if limit.rlim_cur < most {
      var more = rlimit(rlim_cur: most, rlim_max: limit.rlim_max)
      if setrlimit(Calls.openFiles, &more) == 0 { limit = more }
    }
    return Int(clamping: limit.rlim_cur)
  }
}
