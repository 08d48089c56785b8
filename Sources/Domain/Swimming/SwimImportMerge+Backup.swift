/// A backup taken into a book: what the book has stays, what it lacks comes. Into an empty book the backup comes as it
/// is; taken in again it changes nothing.
extension SwimImportMerge {
  /// Takes in the swims and corrections of a backup. A swim that the book has stays as it is, unless only the
  /// backup has its laps. Corrections that the book lacks come behind its own, in the order made, for the swims
  /// under the names that these have in this book.
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

  /// The same correction may have been made twice: each of the book's stands for one of the backup's.
  /// - Returns: how many the book lacked.
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
