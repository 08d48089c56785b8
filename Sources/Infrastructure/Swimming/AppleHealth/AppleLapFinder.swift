/// Finds samples by the second in which they start. It is fast if each is a little after the one before, as for laps.
struct AppleLapFinder {
  /// The number of samples skipped one by one; those further away are found by binary search.
  private static let near = 16

  private let samples: AppleLapSamples
  private var place: AppleLapSamples.Place
  /// No sample before `place` starts in this second or later.
  private var second = Int64.min

  init(_ samples: AppleLapSamples) {
    self.samples = samples
    place = samples.place(from: .min)
  }

  /// The first sample that starts in that second, from that source if there is one; nil if there is none.
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
