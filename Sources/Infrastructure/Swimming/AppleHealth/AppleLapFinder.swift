/// Looks up samples by the second in which they start: at once where that lies a little after the one before, as those of
/// laps do.
struct AppleLapFinder {
  /// Samples passed over one by one; those farther off are searched for.
  private static let near = 16

  private let samples: AppleLapSamples
  private var place: AppleLapSamples.Place
  /// No sample before the place starts in that second or later.
  private var second = Int64.min

  init(_ samples: AppleLapSamples) {
    self.samples = samples
    place = samples.place(from: .min)
  }

  /// The first that starts in that second, of that source where there is one.
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
