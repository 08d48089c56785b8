/// A damaged journal cut into what may be lines, so that each is judged by itself.
enum JournalPieces {
  struct Piece {
    /// The position of its first byte in the file.
    let offset: Int
    /// The piece, with a newline where it ended like a line.
    let bytes: [UInt8]
  }

  /// Cut after each newline, after each line that is sound but for its newline, and behind zeros that stand before a
  /// line: a write behind the end of a file that was cut leaves them.
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
