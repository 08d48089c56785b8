import KernelApplication
import KernelDomain
import SwimmingDomain

/// Corrections that the swimmer makes, or what they would do.
extension SwimRepository {
  /// Corrects laps of one segment.
  /// - Parameters:
  ///   - laps: nil is the whole segment; others must lie within it.
  ///   - isDryRun: nothing is written.
  func correct(
    _ segment: SwimSegmentID, laps: SwimLapRange?, isDryRun: Bool?,
    _ change: (SwimLapRange) -> SwimCorrection.Change
  ) throws(Failure) -> SwimCorrectionOutput {
    try correct(segment.swim, isDryRun) { (book) throws(Failure) in
      let whole = try SwimSegmentLookup.laps(of: segment, in: book)
      guard let laps else { return change(whole) }
      guard whole.contains(laps.first), whole.contains(laps.last) else {
        throw .invalidInput(
          field: "laps", problem: .swimming(.lapsOutsideSegment(laps: laps.text, segment: segment.description)),
          valid: [whole.text])
      }
      return change(laps)
    }
  }

  /// Corrects the gap between a segment and the next one.
  /// - Parameter change: what is said of it, by the laps beside it.
  func correctGap(
    after segment: SwimSegmentID, isDryRun: Bool?, _ change: (SwimLapRange) -> SwimCorrection.Change
  ) throws(Failure) -> SwimCorrectionOutput {
    try correct(segment.swim, isDryRun) { (book) throws(Failure) in
      let found = try SwimSegmentLookup(segment, in: book)
      let last = found.segment.laps.last
      guard let laps = SwimLapRange(last, last + 1), laps.last <= found.swim.swim.laps.count else {
        throw .invalidInput(
          field: "segment", problem: .swimming(.lastSegment(segment: segment.description)))
      }
      return change(laps)
    }
  }

  /// Corrects a whole swim.
  func correct(
    _ swim: SwimID, _ change: SwimCorrection.Change, isDryRun: Bool?
  ) throws(Failure) -> SwimCorrectionOutput {
    try correct(swim, isDryRun) { _ throws(Failure) in change }
  }

  private func correct(
    _ swim: SwimID, _ isDryRun: Bool?, _ decide: (SwimBook) throws(Failure) -> SwimCorrection.Change
  ) throws(Failure) -> SwimCorrectionOutput {
    let isDryRun = isDryRun ?? false
    let (changed, made) = try change { (book, numbers) throws(Failure) in
      let change = try decide(book)
      do throws(SwimCorrectionError) {
        let correction = try book.correction(change, of: swim)
        return (isDryRun ? .nothing : .correct(correction), (correction: correction, isNew: true))
      } catch .changesNothing {
        return (SwimBookChange.nothing, (SwimCorrection(swim: swim, change: change, touched: []), isNew: false))
      } catch {
        let obstacle = book.obstacle(of: error, in: swim)
        throw error.failure(change, swim, inTheWay: obstacle.map { numbers[$0] })
      }
    }
    guard made.isNew else { return SwimCorrectionOutput(made.correction, nil, isDryRun: isDryRun) }
    return SwimCorrectionOutput(
      made.correction, isDryRun ? changed.rehearsing(made.correction) : changed, isDryRun: isDryRun)
  }
}

extension ChangedSwimBook {
  /// The book as it would be after one more correction, which nobody makes.
  fileprivate func rehearsing(_ correction: SwimCorrection) -> ChangedSwimBook {
    var after = book
    after.append(correction)
    return ChangedSwimBook(book: after, records: SwimRecords(of: after), recordsBefore: records, number: number)
  }
}
