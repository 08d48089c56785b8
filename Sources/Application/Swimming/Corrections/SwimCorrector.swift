import KernelApplication
import KernelDomain
import SwimmingDomain

/// Makes corrections of swims, or tries them in a dry run, on behalf of all use cases that correct swims.
extension SwimRepository {
  /// Corrects laps of one segment.
  /// - Parameters:
  ///   - segment: the id of the segment.
  ///   - laps: the laps, which must lie within the segment; nil for the whole segment.
  ///   - isDryRun: true to write nothing, and only return what the correction would do; nil means false.
  ///   - change: returns the correction of the given laps.
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
  /// - Parameters:
  ///   - segment: the id of the segment before the gap.
  ///   - isDryRun: true to write nothing, and only return what the correction would do; nil means false.
  ///   - change: returns the correction, given the last lap before the gap and the first lap after it.
  func correctGap(
    after segment: SwimSegmentID, isDryRun: Bool?, _ change: (SwimLapRange) -> SwimCorrection.Change
  ) throws(Failure) -> SwimCorrectionOutput {
    try correct(segment.swim, isDryRun) { (book) throws(Failure) in
      let found = try SwimSegmentLookup(segment, in: book)
      let last = found.segment.laps.last
      guard let laps = SwimLapRange(last, last + 1), laps.last <= found.swim.original.count else {
        throw .invalidInput(
          field: "segment", problem: .swimming(.lastSegment(segment: segment.description)))
      }
      return change(laps)
    }
  }

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
        return (.correct(isDryRun ? [] : [correction]), (correction: correction, isNew: true))
      } catch .changesNothing {
        return (SwimBookChange.nothing, (SwimCorrection(swim: swim, change: change, touched: []), isNew: false))
      } catch {
        let obstacle = book.obstacle(of: error, in: swim)
        throw error.failure(change, swim, inTheWay: obstacle.map { numbers[$0] })
      }
    }
    guard made.isNew else { return SwimCorrectionOutput(made.correction, nil, isDryRun: isDryRun) }
    return SwimCorrectionOutput(
      made.correction, isDryRun ? changed.adding(made.correction) : changed, isDryRun: isDryRun)
  }
}

extension ChangedSwimBook {
  /// Returns the swims and records as they would be with one more correction. It is used for dry runs.
  fileprivate func adding(_ correction: SwimCorrection) -> ChangedSwimBook {
    var after = book
    after.append(correction)
    return ChangedSwimBook(book: after, records: SwimRecords(of: after), recordsBefore: records, number: number)
  }
}
