package import JSONCoding
package import KernelApplication

extension RowFile {
  /// Separates the sound rows of a file from its damaged parts. Each row has its own checksum, so that a damaged row
  /// can be recognised.
  /// - Parameters:
  ///   - list: the name of the list of the rows in effect, such as `runs`.
  ///   - lost: the message that a row is lost.
  ///   - surroundings: the message that no row is damaged, but the text around the rows is.
  ///   - check: reads a row; fails if the row is invalid or belongs in another file.
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

  /// True if a damaged line is probably the divider between the rows in effect and the list `earlier`, either alone or,
  /// if a newline is damaged, joined with the line before or after it. The rows after the divider must not be mistaken
  /// for rows in effect.
  /// - Parameter isFirst: whether the line is the first in the file. A first line, such as `{"runs":[`, may happen to
  ///   be as long as the divider, so its length proves nothing.
  private static func isDamagedDivider(_ line: ArraySlice<UInt8>, isFirst: Bool) -> Bool {
    line.count == divider.count && !isFirst || line.starts(with: divider)
      || line.suffix(divider.count).elementsEqual(divider)
  }

  private static func isFrame(_ line: ArraySlice<UInt8>, of list: String) -> Bool {
    line.isEmpty || line.elementsEqual(frame(of: list)) || line.elementsEqual(divider) || line.elementsEqual(end)
  }

  /// Keeps only one version of each row in `rows`, the version from the most recent import, and moves the others to
  /// `earlier`. If the divider is damaged, `rows` can contain several versions of a row.
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
