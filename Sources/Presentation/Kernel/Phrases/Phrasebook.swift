package import KernelDomain

/// What failures and remarks say in English, in the other languages: the inner layers word them once.
///
/// An entry is a text with `*` for each part that varies; the parts keep their order, and are translated themselves
/// where the book knows them. What it does not know stays English.
package struct Phrasebook: Sendable {
  let czech: [Entry]

  struct Entry: Sendable {
    let english: [[UInt8]]
    let czech: [Substring]
  }

  /// The first entry that fits counts.
  package init(czech entries: KeyValuePairs<String, String>) {
    czech = entries.map { english, czech in
      Entry(
        english: english.split(separator: "*", omittingEmptySubsequences: false).map { Array($0.utf8) },
        czech: czech.split(separator: "*", omittingEmptySubsequences: false))
    }
  }

  private init(_ entries: [Entry]) {
    czech = entries
  }

  /// This one's entries come first.
  package func adding(_ other: Phrasebook) -> Phrasebook {
    Phrasebook(czech + other.czech)
  }

  package func say(_ english: String, in language: Language) -> String {
    switch language {
    case .en, .enGB: english
    case .cs: translated(english)
    }
  }

  private func translated(_ text: String) -> String {
    let bytes = Array(text.utf8)
    for entry in czech {
      guard let parts = parts(of: bytes[...], between: entry.english[...]) else { continue }
      return zip(entry.czech, parts.map { translated(String(decoding: $0, as: UTF8.self)) } + [""])
        .map { $0 + $1 }.joined()
    }
    return text
  }

  /// What stands between the pieces, in order; nil where the text is not made of them. A part that varies is never
  /// empty, and ends where the next piece first follows.
  private func parts(of text: ArraySlice<UInt8>, between pieces: ArraySlice<[UInt8]>) -> [ArraySlice<UInt8>]? {
    guard let first = pieces.first, text.starts(with: first) else { return nil }
    var rest = text.dropFirst(first.count)
    var parts: [ArraySlice<UInt8>] = []
    for (index, piece) in zip(pieces.indices, pieces).dropFirst() {
      let isLast = index == pieces.endIndex - 1
      guard let place = place(of: piece, in: rest, atEnd: isLast) else { return nil }
      parts.append(rest[..<place])
      rest = rest[(place + piece.count)...]
    }
    return rest.isEmpty ? parts : nil
  }

  private func place(of piece: [UInt8], in text: ArraySlice<UInt8>, atEnd: Bool) -> Int? {
    guard text.count > piece.count else { return nil }
    let (first, last) = (text.startIndex + 1, text.endIndex - piece.count)
    if atEnd { return text[last...].starts(with: piece) ? last : nil }
    return (first...last).first { text[$0...].starts(with: piece) }
  }
}
