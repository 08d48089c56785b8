import Glibc

/// CLOCK_MONOTONIC: unaffected by changes of the wall clock.
package enum MonotonicClock {
  /// Nanoseconds since some moment.
  package static func now() -> Int64 { nanoseconds(CLOCK_MONOTONIC) }
}

/// CLOCK_REALTIME, which can be set.
package enum RealtimeClock {
  /// Nanoseconds since 1970-01-01T00:00:00Z.
  package static func now() -> Int64 { nanoseconds(CLOCK_REALTIME) }

  /// Seconds that the zone of this process is east of UTC at that moment.
  /// - Parameter seconds: since 1970-01-01T00:00:00Z.
  package static func zoneOffset(at seconds: Int64) -> Int {
    var time = time_t(seconds)
    var local = tm()
    localtime_r(&time, &local)
    return local.tm_gmtoff
  }
}

/// CLOCK_BOOTTIME: how long ago the machine was started, sleep included.
package enum BootClock {
  /// Nanoseconds.
  package static func now() -> Int64 { nanoseconds(CLOCK_BOOTTIME) }

  /// What tells this start of the machine from all others (random(4), `boot_id`); empty where the system does not tell.
  package static let start = readStart()

  private static func readStart() -> String {
    guard let file = try? OpenFile(reading: "/proc/sys/kernel/random/boot_id") else { return "" }
    defer { PosixFileSystem().close(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    guard case .bytes(let count) = bytes.withUnsafeMutableBytes({ Descriptor.read(file.descriptor, $0) }) else {
      return ""
    }
    return String(decoding: bytes[..<count].prefix { $0 > 0x20 }, as: UTF8.self)
  }
}

private func nanoseconds(_ clock: clockid_t) -> Int64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return time.nanoseconds
}
