import Glibc

/// The limit of open descriptors for this process.
package enum DescriptorLimit {
  /// Raises the limit as far as the system allows, and returns it; nil if the system does not tell the limit.
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
