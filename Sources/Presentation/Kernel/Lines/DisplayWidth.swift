/// Returns how many terminal columns a text takes up. Combining marks take up no column; wide characters and emoji take
/// up two.
package func displayWidth(_ text: some StringProtocol) -> Int {
  let columns = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } ? $0.count : nil }
  if let columns = columns ?? nil { return columns }
  var scalars = 0
  for scalar in text.unicodeScalars {
    guard takesOneColumn(scalar.value) else { return text.reduce(0) { $0 + width(of: $1) } }
    scalars += 1
  }
  return scalars
}

/// Whether the scalar takes up exactly one column, unless a combining character follows it. This is true of letters,
/// punctuation, lines and dots, which make up most of the program's output.
private func takesOneColumn(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x2030...0x205E, 0x2500...0x259F, 0x2800...0x28FF: true
  default: false
  }
}

/// Returns how many columns a character takes up. Only its first scalar counts; combining and joined scalars add
/// nothing.
private func width(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  guard let base = scalars.first else { return 0 }
  switch base.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  if base.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return 2 }
  return isWide(base.value) ? 2 : 1
}

/// Whether a scalar is East Asian Wide or Fullwidth (UAX #11). All scalars of a Unicode block are treated alike.
private func isWide(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
    true
  default: false
  }
}
