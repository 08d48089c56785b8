import Formats
import KernelDomain
import SwimmingDomain

/// The months of a stored digest, in chronological order, as lines that are not decoded yet. The digest was computed
/// with the current edition of the rules for records.
struct SwimDigestLines: Sendable {
  /// Each month with its lines, without the separators between months.
  private(set) var months: [(month: CivilMonth, lines: ArraySlice<UInt8>)]

  private static let opening = Array("{\"edition\":\(SwimRecords.edition),\"form\":3,\"months\":[\n".utf8)
  private static let closing = Array("\n]}".utf8)

  init(of digest: SwimDigest) {
    months = digest.months.map { ($0.month, SwimDigestCoding.lines($0)[...]) }
  }

  /// Splits a digest into its months; nil if the bytes are not a digest of the current edition and form.
  init?(_ bytes: [UInt8]) {
    let (opening, closing) = (SwimDigestLines.opening, SwimDigestLines.closing)
    guard bytes.count >= opening.count + closing.count - 1, bytes.prefix(opening.count).elementsEqual(opening),
      bytes.suffix(closing.count).elementsEqual(closing)
    else { return nil }
    months = []
    let end = max(opening.count, bytes.count - closing.count)
    let starts = bytes.withUnsafeBytes { SwimDigestLines.starts(in: $0, from: opening.count, to: end) }
    for (place, start) in starts.enumerated() {
      // A comma and a line feed separate months.
      let lines = bytes[start..<(place + 1 < starts.count ? starts[place + 1] - 2 : end)]
      guard let month = SwimDigestCoding.month(of: lines), months.last.map({ $0.month < month }) ?? true else {
        return nil
      }
      months.append((month, lines))
    }
    guard starts.first ?? end == opening.count else { return nil }
  }

  /// Returns the byte offsets between `from` and `end` at which the months of the digest begin.
  private static func starts(in bytes: UnsafeRawBufferPointer, from: Int, to end: Int) -> [Int] {
    var starts: [Int] = []
    var line = from
    while line < end {
      if UnsafeRawBufferPointer(rebasing: bytes[line..<end]).begins(with: SwimDigestCoding.beginning) {
        starts.append(line)
      }
      guard let found = bytes.firstIndex(of: 0x0A, from: line), found < end else { break }
      line = found + 1
    }
    return starts
  }

  /// Replaces the digests of some months.
  /// - Parameters:
  ///   - replaced: the months to replace.
  ///   - digests: their new digests. A replaced month without a new digest no longer has any swims.
  mutating func replace(_ replaced: Set<CivilMonth>, with digests: [SwimMonthDigest]) {
    months.removeAll { replaced.contains($0.month) }
    months += digests.map { ($0.month, SwimDigestCoding.lines($0)[...]) }
    months.sort { $0.month < $1.month }
  }

  /// Decodes part of the digest; nil if another version of this program wrote that part.
  /// - Parameter part: what to decode.
  func digest(_ part: SwimDigest.Part) -> SwimDigest? {
    let known = months.map(\.month)
    let (swims, bests) = (part.swims.among(known), part.bests.among(known))
    let (others, strokes) = (part.others.among(known), part.strokes.among(known))
    var digests: [SwimMonthDigest] = []
    digests.reserveCapacity(months.count)
    for (place, (month, lines)) in months.enumerated() {
      let wanted = SwimDigestCoding.Wanted(
        swims: swims.contains(place), bests: bests.contains(place), others: others.contains(place),
        strokes: strokes.contains(place))
      guard let digest = SwimDigestCoding.digest(of: month, lines, wanted) else { return nil }
      digests.append(digest)
    }
    return SwimDigest(digests)
  }

  /// The whole digest file, as JSON.
  var json: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(months.reduce(64) { $0 + $1.lines.count + 2 })
    bytes += SwimDigestLines.opening
    for (place, month) in months.enumerated() {
      if place > 0 { bytes += [UInt8(ascii: ","), 0x0A] }
      bytes += month.lines
    }
    return bytes + SwimDigestLines.closing
  }
}

extension SwimDigest.Months {
  /// Returns the indices of the months that this part of the digest comprises, as a range.
  /// - Parameter months: all months with swims, in chronological order.
  fileprivate func among(_ months: [CivilMonth]) -> Range<Int> {
    switch self {
    case .none: return 0..<0
    case .all: return months.indices
    case .only(let month):
      guard let place = months.firstIndex(of: month) else { return 0..<0 }
      return place..<(place + 1)
    case .from(let month):
      return (months.firstIndex { $0 >= month } ?? months.endIndex)..<months.endIndex
    case .latest(let count):
      guard var first = months.last else { return 0..<0 }
      for _ in 1..<max(count, 1) { first = first.before }
      return max(0, (months.firstIndex { $0 >= first } ?? 0) - 1)..<months.endIndex
    }
  }
}
