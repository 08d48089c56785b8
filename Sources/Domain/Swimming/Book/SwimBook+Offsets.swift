package import KernelDomain

/// Keeps `Swim.correctedOffset` up to date when corrections change, so that the day of a swim depends on the UTC offset
/// that the user set.
extension SwimBook {
  /// Replaces all corrections, and updates the UTC offset that the user set for each swim.
  package mutating func replaceCorrections(_ all: SharedList<SwimCorrection>) {
    corrections = all
    applyOffsets()
  }

  /// Sets `correctedOffset` of every swim to the UTC offset that the user most recently set; to nil if the user set
  /// none.
  mutating func applyOffsets() {
    var offsets: [SwimID: Int] = [:]
    for correction in corrections {
      if case .utcOffset(let offset) = correction.change { offsets[correction.swim] = offset }
    }
    guard !offsets.isEmpty || hasOffsets else { return }
    for index in swims.indices where swims[index].correctedOffset != offsets[swims[index].id] {
      swims[index].correctedOffset = offsets[swims[index].id]
    }
    hasOffsets = !offsets.isEmpty
  }
}

extension SwimCorrection.Change {
  var isOffset: Bool {
    if case .utcOffset = self { true } else { false }
  }
}
