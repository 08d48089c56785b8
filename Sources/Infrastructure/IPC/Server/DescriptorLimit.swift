import Glibc

/// How many clients there may be, so that descriptors are left for what they ask: the files of edits and imports.
enum DescriptorLimit {
  /// Kept for the store, the poller and whatever is imported meanwhile.
  private static let reserved = 48

  /// Asks the system for as many descriptors as it grants, and returns for how many clients they suffice: at least a
  /// third of them, where there are very few.
  static func clients() -> Int {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard getrlimit(resource, &limit) == 0 else { return 256 }
    if limit.rlim_cur < limit.rlim_max {
      var more = rlimit(rlim_cur: limit.rlim_max, rlim_max: limit.rlim_max)
      if setrlimit(resource, &more) == 0 { limit = more }
    }
    let all = Int(clamping: limit.rlim_cur)
    return max(all - reserved, all / 3)
  }
}
