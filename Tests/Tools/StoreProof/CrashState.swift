import System
import TestSupport

/// The contents of a disk after a power cut.
struct CrashState {
  private(set) var files: [String: [UInt8]] = [:]
  private(set) var folders: Set<String> = []

  init(_ names: [String: CrashDisk.Node], _ contents: [Int: [UInt8]]) {
    func isThere(_ folder: String) -> Bool {
      folder == "/" || names[folder] == .folder && isThere(MemoryDisk.parent(of: folder))
    }
    for (path, node) in names where isThere(MemoryDisk.parent(of: path)) {
      switch node {
      case .folder: folders.insert(path)
      case .file(let inode): files[path] = contents[inode] ?? []
      }
    }
  }

  init(files: [String: [UInt8]], folders: Set<String>) {
    self.files = files
    self.folders = folders
  }

  init(_ fileSystem: MemoryFileSystem) {
    files = fileSystem.files
    folders = fileSystem.folders
  }

  /// The name of a file that contains one of these words; nil if none does.
  func trace(of words: [String]) -> String? {
    guard !words.isEmpty else { return nil }
    let words = words.map { Array($0.utf8) }
    return files.first { file in words.contains { file.value.holds($0) } }?.key
  }

  /// A hash that is equal for equal states.
  var fingerprint: Int {
    var hasher = Hasher()
    for path in files.keys.sorted() {
      hasher.combine(path)
      files[path]!.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    for folder in folders.sorted() { hasher.combine(folder) }
    return hasher.finalize()
  }
}

extension [UInt8] {
  fileprivate func holds(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      if self[found...].starts(with: word) { return true }
      start = found + 1
    }
    return false
  }
}
