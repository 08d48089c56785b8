/// Restores a backup into a book: the book keeps its own swims and gets those that it lacks. An empty book becomes
/// equal to the backup; restoring the same backup again changes nothing.
extension SwimImportMerge {
  /// Adds the swims and corrections of a backup. A swim that the book already has stays as it is, unless only the
  /// backup has its laps. Corrections that the book lacks are added after the book's own, in the order in which they
  /// were made. If a swim has a different id in the book than in the backup, its corrections get the book's id.
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

  /// Adds the corrections that the book lacks. If a correction occurs more often in the backup than in the book, it is
  /// added as many times as are missing.
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
