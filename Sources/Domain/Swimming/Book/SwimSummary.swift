package import KernelDomain

/// The totals of the swims on one day, or the data of a single swim.
package struct SwimDay: Hashable, Sendable {
  package var day: CivilDay
  /// The number of swims on the day that count; 1 for the data of a single swim.
  package var swims: Int
  /// The total distance of the swims in metres. Each swim's distance is rounded down to whole metres before it is added
  /// (see `CorrectedSwim.metres`).
  package var metres: Int
  /// The total duration of the swims, in seconds.
  package var duration: Int

  package init(day: CivilDay, swims: Int, metres: Int, duration: Int) {
    self.day = day
    self.swims = swims
    self.metres = metres
    self.duration = duration
  }
}

/// The data about a book's swims that is shown in the overview.
package struct SwimSummary: Hashable, Sendable {
  /// The number of swims in the book that count.
  package var swimCount: Int
  /// The most recent swim that counts; nil if no swim counts.
  package var latest: SwimDay?
  /// The days with swims that count, newest first. They go back to the first day of the month before that of the most
  /// recent swim. This is enough to compare the current week or month with the previous one.
  package var days: [SwimDay]
  /// The number of decisions that the user still has to make (see `SwimReview`).
  package var awaitsReview: Int

  package init(swimCount: Int = 0, latest: SwimDay? = nil, days: [SwimDay] = [], awaitsReview: Int = 0) {
    self.swimCount = swimCount
    self.latest = latest
    self.days = days
    self.awaitsReview = awaitsReview
  }

  package init(of book: SwimBook) {
    var incremental = IncrementalSwimSummary(of: book)
    self = incremental.summary(of: book)
  }

  /// Returns this summary, updated after the most recent correction was made or undone. Only the corrected swim is
  /// examined. Nil if the summary cannot be updated in this way, because the correction can affect which swims count or
  /// the day of a swim, or because the book does not contain the swim.
  /// - Parameters:
  ///   - isTakenBack: true if the correction was undone, false if it was made.
  ///   - book: the book after the correction was made or undone.
  package func following(_ correction: SwimCorrection, isTakenBack: Bool, in book: SwimBook) -> SwimSummary? {
    guard !correction.change.affectsStandingOrDay, let index = book.index(of: correction.swim) else { return nil }
    let standing = book.standing
    let now = standing.corrections(of: index)
    let before = isTakenBack ? now + [correction] : Array(now.dropLast())
    let swim = book.swims[index]
    let counts = standing.counts(index)
    var summary = self
    var screen = SuspicionScreen()
    summary.awaitsReview +=
      SwimReview.awaiting(in: swim, now, counts: counts, &screen)
      - SwimReview.awaiting(in: swim, before, counts: counts, &screen)
    guard counts else { return summary }
    let metres = CorrectedSwim(swim, corrections: now).metres - CorrectedSwim(swim, corrections: before).metres
    if standing.counting.lastIndex(of: true) == index { summary.latest?.metres += metres }
    if let place = days.firstIndex(where: { $0.day == swim.day }) { summary.days[place].metres += metres }
    return summary
  }
}

/// Keeps what each swim contributes to the book's summary. After a correction, only the corrected swim has to be
/// examined instead of the whole book.
package struct IncrementalSwimSummary: Sendable {
  /// The number of decisions that the user still has to make about each swim, by the swim's index in the book.
  private var awaiting: [Int]
  /// The distance of each swim in whole metres, by the swim's index in the book; nil if it has not been computed yet.
  private var metres: [Int?]
  private var counting: [Bool]
  private var awaitingInAll = 0

  /// Computes what each swim of the book contributes to the summary.
  package init(of book: SwimBook) {
    let standing = book.standing
    counting = standing.counting
    awaiting = Array(repeating: 0, count: book.swims.count)
    metres = Array(repeating: nil, count: book.swims.count)
    var screen = SuspicionScreen()
    for index in book.swims.indices { look(at: index, of: book, standing, &screen) }
  }

  /// Updates the stored values after a correction of a swim was made or undone.
  /// - Parameter book: the book of the previous call, except that the correction was added or removed.
  package mutating func follow(_ book: SwimBook, corrected swim: SwimID) {
    let standing = book.standing
    var changed = book.index(of: swim).map { [$0] } ?? []
    if standing.counting != counting {
      changed += counting.indices.filter { $0 != changed.first && standing.counting[$0] != counting[$0] }
      counting = standing.counting
    }
    var screen = SuspicionScreen()
    for index in changed { look(at: index, of: book, standing, &screen) }
  }

  private mutating func look(
    at index: Int, of book: SwimBook, _ standing: CountingSwims, _ screen: inout SuspicionScreen
  ) {
    let found = SwimReview.awaiting(
      in: book.swims[index], standing.corrections(of: index), counts: standing.counts(index), &screen)
    awaitingInAll += found - awaiting[index]
    awaiting[index] = found
    metres[index] = nil
  }

  /// Returns the summary of the book, using the stored values.
  /// - Parameter book: the book that was passed to the most recent call of `init(of:)` or `follow(_:corrected:)`.
  package mutating func summary(of book: SwimBook) -> SwimSummary {
    let standing = book.standing
    var summary = SwimSummary(
      swimCount: counting.count { $0 },
      awaitsReview: awaitingInAll + standing.orphanedCorrections.count + standing.unjudgedDuplicates.count)
    var first: Int?
    for index in book.swims.indices.reversed() where counting[index] {
      let day = book.swims[index].day
      // Swims are in the order of their instants, but local days need not be: after a flight, a later swim may have an
      // earlier local day. So the loop goes on for two more days.
      if let first, day.daysSinceEpoch < first - 2 { break }
      let swim = self.day(index, book, standing)
      if summary.latest == nil {
        summary.latest = swim
        first = day.inMonth.before.days.lowerBound
      }
      if day.daysSinceEpoch >= first ?? 0 { summary.add(swim) }
    }
    summary.days.sort { $0.day > $1.day }
    return summary
  }

  private mutating func day(_ index: Int, _ book: SwimBook, _ standing: CountingSwims) -> SwimDay {
    let swim = book.swims[index]
    let metres = metres[index] ?? book.corrected(index, standing).metres
    self.metres[index] = metres
    return SwimDay(day: swim.day, swims: 1, metres: metres, duration: Int(swim.duration / 1_000))
  }
}

extension SwimSummary {
  fileprivate mutating func add(_ swim: SwimDay) {
    // Swims come in the order of their instants, and a local day differs from the UTC day by at most one. So if the day
    // already has an entry, it is among the last five.
    guard let place = days.indices.suffix(5).last(where: { days[$0].day == swim.day }) else { return days.append(swim) }
    days[place].swims += swim.swims
    days[place].metres += swim.metres
    days[place].duration += swim.duration
  }
}

extension CorrectedSwim {
  /// The distance of the swim in metres, rounded down; 0 if it is unknown.
  package var metres: Int { (centimetres ?? 0) / 100 }
}
