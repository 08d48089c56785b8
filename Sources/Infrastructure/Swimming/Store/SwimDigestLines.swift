import KernelDomain
import SwimmingDomain

/// The lines of a kept digest, in the order of their months, unread. The edition is that of the rules of records.
struct SwimDigestLines: Sendable {
  private(set) var lines: [(month: CivilMonth, line: ArraySlice<UInt8>)]

  private static let opening = Array("{\"edition\":\(SwimRecords.edition),\"months\":[\n".utf8)
  private static let closing = Array("\n]}".utf8)
  private static let lineStart = Array("{\"month\":\"".utf8)

  init(of digest: SwimDigest) {
    lines = digest.months.map { ($0.month, SwimDigestCoding.line($0)[...]) }
  }

  /// Nil when the bytes are no lines of months.
  init?(_ bytes: [UInt8]) {
    let (opening, closing, start) = (SwimDigestLines.opening, SwimDigestLines.closing, SwimDigestLines.lineStart)
    guard bytes.starts(with: opening), bytes.count >= opening.count + closing.count - 1,
      bytes.suffix(closing.count).elementsEqual(closing)
    else { return nil }
    lines = []
    let inside = opening.count..<max(opening.count, bytes.count - closing.count)
    for line in bytes[inside].split(separator: 0x0A) {
      let object = line.last == UInt8(ascii: ",") ? line.dropLast() : line
      let name = object.dropFirst(start.count).prefix(7)
      guard object.starts(with: start), let month = CivilMonth(String(decoding: name, as: UTF8.self)),
        lines.last.map({ $0.month < month }) ?? true
      else { return nil }
      lines.append((month, object))
    }
  }

  /// Puts digests in the place of those of some months.
  /// - Parameter digests: of these months; one that is not among them has no swims any more.
  mutating func replace(_ months: Set<CivilMonth>, with digests: [SwimMonthDigest]) {
    lines.removeAll { months.contains($0.month) }
    lines += digests.map { ($0.month, SwimDigestCoding.line($0)[...]) }
    lines.sort { $0.month < $1.month }
  }

  /// The whole as it is kept.
  var json: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(32) { $0 + $1.line.count + 2 })
    bytes += SwimDigestLines.opening
    for (number, line) in lines.enumerated() {
      if number > 0 { bytes += [UInt8(ascii: ","), 0x0A] }
      bytes += line.line
    }
    return bytes + SwimDigestLines.closing
  }
}
