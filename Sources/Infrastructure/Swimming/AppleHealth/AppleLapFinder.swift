/// Finds samples by the second in which they start. This is fast if each search is for a slightly later second than the
/// previous search.
struct AppleLapFinder {
  /// The maximum number of samples that are skipped one by one. Samples further away are found by binary search.
  private static let near = 16

  private let samples: AppleLapSamples
  private var place: AppleLapSamples.Place
  /// The second that was most recently searched for. All samples before `place` start earlier.
  private var second = Int64.min

  init(_ samples: AppleLapSamples) {
    self.samples = samples
    place = samples.place(from: .min)
  }

  /// Returns a sample that starts in this second, preferably one from this source; nil if there is none.
  mutating func first(startingAt second: Int64, preferring source: UInt16) -> AppleLapSample? {
    seek(second)
    var found: AppleLapSample?
    var place = place
    while let sample = samples[place], Int64(sample.start) == second {
      if sample.source == source { return sample }
      found = found ?? sample
      place = samples.next(place)
    }
    return found
  }

  private mutating func seek(_ second: Int64) {
    var isThere = false
    if second >= self.second {
      for _ in 0..<AppleLapFinder.near {
        isThere = samples[place].map { Int64($0.start) >= second } ?? true
        if isThere { break }
        place = samples.next(place)
      }
    }
    if !isThere { place = samples.place(from: second) }
    self.second = second
  }
}
