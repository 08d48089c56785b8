import Glibc

/// How many descriptors this process may have.
package enum DescriptorLimit {
  /// Asks the system for as many as it grants, and returns how many that are; nil where it does not tell.
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
