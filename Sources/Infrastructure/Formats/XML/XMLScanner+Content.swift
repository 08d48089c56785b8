// What lies between markup.
extension XMLScanner {
  mutating func scanContent(
    _ piece: UnsafeRawBufferPointer, from start: Int, into handler: inout some XMLHandler
  ) throws(FormatProblem) -> Int {
    if phase == .body, followed.isEmpty {
      let index = skim(piece, from: start)
      return index == piece.count ? index : try open(piece, at: index, into: &handler)
    }
    let index = piece.firstIndex(of: UInt8(ascii: "<"), from: start) ?? piece.count
    let run = piece.part(start..<index)
    if phase == .body {
      try text.append(run, at: base + Int64(start))
    } else {
      try checkOutside(run, at: base + Int64(start))
    }
    return index == piece.count ? index : try open(piece, at: index, into: &handler)
  }

  /// The position of the next markup that is not known to be unwanted.
  private func skim(_ piece: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while let found = piece.firstIndex(of: UInt8(ascii: "<"), from: index) {
      guard case .unwanted = glance(piece.part(found..<piece.count)) else { return found }
      index = found + 1
    }
    return piece.count
  }

  /// Judges markup outside followed elements. A `<` cannot stand in a tag, so that an unwanted one need not be read
  /// to its end: the next `<` begins the next markup.
  func glance(_ bytes: UnsafeRawBufferPointer) -> XMLGlance {
    guard bytes.count > 1 else { return .needsMore }
    switch bytes[1] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return .wanted
    case UInt8(ascii: "/"): return glanceAtEnd(bytes.part(2..<bytes.count))
    default: break
    }
    let rest = bytes.part(1..<bytes.count)
    var glance = XMLGlance.unwanted
    for interest in interests {
      switch interest.glance(rest) {
      case .wanted: return .wanted
      case .needsMore: glance = .needsMore
      case .unwanted: break
      }
    }
    return glance
  }

  /// Of the end tags only the root's matters.
  private func glanceAtEnd(_ name: UnsafeRawBufferPointer) -> XMLGlance {
    for index in 0..<min(root.count, name.count) where name[index] != root[index] { return .unwanted }
    guard name.count > root.count else { return .needsMore }
    let next = name[root.count]
    return next == UInt8(ascii: ">") || next.isXMLSpace ? .wanted : .unwanted
  }

  /// Outside the root only white space is allowed, and a byte order mark in front.
  private func checkOutside(_ run: UnsafeRawBufferPointer, at offset: Int64) throws(FormatProblem) {
    for (index, byte) in run.enumerated() where !byte.isXMLSpace {
      let place = offset + Int64(index)
      if place < 3, byte == XMLScanner.byteOrderMark[Int(place)] { continue }
      if phase == .epilog { throw goesOn(at: place) }
      throw place < 2 && (byte == 0 || byte >= 0xFE) ? utf16(at: place) : FormatProblem("is no XML", offset: place)
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  func utf16(at offset: Int64) -> FormatProblem {
    FormatProblem("is written in UTF-16; only UTF-8 is read", offset: offset, hint: "Convert it to UTF-8.")
  }

  func goesOn(at offset: Int64) -> FormatProblem {
    FormatProblem("goes on after </\(rootName)>, its end", offset: offset)
  }
}
