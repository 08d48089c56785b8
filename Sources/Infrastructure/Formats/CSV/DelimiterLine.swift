extension [UInt8] {
  /// The text without its first line if this line is one such as `sep=;`, in which Excel names the delimiter.
  package var withoutDelimiterLine: [UInt8] {
    let start = starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let line = self[start...].prefix(10).prefix { $0 != 0x0A }
    let letters = line.filter { $0 != UInt8(ascii: "\"") && $0 != 0x0D }
    guard line.endIndex < count, letters.count == 5, self[line.endIndex] == 0x0A,
      letters.prefix(4).map({ $0 | 0x20 }) == [UInt8]("sep=".utf8)
    else { return self }
    return [UInt8](self[(line.endIndex + 1)...])
  }
}
