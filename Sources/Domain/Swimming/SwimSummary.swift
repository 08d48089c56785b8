package import KernelDomain

/// What was swum on a day, or in a swim of that day.
package struct SwimDay: Hashable, Sendable {
  package var day: CivilDay
  /// Swims that count.
  package var swims: Int
  /// Whole metres, of each swim as `CorrectedSwim.metres` tells them.
  package var metres: Int
  /// Seconds of swims.
  package var duration: Int

  package init(day: CivilDay, swims: Int, metres: Int, duration: Int) {
    self.day = day
    self.swims = swims
    self.metres = metres
    self.duration = duration
  }
}

/// What a book tells at a glance.
package struct SwimSummary: Hashable, Sendable {
  /// How many swims count.
  package var swimCount: Int
  /// The latest swim that counts; nil where there is none.
  package var latest: SwimDay?
  /// Those with swims that count, newest first, from the first day of the month before the latest swim's on: whoever
  /// compares a week or month of today's or later with the one before needs no others.
  package var days: [SwimDay]
  /// How much awaits the swimmer's judgement, as `SwimReview` tells it.
  package var awaitsReview: Int

  package init(swimCount: Int = 0, latest: SwimDay? = nil, days: [SwimDay] = [], awaitsReview: Int = 0) {
    self.swimCount = swimCount
    self.latest = latest
    self.days = days
    self.awaitsReview = awaitsReview
  }

  package init(of book: SwimBook) {
    var ledger = IncrementalSwimSummary(of: book)
    self = ledger.summary(of: book)
  }

  /// What the book tells after the latest correction was made or taken back, by a look at the swim corrected alone; nil
  /// where which swims count may be another now, or the book does not have that swim.
  /// - Parameters:
  ///   - isTakenBack: the correction is not in the book any more.
  ///   - book: the one that this told of, after that.
  package func following(_ correction: SwimCorrection, isTakenBack: Bool, in book: SwimBook) -> SwimSummary? {
    guard !correction.change.movesStanding, let index = book.index(of: correction.swim) else { return nil }
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

/// What each swim gives its book's summary, kept so that the summary follows a correction by looking at the corrected
/// swim again instead of the whole book.
package struct IncrementalSwimSummary: Sendable {
  /// How much of each swim awaits judgement.
  private var awaiting: [Int]
  /// The whole metres of each swim; nil where nobody asked yet.
  private var metres: [Int?]
  private var counting: [Bool]
  private var awaitingInAll = 0

  /// Looks at every swim.
  package init(of book: SwimBook) {
    let standing = book.standing
    counting = standing.counting
    awaiting = Array(repeating: 0, count: book.swims.count)
    metres = Array(repeating: nil, count: book.swims.count)
    var screen = SuspicionScreen()
    for index in book.swims.indices { look(at: index, of: book, standing, &screen) }
  }

  /// Follows a correction of a swim, or its being taken back.
  /// - Parameter book: the same as before but for that correction.
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

  /// - Parameter book: the one that was followed.
  package mutating func summary(of book: SwimBook) -> SwimSummary {
    let standing = book.standing
    var summary = SwimSummary(
      swimCount: counting.count { $0 },
      awaitsReview: awaitingInAll + standing.orphanedCorrections.count + standing.unjudgedDuplicates.count)
    var first: Int?
    for index in book.swims.indices.reversed() where counting[index] {
      let day = book.swims[index].day
      // Swims are in order of their instants: far from home a day may come before one that came later.
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
    // Swims come in order of their instants, and a local day is at most one from that of UTC: a day comes again after at
    // most four others.
    guard let place = days.indices.suffix(5).last(where: { days[$0].day == swim.day }) else { return days.append(swim) }
    days[place].swims += swim.swims
    days[place].metres += swim.metres
    days[place].duration += swim.duration
  }
}

extension CorrectedSwim {
  /// How far the swim went, in centimetres: its lengths, excluded ones left out; without lengths, or where the pool's
  /// length is not known, what the device reported. Nil where neither is known.
  package var centimetres: Int? {
    guard let pool, !laps.isEmpty else { return swim.reportedDistance }
    return pool.centimetres * laps.count { !$0.isExcluded }
  }

  /// The same in whole metres, the rest cut off; 0 where it is not known.
  package var metres: Int { (centimetres ?? 0) / 100 }
}
