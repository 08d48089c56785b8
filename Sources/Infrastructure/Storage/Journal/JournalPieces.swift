/// Splits a damaged journal into pieces that may be lines, so that each can be checked separately.
enum JournalPieces {
  struct Piece {
    /// The position of the piece's first byte in the file.
    let offset: Int
    /// The piece. A newline is added if it is a sound line that lacks one.
    let bytes: [UInt8]
  }

  /// Splits at newlines, after a sound line that lacks its newline, and after zeros that precede a line, which a write
  /// past a truncated file's end leaves.
  static func cut(_ bytes: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count - 1
      var piece = Array(bytes[start...end])
      if SealedLine.isSound(piece) {
        pieces.append(Piece(offset: start, bytes: piece))
        start += piece.count
        continue
      }
      if let line = piece.withUnsafeBytes({ SealedLine.first(in: $0) }) {
        piece = line
      } else if let zero = piece.lastIndex(of: 0), SealedLine.isSound(Array(piece[(zero + 1)...])) {
        piece = Array(piece[...zero])
      }
      pieces.append(Piece(offset: start, bytes: piece))
      start += piece.count
    }
    return pieces
  }
}
