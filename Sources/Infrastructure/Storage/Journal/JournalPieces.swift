/// Splits a damaged journal into pieces, each of which may be a line and can be checked separately.
enum JournalPieces {
  struct Piece {
    /// The offset in bytes of the piece's first byte in the file.
    let offset: Int
    /// The bytes of the piece, with a newline added if the piece is a sound line that lacks only that.
    let bytes: [UInt8]
  }

  /// Splits a journal in three places: after each newline, after a sound line that lacks its newline, and after zero
  /// bytes in front of a line. Such zeros result from writing past the end of a truncated file.
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
