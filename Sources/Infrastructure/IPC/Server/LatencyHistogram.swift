/// A histogram of response times. Each range from one power of two to the next is divided into eight buckets. A
/// percentile is therefore too high by an eighth at most.
struct LatencyHistogram {
  private var buckets = [UInt64](repeating: 0, count: 64 * 8)
  private(set) var count: UInt64 = 0

  mutating func add(nanoseconds: Int64, times: Int = 1) {
    buckets[LatencyHistogram.bucket(UInt64(max(nanoseconds, 1)))] += UInt64(times)
    count += UInt64(times)
  }

  /// Returns the time, in nanoseconds, within which the given share (from 0 to 1) of all replies were sent; 0 if no
  /// reply has been sent.
  func percentile(_ share: Double) -> Int64 {
    let wanted = UInt64((Double(count) * share).rounded(.up))
    var seen: UInt64 = 0
    for (index, bucket) in buckets.enumerated() {
      seen += bucket
      if seen >= wanted, seen > 0 { return LatencyHistogram.upperBound(index) }
    }
    return 0
  }

  @inline(__always)
  private static func bucket(_ value: UInt64) -> Int {
    let exponent = 63 - value.leadingZeroBitCount
    guard exponent >= 3 else { return Int(value) }
    return (exponent - 2) * 8 + Int((value >> UInt64(exponent - 3)) & 7)
  }

  private static func upperBound(_ bucket: Int) -> Int64 {
    guard bucket >= 8 else { return Int64(bucket) }
    let exponent = bucket / 8 + 2
    return Int64((UInt64(8 + bucket % 8 + 1) << UInt64(exponent - 3)) - 1)
  }
}
