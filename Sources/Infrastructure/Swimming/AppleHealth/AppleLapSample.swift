import KernelDomain

/// A `Record` about one lap, or about a stretch of open water: its distance or its strokes. It takes 16 bytes, since an
/// export has two for each lap.
struct AppleLapSample {
  /// In seconds since 1970-01-01T00:00:00Z.
  let start: UInt32
  /// Centimetres, or a number of strokes.
  let amount: UInt32
  /// In whole seconds; only for distances.
  let duration: UInt16
  /// The number of its source.
  private(set) var source: UInt16
  /// The pool's length in centimetres, or HealthKit's code for the style; 0 if the record lacks it.
  var detail: UInt16 = 0

  /// Nil for a time that no watch can have recorded.
  /// - Parameter end: nil if it does not matter.
  init?(start: Timestamp, end: Timestamp? = nil, amount: Int64, source: UInt16) {
    guard let second = UInt32(exactly: start.seconds) else { return nil }
    self.start = second
    self.duration = UInt16(clamping: max(0, (end ?? start).seconds - start.seconds))
    self.amount = UInt32(clamping: amount)
    self.source = source
  }

  /// Samples are sorted by start, then by source.
  var order: UInt64 { UInt64(start) << 16 | UInt64(source) }

  /// - Parameter numbers: the new number of each source.
  func renumbered(_ numbers: [UInt16]) -> AppleLapSample {
    var sample = self
    sample.source = numbers[Int(source)]
    return sample
  }
}
