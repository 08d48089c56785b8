/// Restores a backup into a book. The book keeps its own swims, and receives those that are missing. An empty book
/// becomes equal to the backup. Restoring the same backup again changes nothing.
extension SwimImportMerge {
  /// Adds the swims and corrections of a backup. A swim that the book already contains is kept unchanged, unless only
  /// the backup has its laps. Corrections that are missing from the book are added after the book's own, in the order
  /// in which they were made. If a swim has a different id in the book than in the backup, its corrections get the
  /// book's id.
  package mutating func restore(_ swims: [Swim], _ corrections: [SwimCorrection]) -> Tally {
    var tally = Tally()
    var names: [SwimID: SwimID] = [:]
    for swim in swims {
      if let name = add(swim, &tally, keepsOwn: true) { names[swim.id] = name }
    }
    finish(tally)
    tally.corrections = append(corrections.map { $0.named(names[$0.swim] ?? $0.swim) })
    return tally
  }

  /// Adds the corrections that are missing from the book. If the backup contains a correction more often than the book,
  /// the correction is added repeatedly to make the numbers equal.
  /// - Returns: the number of corrections that were added.
  private mutating func append(_ corrections: [SwimCorrection]) -> Int {
    let before = self.corrections.count
    var own = Dictionary(book.corrections.map { ($0, 1) }, uniquingKeysWith: +)
    for correction in corrections {
      if let count = own[correction], count > 0 {
        own[correction] = count - 1
      } else {
        add(correction)
      }
    }
    return self.corrections.count - before
  }
}

extension SwimCorrection {
  fileprivate func named(_ name: SwimID) -> SwimCorrection {
    SwimCorrection(swim: name, change: change, touched: touched)
  }
}
