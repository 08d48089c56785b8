package import JSONCoding
package import KernelApplication
import KernelDomain
import System

/// Describes how a feature stores items of one type, such as runs, as rows in files.
package struct RowLayout<Item: Sendable>: Sendable {
  /// The kind of the files, such as `runs` in the key `running/runs/2015`.
  package let kind: String
  /// The name that the list of the rows in effect has in each file.
  package let list: String
  /// Whether the rows are companions: they only accompany rows of another kind, and are not counted.
  package let isCompanion: Bool
  package let key: @Sendable (Item) -> FileKey
  package let id: @Sendable (Item) -> String
  /// Returns the approximate size of an item's row in bytes.
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

  /// Returns the new bytes of the files that change when items are added. Each item replaces the row with the same id
  /// and keeps that row's import number.
  package func files(with items: [Item], in content: SectionContent) throws(Failure) -> [FileKey: [UInt8]] {
    try put(items, number: nil, in: content).mapValues(\.file.bytes)
  }

  /// Adds items to files of rows. Each item replaces the row with the same id.
  /// - Parameters:
  ///   - number: the number of the import that adds the items; nil if each keeps the import number of the row that it
  ///     replaces.
  ///   - standing: the ids of the items that are currently stored in a different file, by that file's key; they are
  ///     removed from that file.
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
