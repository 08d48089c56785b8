import Libc

/// The greatest number of file descriptors that this process may have open.
package enum DescriptorLimit {
  /// Raises the limit as far as the system allows, and returns it; nil if the limit cannot be read.
  package static func raise() -> Int? {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard getrlimit(resource, &limit) == 0 else { return nil }
    if limit.rlim_cur < limit.rlim_max {
      var more = rlimit(rlim_cur: limit.rlim_max, rlim_max: limit.rlim_max)
      if setrlimit(resource, &more) == 0 { limit = more }
    }
    return Int(clamping: limit.rlim_cur)
  }
}
