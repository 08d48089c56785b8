package import KernelApplication
import KernelDomain
package import SwimmingDomain

/// Shows a swim as a whole: its totals, its sets and their repetitions, the records that it set, and the suspicious
/// laps, which the swimmer has to confirm or correct.
package struct ShowSwim: UseCase {
  package static let method = "swimming.showSwim"
  package static let summary = "Show a swim: its totals, its sets with each repetition, and the records that it set."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    /// The swim to show; nil for the latest swim that counts for records.
    package var swim: SwimReference?

    package init(swim: SwimReference? = nil) { self.swim = swim }
  }

  package struct Output: Described, Equatable {
    package var swim: ListSwims.SwimRow
    /// The totals; nil if the swim has no repetitions, for example because all its laps are marked as not swum.
    package var totals: Totals?
    /// The swim's sets, in the order in which they were swum.
    package var sets: [SetRow]
    /// The heart rate over the swim; nil if too few heart rates are known.
    package var heartRate: HeartRateView?
    /// The heart rate in each period of five seconds from the swim's start, in beats per minute; 0 where unknown. Nil
    /// if the book has no heart rate for the swim.
    package var heartBeats: [Int]?
    /// The records that the swim set. They may have been beaten since.
    package var records: [FallenRecordRow]
    /// The numbers of the suspicious laps, which the swimmer has to confirm or correct. `swimming.reviewLaps` gives
    /// the reasons.
    package var awaitingLaps: [Int]
    /// Why the swim's distance or pool cannot be right, so that the swim counts with 0 m until the swimmer decides; nil
    /// if nothing is doubted.
    package var doubted: ReviewLaps.Doubted?
    /// Whether the imported file shows that some of the swim's laps are missing from it.
    package var lacksLaps: Bool
    /// The latest swim before this one that counts for records; nil if there is none.
    package var previousSwim: SwimID?
    package var nextSwim: SwimID?
  }

  package struct Totals: Codable, Hashable, Sendable {
    package var lengthCount: Int
    package var swumMilliseconds: Int64
    package var restMilliseconds: Int64
    package var elapsedMilliseconds: Int64
    /// The average pace in milliseconds per 100 of the swim's unit; nil if the pool's length is unknown.
    package var pacePer100Milliseconds: Int64?
    /// The strokes in the lengths whose strokes the device counted; nil if it counted none.
    package var strokes: StrokeView?
  }

  package struct SetRow: Codable, Hashable, Sendable {
    /// The number of lengths in each repetition of the set.
    package var lengthCount: Int
    /// The distance of each repetition in the swim's unit; nil if the pool's length is unknown.
    package var distance: Double?
    /// The name of the style, or `medley` for an individual medley; nil if the repetitions have different styles.
    package var style: String?
    /// The equipment used in the repetitions; nil for none.
    package var equipment: [SwimEquipment]?
    package var swumMilliseconds: Int64
    package var pacePer100Milliseconds: Int64?
    package var sendOffSeconds: Int?
    /// The rests between the set's repetitions; nil if there is only one repetition.
    package var rest: RestRow?
    package var repetitions: [RepetitionRow]
    package var heartRate: HeartRateView?
    /// The median fall of the heart rate in the rests of the set; nil if none is known.
    package var recovery: HeartRecoveryView?
  }

  /// A summary of the rests between the repetitions of a set.
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
    /// The rest before the next repetition, in milliseconds; nil after the last repetition.
    package var restMilliseconds: Int64?
    /// The strokes in the repetition; nil unless the device counted the strokes in each of its lengths.
    package var strokes: StrokeView?
    /// True if the time of one of the repetition's laps is an equal share of a longer time that the watch recorded; nil
    /// otherwise.
    package var estimated: Bool?
    package var heartRate: HeartRateView?
    package var recovery: HeartRecoveryView?
  }

  let swims: any SwimRepository
  let hearts: any SwimHeartRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try swims.book()
    let standing = book.standing
    let index = try (input.swim ?? .last).index(in: book, standing)
    let swim = book.corrected(index, standing)
    let original = standing.duplicates[swim.swim.id]
    var output = Output(swim, duplicateOf: original)
    if let heart = try hearts.heartRate(of: swim.swim) { output.add(heart, of: swim) }
    if standing.counting[index] {
      output.doubted = ReviewLaps.Doubted(swim.swim, standing.corrections(of: index))
    }
    if !swim.isRemoved, original == nil {
      // The digest contains each record at the time it was set. It may have been broken since, and the record that it
      // broke may be years old.
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
    totals = repetitions.isEmpty ? nil : ShowSwim.Totals(SwimTotals(repetitions), of: swim)
    sets = SwimSetRule.sets(of: repetitions).map { ShowSwim.SetRow($0, repetitions, of: swim) }
    records = []
    awaitingLaps = swim.laps.filter { $0.awaitsJudgement || $0.mayHideTurn }.map(\.number)
    lacksLaps = swim.swim.lacksLaps
  }
}

extension CorrectedSwim {
  /// Returns the distance of a number of lengths, in hundredths of the course's unit; nil if the pool's length is
  /// unknown.
  func hundredths(lengths: Int) -> Int? {
    pool.map { $0.hundredths(lengths: lengths) }
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
    equipment = set.equipment.isEmpty ? nil : set.equipment.all
    swumMilliseconds = set.milliseconds
    pacePer100Milliseconds = swim.pace(set.milliseconds, lengths: set.lengths * set.repetitions.count)
    sendOffSeconds = set.sendOffSeconds
    rest = set.rest.map {
      ShowSwim.RestRow(
        shortestMilliseconds: $0.shortest, medianMilliseconds: $0.median, longestMilliseconds: $0.longest)
    }
    repetitions = all[set.repetitions].map { ShowSwim.RepetitionRow($0, of: swim) }
  }

  /// Whether the rests between repetitions differ so little that screens show a single value (see
  /// `SwimSet.Rest.isEven`).
  package var isRestEven: Bool {
    rest.map { $0.longestMilliseconds - $0.shortestMilliseconds <= SwimSet.Rest.widestEven } ?? true
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
