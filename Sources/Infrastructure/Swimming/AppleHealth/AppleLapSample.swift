import KernelDomain

/// A `Record` element about one lap, or about part of an open-water swim: a distance or a stroke count. It takes up
/// only 16 bytes, because an export contains two of them per lap.
struct AppleLapSample {
  /// The start of the sample, in seconds since 1970-01-01T00:00:00Z.
  let start: UInt32
  /// The distance in centimetres or, in a stroke count, the number of strokes.
  let amount: UInt32
  /// The duration of the sample in whole seconds; 0 in a stroke count.
  let duration: UInt16
  /// The number that `AppleSources` has assigned to the sample's source.
  private(set) var source: UInt16
  /// In a distance, the pool length in centimetres; in a stroke count, HealthKit's code for the style. 0 if the
  /// `Record` element states neither.
  var detail: UInt16 = 0

  /// Creates a sample of a lap; nil if its start, in seconds since 1970, does not fit into 32 bits, since no watch can
  /// have recorded such a time.
  /// - Parameter end: the sample's end; nil if its duration is not needed.
  init?(start: Timestamp, end: Timestamp? = nil, amount: Int64, source: UInt16) {
    guard let second = UInt32(exactly: start.seconds) else { return nil }
    self.start = second
    self.duration = UInt16(clamping: max(0, (end ?? start).seconds - start.seconds))
    self.amount = UInt32(clamping: amount)
    self.source = source
  }

  /// The key by which samples are sorted: first by start, then by source.
  var order: UInt64 { UInt64(start) << 16 | UInt64(source) }

  /// Returns the sample with its source renumbered.
  /// - Parameter numbers: the new number of each source, indexed by its old number.
  func renumbered(_ numbers: [UInt16]) -> AppleLapSample {
    var sample = self
    sample.source = numbers[Int(source)]
    return sample
  }
}
