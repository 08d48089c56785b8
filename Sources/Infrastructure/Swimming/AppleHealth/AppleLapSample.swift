import KernelDomain

/// A `Record` about one lap, or about a part of a swim in open water: a distance or a stroke count. It takes only 16
/// bytes, because an export has two of them per lap.
struct AppleLapSample {
  /// When the sample starts, in seconds since 1970-01-01T00:00:00Z.
  let start: UInt32
  /// The distance in centimetres or, in a stroke count, the number of strokes.
  let amount: UInt32
  /// The duration in whole seconds; 0 in a stroke count.
  let duration: UInt16
  /// The number that `AppleSources` has assigned to the record's source.
  private(set) var source: UInt16
  /// In a distance, the pool length in centimetres; in a stroke count, HealthKit's code for the style. 0 if the record
  /// does not contain it.
  var detail: UInt16 = 0

  /// Creates a sample; nil if its start cannot be represented, as no watch can have recorded it.
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

  /// Returns the sample with another number for its source.
  /// - Parameter numbers: the new number for each old number, which is the index.
  func renumbered(_ numbers: [UInt16]) -> AppleLapSample {
    var sample = self
    sample.source = numbers[Int(source)]
    return sample
  }
}
