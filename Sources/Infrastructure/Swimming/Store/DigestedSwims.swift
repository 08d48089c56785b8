import KernelDomain
import SwimmingDomain

/// What of a book's swims tells which months a change touches.
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

  /// The lines of the book after a change of this one.
  /// - Parameters:
  ///   - known: this book's lines; nil where they are not known.
  ///   - touched: the swims whose laps or corrections are others now; nil where that is not known.
  func lines(after known: SwimDigestLines?, touched: Set<SwimID>?, in book: SwimBook) -> SwimDigestLines {
    guard var lines = known, let touched else { return SwimDigestLines(of: SwimDigest(of: book)) }
    let months = months(touched, until: DigestedSwims(of: book))
    lines.replace(months, with: SwimDigest.months(months, of: book))
    return lines
  }

  /// Of the swims touched, and of those that came, went, or count otherwise.
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
