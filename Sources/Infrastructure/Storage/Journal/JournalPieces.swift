/// Splits a damaged journal into pieces that can be checked separately. Each piece may be a line.
enum JournalPieces {
  struct Piece {
    /// The byte offset, in the journal file, at which the piece begins.
    let offset: Int
    /// The bytes of the piece. If the piece is a valid line that lacks only its newline, the newline is added.
    let bytes: [UInt8]
  }

  /// Splits a journal after each newline, after each valid line that lacks its newline, and between zero bytes and a
  /// line that follows them. Such zero bytes result from a write past the end of a file that had been truncated.
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
