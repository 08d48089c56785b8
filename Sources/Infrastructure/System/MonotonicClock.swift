import Libc

/// The clock CLOCK_MONOTONIC. It always advances, even if the wall clock is set.
package enum MonotonicClock {
  /// Returns the number of nanoseconds since a fixed moment, which is different after each start of the machine.
  package static func now() -> Int64 { nanoseconds(CLOCK_MONOTONIC) }
}

/// The clock CLOCK_REALTIME: the wall clock, which can be set.
package enum RealtimeClock {
  /// Returns the number of nanoseconds since 1970-01-01T00:00:00Z.
  package static func now() -> Int64 { nanoseconds(CLOCK_REALTIME) }

  /// Returns the UTC offset of this process's time zone at a moment, in seconds east of UTC.
  /// - Parameter seconds: the moment, in seconds since 1970-01-01T00:00:00Z.
  package static func zoneOffset(at seconds: Int64) -> Int {
    var time = time_t(seconds)
    var local = tm()
    localtime_r(&time, &local)
    return local.tm_gmtoff
  }
}

/// The clock CLOCK_BOOTTIME. It counts from the machine's start, and continues while the machine sleeps.
package enum BootClock {
  /// Returns the number of nanoseconds since the machine was started.
  package static func now() -> Int64 { nanoseconds(CLOCK_BOOTTIME) }

  /// An id that differs after each start of the machine (`boot_id` in random(4)); empty if the system has none.
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
