package import KernelDomain

/// Keeps `Swim.correctedOffset` up to date, so that everything that uses a swim's day uses the corrected one.
extension SwimBook {
  /// Replaces all corrections.
  package mutating func replaceCorrections(_ all: SharedList<SwimCorrection>) {
    corrections = all
    applyOffsets()
  }

  /// Sets the offset of every swim to the one that the user set last; to none where the user set none.
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
