import TestSupport

/// A disk that may lose what was not synced. After each operation, it knows all states in which a power cut may leave
/// it.
///
/// The names in a folder are certain to be on disk once the folder is synced. Until then, any subset of the changed
/// names may be on disk: journaling file systems keep the order of changes, others do not.
struct CrashDisk {
  private var files: [Int: CrashFile] = [:]
  /// The names that are certain to be on disk.
  private var names: [String: Node]
  private var changes: [String: [NameChange]] = [:]
  private let block: Int

  enum Node: Equatable {
    case file(Int)
    case folder
  }

  private struct NameChange {
    /// Names that change together. The node is nil for a name that is removed.
    let names: [(path: String, node: Node?)]
    var standing = CrashFile.Standing.open
  }

  /// - Parameter block: the number of bytes that reach the disk together.
  init(files: [String: [UInt8]] = [:], folders: Set<String> = ["/"], inodes: [String: Int] = [:], block: Int) {
    self.block = block
    names = Dictionary(uniqueKeysWithValues: folders.map { ($0, .folder) })
    for (path, bytes) in files {
      let inode = inodes[path]!
      names[path] = .file(inode)
      self.files[inode] = CrashFile(bytes)
    }
  }

  mutating func apply(_ operation: DiskOperation) {
    switch operation {
    case .create(let path, let inode):
      files[inode] = CrashFile()
      change([(path, .file(inode))])
    case .write(let inode, _, _), .resize(let inode, _): files[inode]?.change(operation)
    case .sync(let inode, let failed): files[inode]?.sync(failed: failed)
    case .rename(let path, let target): change([(path, nil), (target, current(path))])
    case .remove(let path), .removeFolder(let path): change([(path, nil)])
    case .makeFolder(let path): change([(path, .folder)])
    case .syncFolder(let path, let failed): syncFolder(path, failed: failed)
    }
  }

  private mutating func change(_ names: [(path: String, node: Node?)]) {
    changes[MemoryDisk.parent(of: names[0].path), default: []].append(NameChange(names: names))
  }

  private mutating func syncFolder(_ path: String, failed: Bool) {
    guard var made = changes[path] else { return }
    for index in made.indices where made[index].standing == .open {
      made[index].standing = failed ? .doubtful : .certain
    }
    changes[path] = made
    guard made.allSatisfy({ $0.standing == .certain }) else { return }
    for name in made.flatMap(\.names) { names[name.path] = name.node }
    changes[path] = nil
  }

  /// What a path currently leads to, as running processes see it.
  private func current(_ path: String) -> Node? {
    for change in (changes[MemoryDisk.parent(of: path)] ?? []).reversed() {
      if let name = change.names.last(where: { $0.path == path }) { return name.node }
    }
    return names[path]
  }

  /// All states in which a power cut may leave the disk now.
  func states() -> CrashStates {
    let folders = changes.sorted { $0.key < $1.key }
    var uncertain: [CrashStates.NameChange] = []
    for change in folders.flatMap(\.value) {
      uncertain.append((change.names, change.standing == .certain))
    }
    let named = Set(
      (Array(names.values) + uncertain.flatMap { $0.names.compactMap(\.node) }).compactMap { node in
        if case .file(let inode) = node { inode } else { nil }
      })
    let remains = named.sorted().map { ($0, files[$0]!.remains(block: block)) }
    return CrashStates(names: names, changes: uncertain, remains: remains)
  }
}

/// The possible states of a disk, described by a number of choices, each with several options.
struct CrashStates {
  typealias NameChange = (names: [(path: String, node: CrashDisk.Node?)], isCertain: Bool)

  private let names: [String: CrashDisk.Node]
  private let changes: [NameChange]
  private let remains: [(inode: Int, remains: CrashRemains)]
  private let options: [Int]

  init(names: [String: CrashDisk.Node], changes: [NameChange], remains: [(inode: Int, remains: CrashRemains)]) {
    self.names = names
    self.changes = changes
    self.remains = remains
    options = changes.map { $0.isCertain ? 1 : 2 } + remains.flatMap(\.remains.options)
  }

  /// The number of states, at most `Int.max`; some may turn out equal.
  var count: Int {
    options.reduce(1) { product, options in
      let (result, overflow) = product.multipliedReportingOverflow(by: options)
      return overflow ? .max : result
    }
  }

  /// Returns the state with this number, which must be below `count`.
  func state(_ number: Int) -> CrashState {
    var rest = number
    return state(
      options.map { options in
        defer { rest /= options }
        return rest % options
      })
  }

  /// A random state. In half of these, nearly everything or nearly nothing reached the disk: such states cause most
  /// errors.
  func state(_ random: inout SeededGenerator) -> CrashState {
    let mode = UInt64.random(in: 0..<4, using: &random)
    return state(
      options.map { options in
        let isOdd = mode > 1 || UInt64.random(in: 0..<5, using: &random) == 0
        if options > 1, isOdd { return Int.random(in: 0..<options, using: &random) }
        return mode == 0 ? 0 : options - 1
      })
  }

  private func state(_ choices: [Int]) -> CrashState {
    var names = names
    for (index, change) in changes.enumerated() where change.isCertain || choices[index] == 1 {
      for name in change.names { names[name.path] = name.node }
    }
    var contents: [Int: [UInt8]] = [:]
    var start = changes.count
    for (inode, remains) in remains {
      let end = start + remains.options.count
      contents[inode] = remains.content(choices[start..<end])
      start = end
    }
    return CrashState(names, contents)
  }
}
