import KernelDomain

/// What a `Record` says of one lap, or of a stretch of open water: its distance, or its strokes. Sixteen bytes: an export
/// holds two a lap.
struct AppleLapSample {
  /// Seconds since 1970-01-01T00:00:00Z.
  let start: UInt32
  /// Centimetres, or strokes.
  let amount: UInt32
  /// Whole seconds; of distances only.
  let duration: UInt16
  /// Number of the source's name.
  private(set) var source: UInt16
  /// The pool's length in centimetres, or HealthKit's code for the style; 0 where the record does not say.
  var detail: UInt16 = 0

  /// Nil for times that no watch has seen.
  /// - Parameter end: nil where it does not matter.
  init?(start: Timestamp, end: Timestamp? = nil, amount: Int64, source: UInt16) {
    guard let second = UInt32(exactly: start.seconds) else { return nil }
    self.start = second
    self.duration = UInt16(clamping: max(0, (end ?? start).seconds - start.seconds))
    self.amount = UInt32(clamping: amount)
    self.source = source
  }

  /// They are kept by start, those of one second by source.
  var order: UInt64 { UInt64(start) << 16 | UInt64(source) }

  /// - Parameter numbers: by number here, the source's number elsewhere.
  func renumbered(_ numbers: [UInt16]) -> AppleLapSample {
    var sample = self
    sample.source = numbers[Int(source)]
    return sample
  }
}
