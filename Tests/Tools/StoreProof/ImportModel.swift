/// What a section of swims contains: the history of its changes, and the kept versions of each swim.
struct ImportModel: Equatable, Sendable, CustomStringConvertible {
  /// A change of the history, in the order of the numbers.
  struct Item: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      /// An import, with its tag, which is the name of its file and the source of its swims.
      case imported(String)
      /// A correction of a swim, with the length of the pool that it sets, which no other correction sets.
      case corrected(swim: String, pool: Int)
      /// An undo of other items, by their indices; -1 for an item that was erased.
      case undo([Int])
    }

    var kind: Kind
    var stands = true

    var tag: String? {
      if case .imported(let tag) = kind { tag } else { nil }
    }

    var undone: [Int] {
      if case .undo(let items) = kind { items } else { [] }
    }
  }

  /// The numbers of the items. They are known only if the model was read from a store, and comparisons ignore them.
  struct Numbers: Equatable, Sendable {
    var all: [Int] = []
    static func == (a: Numbers, b: Numbers) -> Bool { true }
  }

  var items: [Item] = []
  /// The tags of the kept versions of each swim, in the order of their imports.
  var versions: [String: [String]] = [:]
  /// The tag of the version in effect of each swim.
  var standing: [String: String] = [:]
  var numbers = Numbers()

  var description: String { "\(items.map { ($0.kind, $0.stands) }) \(versions) \(standing)" }

  func index(of tag: String) -> Int? { items.firstIndex { $0.tag == tag } }

  /// The tags of the imports that are undone.
  private var undoneTags: Set<String> { Set(items.filter { !$0.stands }.compactMap(\.tag)) }

  /// The indices of the corrections in effect that depend on something that would be removed if the import were undone.
  func dependents(of tag: String) -> [Int] {
    var after = self
    after.items[index(of: tag)!].stands = false
    after.settle()
    let gone = Set(standing.keys).subtracting(after.standing.keys)
    return items.indices.filter { index in
      if case .corrected(let swim, _) = items[index].kind { items[index].stands && gone.contains(swim) } else { false }
    }
  }

  /// Whether the last item is an undo that a redo can revert.
  var isRedoable: Bool {
    guard let last = items.last, last.stands, let first = last.undone.first, first >= 0 else { return false }
    return items[first].undone.isEmpty
  }

  // MARK: Changes

  mutating func add(_ tag: String, _ swims: [String]) {
    items.append(Item(kind: .imported(tag)))
    for swim in swims { versions[swim, default: []].append(tag) }
    settle()
    let years = Set(swims.map { $0.prefix(4) })
    for swim in versions.keys where years.contains(swim.prefix(4)) { trim(swim) }
  }

  mutating func undo(_ items: [Int]) {
    for item in items { self.items[item].stands = false }
    self.items.append(Item(kind: .undo(items)))
    settle()
  }

  mutating func redo() {
    let last = items.count - 1
    for item in items[last].undone { items[item].stands = true }
    items[last].stands = false
    items.append(Item(kind: .undo([last])))
    settle()
  }

  /// Erases the items with these indices, and those undos that undid nothing but erased items.
  mutating func erase(_ erased: Set<Int>) {
    let tags = Set(erased.compactMap { items[$0].tag })
    for swim in versions.keys { versions[swim]?.removeAll { tags.contains($0) } }
    versions = versions.filter { !$0.value.isEmpty }
    var gone = erased
    for index in items.indices where !items[index].undone.isEmpty && items[index].undone.allSatisfy(gone.contains) {
      gone.insert(index)
    }
    let left = items.indices.filter { !gone.contains($0) }
    items = left.map { index in
      guard !items[index].undone.isEmpty else { return items[index] }
      let undone = items[index].undone.map { item in left.firstIndex(of: item) ?? -1 }
      return Item(kind: .undo(undone), stands: items[index].stands)
    }
    settle()
  }

  private mutating func settle() {
    let undone = undoneTags
    standing = versions.compactMapValues { tags in tags.last { !undone.contains($0) } }
  }

  /// Keeps only the first and the latest of those earlier versions of a swim that are in effect.
  private mutating func trim(_ swim: String) {
    let undone = undoneTags
    let tags = versions[swim] ?? []
    let old = tags.filter { !undone.contains($0) && $0 != standing[swim] }
    versions[swim] = tags.filter { undone.contains($0) || $0 == standing[swim] || $0 == old.first || $0 == old.last }
  }
}
