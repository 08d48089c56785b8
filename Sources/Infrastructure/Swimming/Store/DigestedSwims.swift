import KernelDomain
import SwimmingDomain

/// A summary of each swim in a book. Comparing the summaries of a book before and after a change shows which months the
/// change affects.
struct DigestedSwims {
  private struct Entry: Equatable {
    let id: SwimID
    let month: CivilMonth
    let counts: Bool
  }

  private let entries: [Entry]

  init(of book: SwimBook) {
    let counting = book.standing.counting
    entries = book.swims.indices.map {
      Entry(id: book.swims[$0].id, month: book.swims[$0].day.inMonth, counts: counting[$0])
    }
  }

  /// Returns the lines of the digest after a change to the book. Computes only the affected months again.
  /// - Parameters:
  ///   - known: the lines of the digest before the change; nil if unknown, in which case all months are computed.
  ///   - touched: the swims whose laps or corrections were changed; nil if unknown, in which case all months are
  ///     computed.
  ///   - book: the book after the change.
  func lines(after known: SwimDigestLines?, touched: Set<SwimID>?, in book: SwimBook) -> SwimDigestLines {
    guard var lines = known, let touched else { return SwimDigestLines(of: SwimDigest(of: book)) }
    let months = months(touched, until: DigestedSwims(of: book))
    lines.replace(months, with: SwimDigest.months(months, of: book))
    return lines
  }

  /// Returns the months, before and after the change, of the swims in `touched` and of all swims that were added,
  /// removed or moved to another month, or that count (are neither removed nor duplicates) only before or only after
  /// the change.
  private func months(_ touched: Set<SwimID>, until after: DigestedSwims) -> Set<CivilMonth> {
    var months: Set<CivilMonth> = []
    var (old, new) = (entries[...], after.entries[...])
    while let id = [old.first?.id, new.first?.id].compactMap({ $0 }).min() {
      let before = old.first.flatMap { $0.id == id ? $0 : nil }
      let now = new.first.flatMap { $0.id == id ? $0 : nil }
      if before != nil { old.removeFirst() }
      if now != nil { new.removeFirst() }
      guard before != now || touched.contains(id) else { continue }
      months.formUnion([before?.month, now?.month].compactMap { $0 })
    }
    return months
  }
}
