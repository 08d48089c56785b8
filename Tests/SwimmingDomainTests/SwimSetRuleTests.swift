import KernelDomain
import SwimmingDomain
import TestSupport
import Testing

struct SwimSetRuleTests {
  @Test func equalRepetitionsAtEqualRestsAreOneSet() throws {
    let sets = sets(swim("FFFF").rest(20, "FFFF").rest(20, "FFFF"))
    #expect(sets == ["3 × 4 freestyle, rest 20"])
  }

  /// A greedy cut would make a set of two of the first.
  @Test func aCutLiesWhereTheRestIsLongest() {
    var tape = swim("FFFF").rest(60, "FFFF")
    for _ in 0..<9 { tape = tape.rest(15, "FFFF") }
    #expect(sets(tape) == ["4 freestyle", "10 × 4 freestyle, rest 15"])
  }

  @Test func ofEqualCutsTheEarliestBreaksStand() {
    // Three sets are needed; the rests between them are the same wherever the run is cut.
    let tape = swim("FF").rest(190, "FF").rest(200, "FF")
    #expect(sets(tape) == ["2 freestyle", "2 freestyle", "2 freestyle"])
  }

  @Test func aRestOfMoreThanThreeMinutesEndsASetUnlessStartsAreRegular() {
    #expect(sets(swim("FF").rest(180, "FF")) == ["2 × 2 freestyle, rest 180"])
    #expect(sets(swim("FF").rest(181, "FF")).count == 2)
    #expect(sets(swim("FF").rest(181, "FF").rest(184, "FF")) == ["3 × 2 freestyle, rest 181"])
  }

  @Test func restsMayGrowToTwiceTheShortestAndTenSeconds() {
    #expect(sets(swim("FF").rest(20, "FF").rest(50, "FF")).count == 1)
    #expect(sets(swim("FF").rest(20, "FF").rest(51, "FF")).count == 2)
  }

  @Test func lengthsAndStyleTellRunsApart() {
    #expect(
      sets(swim("FF").rest(20, "KK").rest(20, "KKKK").rest(20, "KKKK")) == [
        "2 freestyle", "2 backstroke", "2 × 4 backstroke, rest 20",
      ])
  }

  @Test func threeOrMoreOfChangingStrokesAreOneSet() {
    #expect(
      sets(swim("FF").rest(20, "KK").rest(20, "BB").rest(20, "YY").rest(20, "FFFF")) == [
        "4 × 2 changing, rest 20", "4 freestyle",
      ])
    #expect(sets(swim("FF").rest(20, "KK")) == ["2 freestyle", "2 backstroke"])
  }

  @Test func aSetOfSeveralIsNoPartOfChangingStrokes() {
    #expect(
      sets(swim("FF").rest(20, "FF").rest(20, "KK").rest(20, "BB")) == [
        "2 × 2 freestyle, rest 20", "2 backstroke", "2 breaststroke",
      ])
  }

  // MARK: Send-off

  @Test func aSendOffIsClaimedWhereRestTakesUpWhatTheSwimsVary() {
    var tape = LapTape()
    for each: Int32 in [30_000, 32_000, 31_000, 34_000] {
      let gap = tape.laps.last.map { 70_000 - 2 * Int64($0.duration) } ?? 0
      tape = tape.swim("FF", each: each, gap: gap, marked: true)
    }
    #expect(sets(tape) == ["4 × 2 freestyle on 70, rest 8"])
  }

  @Test func equalRestsAreNoSendOff() {
    var tape = swim("FF")
    for _ in 0..<5 { tape = tape.rest(20, "FF") }
    #expect(sets(tape) == ["6 × 2 freestyle, rest 20"])
  }

  @Test func threeRepetitionsTellNoSendOff() {
    var tape = LapTape()
    for each: Int32 in [30_000, 32_000, 31_000] {
      tape = tape.swim("FF", each: each, gap: tape.laps.isEmpty ? 0 : 75_000 - 2 * Int64(tape.laps.last!.duration))
    }
    #expect(sets(tape) == ["3 × 2 freestyle, rest 11"])
  }

  // MARK: Styles

  @Test func aRepetitionOfSeveralStrokesIsMixedOrAMedley() {
    #expect(sets(swim("YKBF")) == ["4 medley"])
    #expect(sets(swim("YYKKBBFF")) == ["8 medley"])
    #expect(sets(swim("FKBY")) == ["4 mix"])
    #expect(sets(swim("FFdd")) == ["4 mix"])
    #expect(sets(swim("FF?F")) == ["4 unknown"])
    #expect(sets(swim("MMMM")) == ["4 mix"])
    #expect(sets(swim("kkkk")) == ["4 kickboard"])
  }

  @Test func lapsThatWereNoSwimmingAreLeftOut() throws {
    let book = SwimBook(Swim(swim("FFFF").rest(20, "FFFF").rest(20, "FFFF")))
    let first = try book.correcting(.exclude(SwimLapRange(5, 8)!)).first
    #expect(SwimSetRule.sets(of: first.repetitions).map { describe($0) } == ["2 × 4 freestyle, rest 120"])
    let none = try book.correcting(
      .exclude(SwimLapRange(1, 4)!), .exclude(SwimLapRange(5, 8)!), .exclude(SwimLapRange(9, 12)!))
    #expect(none.first.repetitions.isEmpty)
    #expect(SwimSetRule.sets(of: []).isEmpty)
    #expect(SwimTotals([]).elapsedMilliseconds == 0)
  }

  // MARK: A plain reference

  /// Every cut of every run is tried.
  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func areThoseOfThePlainRule(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tape = LapTape()
    let rests: [Int64] = [11, 14, 15, 20, 30, 45, 60, 120, 179, 180, 181, 200]
    let letters = ["F", "F", "F", "K", "B"]
    for _ in 0..<Int.random(in: 1...10, using: &random) {
      let letter = letters.randomElement(using: &random)!
      let lengths = [1, 2, 2, 2].randomElement(using: &random)!
      tape = tape.swim(
        String(repeating: letter, count: lengths), each: [20_000, 21_000, 24_000].randomElement(using: &random)!,
        gap: rests.randomElement(using: &random)! * 1_000)
    }
    let repetitions = Swim(tape).corrected.repetitions
    #expect(SwimSetRule.sets(of: repetitions).map(\.repetitions) == ReferenceSets.sets(of: repetitions))
  }
}

private func sets(_ tape: LapTape) -> [String] {
  SwimSetRule.sets(of: Swim(tape).corrected.repetitions).map { describe($0) }
}

private func describe(_ set: SwimSet) -> String {
  var text = set.repetitions.count > 1 ? "\(set.repetitions.count) × " : ""
  text += "\(set.lengths) \(set.style?.description ?? "changing")"
  if let sendOff = set.sendOffSeconds { text += " on \(sendOff)" }
  if let rest = set.rest {
    text +=
      rest.isEven ? ", rest \(rest.median / 1_000)" : ", rest \(rest.shortest / 1_000)–\(rest.longest / 1_000)"
  }
  return text
}

extension LapTape {
  /// - Parameter seconds: of rest before the laps.
  func rest(_ seconds: Int64, _ letters: String) -> LapTape {
    swim(letters, gap: seconds * 1_000)
  }
}

/// The rule once more, from its text, plainly and slowly.
private enum ReferenceSets {
  static func sets(of all: [SwimRepetition]) -> [Range<Int>] {
    var cuts: [Range<Int>] = []
    var first = 0
    while first < all.count {
      var end = first + 1
      while end < all.count, all[end].lengths == all[first].lengths, all[end].style == all[first].style { end += 1 }
      cuts += best(first..<end, all)
      first = end
    }
    return join(cuts, all)
  }

  private static func best(_ run: Range<Int>, _ all: [SwimRepetition]) -> [Range<Int>] {
    // A bit for each place between two repetitions: cut there or not.
    let cuts = (0..<1 << (run.count - 1)).compactMap { bits -> [Range<Int>]? in
      var sets: [Range<Int>] = []
      var first = run.lowerBound
      for place in 0..<run.count where place == run.count - 1 || bits >> place & 1 == 1 {
        sets.append(first..<run.lowerBound + place + 1)
        first = run.lowerBound + place + 1
      }
      return sets.allSatisfy { isRegular($0, all) } ? sets : nil
    }
    func between(_ sets: [Range<Int>]) -> Int64 {
      sets.dropLast().reduce(0) { $0 + (all[$1.upperBound - 1].restMilliseconds ?? 0) }
    }
    return cuts.min { a, b in
      if a.count != b.count { return a.count < b.count }
      if between(a) != between(b) { return between(a) > between(b) }
      return a.map(\.upperBound).lexicographicallyPrecedes(b.map(\.upperBound))
    }!
  }

  private static func isRegular(_ range: Range<Int>, _ all: [SwimRepetition]) -> Bool {
    guard range.count > 1 else { return true }
    let rests = range.dropLast().map { Double(all[$0].restMilliseconds!) / 1_000 }
    let intervals = range.dropLast().map { Double(all[$0 + 1].start - all[$0].start) / 1_000 }
    if rests.allSatisfy({ $0 <= 180 }), rests.max()! <= 2 * rests.min()! + 10 { return true }
    return rests.count >= 2 && intervals.max()! - intervals.min()! <= 6
  }

  private static func join(_ cuts: [Range<Int>], _ all: [SwimRepetition]) -> [Range<Int>] {
    var sets: [Range<Int>] = []
    var place = 0
    while place < cuts.count {
      let longest = (place..<cuts.count).last { last in
        last - place >= 2
          && cuts[place...last].allSatisfy {
            $0.count == 1 && all[$0.lowerBound].lengths == all[cuts[place].lowerBound].lengths
          }
          && (place..<last).allSatisfy { all[cuts[$0].lowerBound].style != all[cuts[$0 + 1].lowerBound].style }
          && isRegular(cuts[place].lowerBound..<cuts[last].upperBound, all)
      }
      sets.append(cuts[place].lowerBound..<cuts[longest ?? place].upperBound)
      place = (longest ?? place) + 1
    }
    return sets
  }
}
