/// What the files of a store are called: all that is left to go by without a manifest.
struct StoreNames {
  private var files: [(name: String, key: String, generation: Int)] = []
  private var journals: [(name: String, generation: Int)] = []

  /// The folder of the copies that repairs keep.
  static let damaged = "damaged"

  init(_ store: Store) throws(SystemError) {
    for name in try store.fileSystem.list(store.path) {
      let parts = name.split(separator: ".")
      if parts.count == 3, parts[0] == "journal", parts[2] == "jsonl", let generation = Int(parts[1]) {
        journals.append((name, generation))
      }
      guard parts.count == 1, name != StoreNames.damaged, let inner = try? store.fileSystem.list(store.path(of: name))
      else {
        continue
      }
      for file in inner {
        let parts = file.split(separator: ".")
        guard parts.count == 3, parts[2] == "json", let generation = Int(parts[1]) else { continue }
        files.append((name + "/" + file, name + "/" + parts[0], generation))
      }
    }
  }

  /// The folder that a path or name is in; nil where it says none.
  static func folder(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? (path == "/" ? nil : "/") : String(path[..<slash])
  }

  var all: [String] { files.map(\.name) + journals.map(\.name) }

  var latestGeneration: Int {
    max(files.map(\.generation).max() ?? 0, journals.map(\.generation).max() ?? 0)
  }

  var newestJournal: String? {
    journals.max { $0.generation < $1.generation }?.name
  }

  func newestFile(of key: String) -> String? {
    files.filter { $0.key == key }.max { $0.generation < $1.generation }?.name
  }

  /// The newest of each key.
  var newestFiles: [String] {
    Dictionary(grouping: files, by: \.key).values.compactMap { versions in
      versions.max { $0.generation < $1.generation }?.name
    }.sorted()
  }
}
