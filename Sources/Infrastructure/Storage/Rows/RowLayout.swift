package import JSONCoding
package import KernelApplication
import KernelDomain
import System

/// Says how a feature stores things of one kind, such as runs, as rows of files.
package struct RowLayout<Item: Sendable>: Sendable {
  /// The kind of the files, such as `runs` in the key `running/runs/2015`.
  package let kind: String
  /// The name of the list of the rows in effect, in each file.
  package let list: String
  /// Whether the rows only go with those of another kind, and are not counted.
  package let isCompanion: Bool
  package let key: @Sendable (Item) -> FileKey
  package let id: @Sendable (Item) -> String
  /// About how many bytes a row takes.
  package let capacity: @Sendable (Item) -> Int
  /// Writes the JSON object of a row without its closing brace.
  package let write: @Sendable (Item, inout JSONWriter) -> Void

  package init(
    kind: String, list: String, isCompanion: Bool = false, key: @escaping @Sendable (Item) -> FileKey,
    id: @escaping @Sendable (Item) -> String, capacity: @escaping @Sendable (Item) -> Int,
    write: @escaping @Sendable (Item, inout JSONWriter) -> Void
  ) {
    self.kind = kind
    self.list = list
    self.isCompanion = isCompanion
    self.key = key
    self.id = id
    self.capacity = capacity
    self.write = write
  }

  /// Returns the bytes of the files after adding things, each in place of the row with its id, whose import's number it
  /// keeps.
  package func files(with items: [Item], in content: SectionContent) throws(Failure) -> [FileKey: [UInt8]] {
    try put(items, number: nil, in: content).mapValues(\.file.bytes)
  }

  /// Adds things to files, each in place of the row with its id.
  /// - Parameters:
  ///   - number: the number of the import that brings the things; nil if each keeps the number of the row it replaces.
  ///   - standing: the ids of things that are removed from other files, where they were stored so far, by file.
  /// - Returns: the changed files.
  func put(
    _ items: [Item], number: Int?, standing: [FileKey: Set<String>] = [:], in content: SectionContent
  ) throws(Failure) -> [FileKey: PutRows] {
    let byKey = Dictionary(grouping: items, by: key)
    let keys = Array(Set(byKey.keys).union(standing.keys))
    let made = Processors.map(keys.count) { index in
      Result { () throws(Failure) in
        let file = try RowFile(keys[index], in: content, list: list)
        return PutRows(byKey[keys[index]] ?? [], leaving: standing[keys[index]] ?? [], file, self, number)
      }
    }
    var files: [FileKey: PutRows] = [:]
    for (key, result) in zip(keys, made) { files[key] = try result.get() }
    return files
  }

  func row(_ item: Item, number: Int) -> RowFile.Row {
    RowFile.Row(id: id(item), number: number, capacity: capacity(item)) { write(item, &$0) }
  }
}
