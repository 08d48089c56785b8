/// Checks corrections before they are made. A correction must be possible and must change something.
extension SwimBook {
  /// Returns the correction for a change to a swim, without changing the book. Throws if the change cannot be applied
  /// to the swim's current laps, or would not change anything.
  package func correction(_ change: SwimCorrection.Change, of id: SwimID) throws(SwimCorrectionError) -> SwimCorrection
  {
    guard let index = index(of: id) else { throw .unknownSwim }
    let swim = swims[index]
    let corrections = corrections(of: index)
    var corrected = CorrectedSwimLaps(swim, corrections: corrections)
    if corrected.isRemoved { throw .removed }
    if change == .prefer { try checkDuplicate(id) }
    let before = corrected
    try corrected.apply(change, at: change.laps)
    if case .confirm(let laps) = change {
      let now = CorrectedSwim(swim, corrections: corrections)
      guard now.laps.contains(where: { $0.canBeConfirmed && laps.contains($0.number) }) else { throw .changesNothing }
    } else if change != .prefer, corrected == before {
      throw .changesNothing
    }
    let touched = change.laps.map { before.original[$0.indices].map(SwimCorrection.Stamp.init) } ?? []
    return SwimCorrection(swim: id, change: change, touched: touched)
  }

  /// Throws `notDuplicate` if the swim has no other recording, or if the user has already chosen this one. Until the
  /// user decides, even the recording that already counts can be chosen.
  private func checkDuplicate(_ id: SwimID) throws(SwimCorrectionError) {
    let standing = standing
    guard standing.duplicates[id] != nil || standing.unjudgedDuplicates.values.contains(id) else { throw .notDuplicate }
  }
}
