package import KernelApplication
import KernelDomain
package import SwimmingDomain

/// A swim as a whole: what it comes to, its sets, each repetition, the records that it set, and what of it awaits review.
package struct ShowSwim: UseCase {
  package static let method = "swimming.showSwim"
  package static let summary = "A swim: totals, its sets as swum, each repetition, and the records that it set."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    /// Nil is the latest that counts.
    package var swim: SwimReference?

    package init(swim: SwimReference? = nil) {
      self.swim = swim
    }
  }

  package struct Output: Described, Equatable {
    package var swim: ListSwims.SwimRow
    /// Left out of a swim without lengths that count.
    package var totals: Totals?
    /// In the order swum.
    package var sets: [SetRow]
    /// The records that it set, whether they stand or not.
    package var records: [FallenRecordRow]
    /// Laps that await judgement; the review says why.
    package var awaitingLaps: [Int]
    /// Whether the file itself proves that laps are missing.
    package var lacksLaps: Bool
    /// The nearest swims before and after it that count; left out where there are none.
    package var previousSwim: SwimID?
    package var nextSwim: SwimID?
  }

  package struct Totals: Codable, Hashable, Sendable {
    package var lengthCount: Int
    package var swumMilliseconds: Int64
    package var restMilliseconds: Int64
    package var elapsedMilliseconds: Int64
    /// For 100 of the swim's unit; nil where the pool's length is not known.
    package var pacePer100Milliseconds: Int64?
    /// Of its lengths with a count; nil where none has one.
    package var strokes: StrokeView?
  }

  package struct SetRow: Codable, Hashable, Sendable {
    /// How many lengths a repetition has.
    package var lengthCount: Int
    /// Of a repetition, in the swim's unit; nil where the pool's length is not known.
    package var distance: Double?
    /// `medley` for an individual medley; nil where the strokes change from one repetition to the next.
    package var style: String?
    package var swumMilliseconds: Int64
    package var pacePer100Milliseconds: Int64?
    package var sendOffSeconds: Int?
    /// Nil of a single repetition.
    package var rest: RestRow?
    package var repetitions: [RepetitionRow]
  }

  /// Between the repetitions of a set.
  package struct RestRow: Codable, Hashable, Sendable {
    package var shortestMilliseconds: Int64
    package var medianMilliseconds: Int64
    package var longestMilliseconds: Int64
  }

  package struct RepetitionRow: Codable, Hashable, Sendable {
    package var segment: SwimSegmentID
    package var laps: SwimLapRange
    package var style: String
    package var swumMilliseconds: Int64
    package var pacePer100Milliseconds: Int64?
    /// Until the next repetition; nil after the last.
    package var restMilliseconds: Int64?
    /// Only where each of its lengths has a count.
    package var strokes: StrokeView?
    /// True where a lap of it is an equal share of what the watch told; left out otherwise.
    package var estimated: Bool?
  }

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try swims.book()
    let standing = book.standing
    let index = try (input.swim ?? .last).index(in: book, standing)
    let swim = book.corrected(index, standing)
    let original = standing.duplicates[swim.swim.id]
    var output = Output(swim, duplicateOf: original)
    if !swim.isRemoved, original == nil {
      // Its records may have fallen since, and what they beat may lie years back.
      let month = swim.swim.day.inMonth
      output.records = try swims.digest(SwimDigest.Part(others: .only(month))).fallen(in: month...month)
        .filter { $0.best.segment.swim == swim.swim.id }
        .sorted { $0.best.event < $1.best.event }.map(FallenRecordRow.init)
    }
    output.previousSwim = book.swims.indices[..<index].last { standing.counting[$0] }.map { book.swims[$0].id }
    output.nextSwim = book.swims.indices[(index + 1)...].first { standing.counting[$0] }.map { book.swims[$0].id }
    return output
  }
}

extension ShowSwim.Output {
  init(_ swim: CorrectedSwim, duplicateOf original: SwimID?) {
    let repetitions = swim.repetitions
    self.swim = ListSwims.SwimRow(swim, duplicateOf: original)
    totals = repetitions.isEmpty ? nil : ShowSwim.Totals(SwimTotals(swim, repetitions), of: swim)
    sets = SwimSetRule.sets(of: repetitions).map { ShowSwim.SetRow($0, repetitions, of: swim) }
    records = []
    awaitingLaps = swim.laps.filter { $0.awaitsJudgement || $0.mayHideTurn }.map(\.number)
    lacksLaps = swim.swim.lacksLaps
  }
}

extension CorrectedSwim {
  /// So many of its lengths in hundredths of its course's unit; nil where the pool's length is not known.
  func hundredths(lengths: Int) -> Int? {
    pool.map { SwimCourse($0).unit.hundredths(centimetres: $0.centimetres * lengths) }
  }

  fileprivate func pace(_ milliseconds: Int64, lengths: Int) -> Int64? {
    hundredths(lengths: lengths).flatMap { SwimPace.per100(milliseconds: milliseconds, hundredths: $0) }
  }
}

extension ShowSwim.Totals {
  fileprivate init(_ totals: SwimTotals, of swim: CorrectedSwim) {
    lengthCount = totals.lengths
    swumMilliseconds = totals.swumMilliseconds
    restMilliseconds = totals.restMilliseconds
    elapsedMilliseconds = totals.elapsedMilliseconds
    pacePer100Milliseconds = swim.pace(totals.swumMilliseconds, lengths: totals.lengths)
    strokes = StrokeView(totals.strokes)
  }
}

extension ShowSwim.SetRow {
  fileprivate init(_ set: SwimSet, _ all: [SwimRepetition], of swim: CorrectedSwim) {
    lengthCount = set.lengths
    distance = swim.hundredths(lengths: set.lengths).map { Double($0) / 100 }
    style = set.style?.description
    swumMilliseconds = set.milliseconds
    pacePer100Milliseconds = swim.pace(set.milliseconds, lengths: set.lengths * set.repetitions.count)
    sendOffSeconds = set.sendOffSeconds
    rest = set.rest.map {
      ShowSwim.RestRow(
        shortestMilliseconds: $0.shortest, medianMilliseconds: $0.median, longestMilliseconds: $0.longest)
    }
    repetitions = all[set.repetitions].map { ShowSwim.RepetitionRow($0, of: swim) }
  }

  /// As of the domain.
  package var isRestEven: Bool {
    rest.map { $0.longestMilliseconds - $0.shortestMilliseconds <= SwimSet.Rest.widestTold } ?? true
  }
}

extension ShowSwim.RepetitionRow {
  fileprivate init(_ repetition: SwimRepetition, of swim: CorrectedSwim) {
    segment = repetition.segment
    laps = repetition.laps
    style = repetition.style.description
    swumMilliseconds = repetition.milliseconds
    pacePer100Milliseconds = swim.pace(repetition.milliseconds, lengths: repetition.lengths)
    restMilliseconds = repetition.restMilliseconds
    strokes = repetition.hasAllStrokes ? StrokeView(repetition.strokes) : nil
    let laps = swim.segment(repetition.segment.number).map { swim.laps(of: $0) } ?? []
    estimated = laps.contains { $0.isEstimated && !$0.isExcluded } ? true : nil
  }
}
