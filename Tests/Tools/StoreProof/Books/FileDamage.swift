/// A damaged file of a book.
struct FileDamage: Sendable, CustomStringConvertible {
  let name: String
  /// A description of the damage.
  let way: String
  /// The damaged contents; nil if the file is missing.
  let bytes: [UInt8]?

  var description: String { "\(name), \(way)" }
  /// The section that the file belongs to; the file's name if it belongs to none.
  var section: String { String(name.prefix { $0 != "/" }) }

  /// - Parameter everyWay: whether to return all ways, not just the few that tests try.
  static func all(of book: RichBook, everyWay: Bool) -> [FileDamage] {
    book.files.keys.sorted().flatMap { name in
      let sound = book.files[name] ?? []
      return [
        FileDamage(name: name, way: "missing", bytes: nil), FileDamage(name: name, way: "emptied", bytes: []),
        FileDamage(name: name, way: "halved", bytes: Array(sound[..<(sound.count / 2)])),
      ] + cuts(name, sound, everyWay) + bits(name, sound, everyWay) + others(name, sound, book, everyWay)
    }
  }

  private static func cuts(_ name: String, _ sound: [UInt8], _ everyWay: Bool) -> [FileDamage] {
    let most = [1, 2, 3, 7, 20, 61, 110, 200, 350, 500, 999, 1_500, 2_000]
    return (everyWay ? most : [1, 350]).filter { $0 < sound.count }.map { count in
      FileDamage(name: name, way: "cut by \(count)", bytes: Array(sound.dropLast(count)))
    }
  }

  private static func bits(_ name: String, _ sound: [UInt8], _ everyWay: Bool) -> [FileDamage] {
    let count = everyWay ? 12 : 1
    return (0..<min(count, sound.count)).map { number in
      let place = (sound.count - 1) * (2 * number + 1) / (2 * count)
      var bytes = sound
      bytes[place] ^= 1 << UInt8(number % 7)
      return FileDamage(name: name, way: "a bit of byte \(place)", bytes: bytes)
    }
  }

  /// Replaces the file with its older versions, and with other files: one of the same kind, and two of other kinds.
  private static func others(_ name: String, _ sound: [UInt8], _ book: RichBook, _ everyWay: Bool) -> [FileDamage] {
    let older = (book.older[RichBook.key(name)] ?? []).filter { $0 != sound }
    let versions = older.enumerated().map { FileDamage(name: name, way: "older copy \($0.offset)", bytes: $0.element) }
    let names = book.files.keys.sorted()
    let like = names.first { $0 != name && parent($0) == parent(name) && ending($0) == ending(name) }
    let strange =
      everyWay ? ["manifest.json", names.first { $0.hasPrefix("swimming/workouts") }].compactMap(\.self) : []
    let contents = ([like].compactMap(\.self) + strange).filter { $0 != name }
    let swapped = contents.map { FileDamage(name: name, way: "the content of \($0)", bytes: book.files[$0]) }
    return (everyWay ? versions : Array(versions.suffix(1))) + swapped
  }

  private static func parent(_ name: String) -> Substring { name[..<(name.lastIndex(of: "/") ?? name.startIndex)] }
  private static func ending(_ name: String) -> Substring? { name.split(separator: ".").last }
}
