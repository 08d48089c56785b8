import KernelApplication
import KernelDomain
import SwimmingDomain

/// Makes corrections for the use cases with which the swimmer corrects her book.
struct SwimCorrector {
  let store: any SwimStore

  /// Corrects laps of one segment.
  /// - Parameter laps: nil is the whole segment; others must lie within it.
  func correct(
    _ segment: SwimSegmentID, laps: SwimLapRange?, _ change: (SwimLapRange) -> SwimCorrection.Change
  ) throws(Failure) -> SwimCorrectionOutput {
    try correct(segment.swim) { (book) throws(Failure) in
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

  /// Corrects a whole swim.
  func correct(_ swim: SwimID, _ change: SwimCorrection.Change) throws(Failure) -> SwimCorrectionOutput {
    try correct(swim) { _ throws(Failure) in change }
  }

  private func correct(
    _ swim: SwimID, _ decide: (SwimBook) throws(Failure) -> SwimCorrection.Change
  ) throws(Failure) -> SwimCorrectionOutput {
    let (changed, made) = try store.change { (book, numbers) throws(Failure) in
      let change = try decide(book)
      do throws(SwimCorrectionError) {
        let correction = try book.correction(change, of: swim)
        return (SwimBookChange.correct(correction), (correction: correction, isNew: true))
      } catch .changesNothing {
        return (.nothing, (SwimCorrection(swim: swim, change: change, touched: []), isNew: false))
      } catch {
        let obstacle = book.obstacle(of: error, in: swim)
        throw error.failure(change, swim, inTheWay: obstacle.map { numbers[$0] })
      }
    }
    return SwimCorrectionOutput(made.correction, made.isNew ? changed : nil)
  }
}
