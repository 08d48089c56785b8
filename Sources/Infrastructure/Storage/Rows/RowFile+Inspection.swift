package import JSONCoding
package import KernelApplication

extension RowFile {
  /// Separates the sound rows of a file from its damaged parts. Each row has a checksum, so that a damaged row is
  /// recognised.
  /// - Parameters:
  ///   - list: the name of the list of the rows in effect, such as `runs`.
  ///   - lost: the message that a row is lost.
  ///   - surroundings: the message that the text around the rows is damaged, but no row.
  ///   - check: reads a row; fails if the row is invalid, or belongs in another file.
  package static func inspect(
    _ bytes: [UInt8], list: String, lost: Message, surroundings: Message,
    _ check: (inout JSONReader) throws(JSONError) -> Void
  ) -> InspectedFile {
    var sound = RowFile(list: list)
    var damage: [(offset: Int, problem: Message)] = []
    var offset = 0
    var isEarlier = false
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { offset += line.count + 1 }
      if isFrame(line, of: list) {
        if line.elementsEqual(divider) { isEarlier = true }
        continue
      }
      let object = line.last == UInt8(ascii: ",") ? line.dropLast() : line
      let sealed = Array(object) + [0x0A]
      if SealedLine.isSound(sealed), let row = Row(object), (try? JSONReader.read(sealed, check)) != nil {
        if isEarlier { sound.earlier.append(row) } else { sound.rows.append(row) }
      } else if SealedLine.isSound(sealed), let line = ImportLine(object) {
        // The lines of imports come first under `earlier`, so they show that the list has begun even if its
        // divider is damaged.
        isEarlier = true
        sound.imports.append(line)
      } else {
        damage.append((offset, lost))
        if isDamagedDivider(line, isFirst: offset == 0) { isEarlier = true }
      }
    }
    if damage.isEmpty, sound.bytes != bytes { damage.append((0, surroundings)) }
    if damage.isEmpty { return InspectedFile(sound: bytes) }
    sound.settle()
    return InspectedFile(sound: sound.bytes, damage: damage)
  }

  /// Whether a damaged line is the divider, alone or joined with the line before or after it where a newline is
  /// damaged. The rows behind it must not be taken for rows in effect.
  /// - Parameter isFirst: whether the line begins the file, so that it is the frame, which may be as long as the
  ///   divider.
  private static func isDamagedDivider(_ line: ArraySlice<UInt8>, isFirst: Bool) -> Bool {
    line.count == divider.count && !isFirst || line.starts(with: divider)
      || line.suffix(divider.count).elementsEqual(divider)
  }

  private static func isFrame(_ line: ArraySlice<UInt8>, of list: String) -> Bool {
    line.isEmpty || line.elementsEqual(frame(of: list)) || line.elementsEqual(divider) || line.elementsEqual(end)
  }

  /// Keeps one version per id in `rows`, that of the latest import, and moves the others to `earlier`. A damaged
  /// divider can leave several there.
  private mutating func settle() {
    var counting: [String: Row] = [:]
    for row in rows {
      guard let other = counting[row.id] else {
        counting[row.id] = row
        continue
      }
      counting[row.id] = other.number < row.number ? row : other
      earlier.append(other.number < row.number ? other : row)
    }
    if counting.count < rows.count { rows = counting.values.sorted { $0.id < $1.id } }
  }
}
