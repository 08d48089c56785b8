import KernelApplication
import KernelDomain
import SwimmingDomain

/// Makes corrections for the use cases with which the swimmer corrects her book, or tells what they would do.
struct SwimCorrector {
  let store: any SwimStore

  /// Corrects laps of one segment.
  /// - Parameters:
  ///   - laps: nil is the whole segment; others must lie within it.
  ///   - isRehearsal: nothing is written.
  func correct(
    _ segment: SwimSegmentID, laps: SwimLapRange?, isRehearsal: Bool?,
    _ change: (SwimLapRange) -> SwimCorrection.Change
  ) throws(Failure) -> SwimCorrectionOutput {
    try correct(segment.swim, isRehearsal) { (book) throws(Failure) in
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
    after segment: SwimSegmentID, isRehearsal: Bool?, _ change: (SwimLapRange) -> SwimCorrection.Change
  ) throws(Failure) -> SwimCorrectionOutput {
    try correct(segment.swim, isRehearsal) { (book) throws(Failure) in
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
    _ swim: SwimID, _ change: SwimCorrection.Change, isRehearsal: Bool?
  ) throws(Failure) -> SwimCorrectionOutput {
    try correct(swim, isRehearsal) { _ throws(Failure) in change }
  }

  private func correct(
    _ swim: SwimID, _ isRehearsal: Bool?, _ decide: (SwimBook) throws(Failure) -> SwimCorrection.Change
  ) throws(Failure) -> SwimCorrectionOutput {
    let isRehearsal = isRehearsal ?? false
    let (changed, made) = try store.change { (book, numbers) throws(Failure) in
      let change = try decide(book)
      do throws(SwimCorrectionError) {
        let correction = try book.correction(change, of: swim)
        return (isRehearsal ? .nothing : .correct(correction), (correction: correction, isNew: true))
      } catch .changesNothing {
        return (SwimBookChange.nothing, (SwimCorrection(swim: swim, change: change, touched: []), isNew: false))
      } catch {
        let obstacle = book.obstacle(of: error, in: swim)
        throw error.failure(change, swim, inTheWay: obstacle.map { numbers[$0] })
      }
    }
    guard made.isNew else { return SwimCorrectionOutput(made.correction, nil, isRehearsal: isRehearsal) }
    return SwimCorrectionOutput(
      made.correction, isRehearsal ? changed.rehearsing(made.correction) : changed, isRehearsal: isRehearsal)
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
