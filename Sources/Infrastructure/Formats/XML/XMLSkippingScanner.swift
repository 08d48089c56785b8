/// Skips the contents of an element at the speed of `memchr`. Stops at the next element of interest, or at the end of
/// the skipped element.
///
/// A tag that is not needed does not have to be read to its end: because a tag cannot contain a `<`, the next `<` is
/// the start of the next markup.
final class XMLSkippingScanner {
  let interests: [XMLInterest]
  /// The name of the element whose contents are skipped.
  let name: [UInt8]
  /// The number of open elements inside the skipped element that have the same name as the skipped element.
  var nested = 0
  /// The first letters of the names that may be needed, as a bit set. Bit 0 represents `@` (0x40), bit 1 represents
  /// `A`, and so on.
  private let letters: UInt64
  private let prefilters: [XMLTagPrefilter]

  init(_ name: UnsafeRawBufferPointer, interests: [XMLInterest]) {
    self.interests = interests
    self.name = Array(name)
    letters = ([name[0]] + interests.map { $0.name.start[0] }).reduce(0) { $0 | 1 << UInt64($1 & 0x3F) }
    // Elements with the same name as the skipped one must be counted, so they must not be skipped by a prefilter.
    prefilters = interests.filter { !name.equals($0.name) }.compactMap { XMLTagPrefilter($0) }
  }

  /// Returns the byte offset of the next markup that may be needed; the end of the piece if there is none. `isTag` is
  /// true if the markup is certainly a tag, and `isWanted` if it is certainly the tag of an element of interest.
  func next(in piece: UnsafeRawBufferPointer, from start: Int) -> (index: Int, isTag: Bool, isWanted: Bool) {
    let own = name[0]
    return prefilters.withUnsafeBufferPointer { prefilters in
      var index = start
      while let found = piece.firstIndex(of: UInt8(ascii: "<"), from: index) {
        index = found + 1
        if index + 1 < piece.count {
          let byte = piece[index]
          if byte == UInt8(ascii: "/") {
            if piece[index + 1] != own { continue }
          } else if byte & 0xC0 == 0x40 {
            if letters >> UInt64(byte & 0x3F) & 1 == 0 { continue }
          } else if byte == UInt8(ascii: "<") {
            while index + 1 < piece.count, piece[index + 1] == UInt8(ascii: "<") { index += 1 }
            continue
          } else if !XMLSkippingScanner.beginsMarkup(byte) {
            continue
          }
        }
        let rest = piece.part(found..<piece.count)
        let known = match(rest, prefilters)
        switch known == .needsMore ? match(rest) : known {
        case .unwanted: continue
        case .needsMore: return (found, false, false)
        case .wanted:
          return (found, rest[1] != UInt8(ascii: "!") && rest[1] != UInt8(ascii: "?"), known == .wanted)
        }
      }
      return (piece.count, false, false)
    }
  }

  /// Whether markup can start with `<` and this byte, which is not a letter. Without this check, each of many
  /// consecutive `<` would take as long as a whole tag.
  @inline(__always)
  private static func beginsMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: ":") || byte >= 0x80
  }

  @inline(__always)
  private func match(_ bytes: UnsafeRawBufferPointer, _ prefilters: UnsafeBufferPointer<XMLTagPrefilter>)
    -> XMLPrefixMatch
  {
    for prefilter in prefilters {
      let match = prefilter.match(bytes)
      if match != .needsMore { return match }
    }
    return .needsMore
  }

  /// Examines the first bytes of markup. Returns `wanted` for a tag of an element of interest, for a start or end tag
  /// with the name of the skipped element, and for markup that is not a tag, such as a comment.
  func match(_ bytes: UnsafeRawBufferPointer) -> XMLPrefixMatch {
    guard bytes.count > 1 else { return .needsMore }
    switch bytes[1] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return .wanted
    case UInt8(ascii: "/"): return matchOwnName(bytes.part(2..<bytes.count))
    default: break
    }
    let rest = bytes.part(1..<bytes.count)
    var match = XMLPrefixMatch.unwanted
    for interest in interests {
      switch interest.match(rest) {
      case .wanted: return .wanted
      case .needsMore: match = .needsMore
      case .unwanted: break
      }
    }
    switch matchOwnName(rest) {
    case .wanted: return .wanted
    case .needsMore: return .needsMore
    case .unwanted: return match
    }
  }

  /// Returns `wanted` if the bytes start with the complete name of the skipped element, `needsMore` if they end before
  /// that is certain, and `unwanted` otherwise.
  private func matchOwnName(_ bytes: UnsafeRawBufferPointer) -> XMLPrefixMatch {
    for index in 0..<min(name.count, bytes.count) where bytes[index] != name[index] { return .unwanted }
    guard bytes.count > name.count else { return .needsMore }
    return bytes[name.count].endsXMLName ? .wanted : .unwanted
  }
}
