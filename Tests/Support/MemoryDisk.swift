import Libc
import Storage
import System

/// Files and folders in memory. A file whose name was removed continues to exist as long as it is open.
package struct MemoryDisk {
  package private(set) var inodes: [String: Int] = [:]
  private(set) var contents: [[UInt8]] = []
  /// For each of `contents`, the value of `changes` when it was last modified.
  private(set) var modified: [Int] = []
  private var changes = 0
  private(set) var folders: Set<String> = ["/"]
  /// Whether names that differ only in case lead to one file, as on macOS. A file keeps the name it was created with.
  private let foldsCase: Bool

  init(files: [String: [UInt8]] = [:], folders: Set<String> = [], foldsCase: Bool = false) {
    self.foldsCase = foldsCase
    self.folders.formUnion(folders)
    self.files = files
  }

  var files: [String: [UInt8]] {
    get { inodes.mapValues { contents[$0] } }
    set {
      for path in inodes.keys where newValue[path] == nil { inodes[path] = nil }
      for (path, bytes) in newValue where inodes[path].map({ contents[$0] }) != bytes {
        let inode = inodes[path] ?? create(path)
        contents[inode] = bytes
        touch(inode)
      }
    }
  }

  /// Returns the path with the spelling under which the file or folder exists. If nothing exists at the path, only the
  /// folder's part of it gets the spelling of the existing folder.
  func spelled(_ path: String) -> String {
    guard foldsCase, inodes[path] == nil, !folders.contains(path) else { return path }
    let folded = path.lowercased()
    if let known = inodes.keys.first(where: { $0.lowercased() == folded }) { return known }
    if let known = folders.first(where: { $0.lowercased() == folded }) { return known }
    let folder = spelled(MemoryDisk.parent(of: path))
    return (folder == "/" ? "" : folder) + "/" + (path.split(separator: "/").last ?? "")
  }

  /// The index of the content of the file at this path; nil if there is no such file.
  func inode(at path: String) -> Int? { inodes[spelled(path)] }

  mutating func create(_ path: String) -> Int {
    let path = spelled(path)
    contents.append([])
    modified.append(0)
    touch(contents.count - 1)
    inodes[path] = contents.count - 1
    return contents.count - 1
  }

  mutating func write(_ inode: Int, at offset: Int, _ bytes: some Collection<UInt8>) {
    contents[inode].overwrite(at: offset, with: bytes)
    touch(inode)
  }

  private mutating func touch(_ inode: Int) {
    changes += 1
    modified[inode] = changes
  }

  mutating func resize(_ inode: Int, to size: Int) {
    contents[inode].resize(to: size)
    touch(inode)
  }

  mutating func rename(_ path: String, to target: String) -> Bool {
    guard let inode = inodes.removeValue(forKey: spelled(path)) else { return false }
    // The file under the new name is replaced, and the name with it.
    inodes[spelled(target)] = nil
    inodes[spelled(MemoryDisk.parent(of: target)) + "/" + (target.split(separator: "/").last ?? "")] = inode
    return true
  }

  mutating func remove(_ path: String) -> Bool {
    inodes.removeValue(forKey: spelled(path)) != nil
  }

  mutating func makeFolder(_ path: String) throws(SystemError) {
    try require(!exists(path), EEXIST, "make", path)
    try require(folders.contains(spelled(MemoryDisk.parent(of: path))), ENOENT, "make", path)
    folders.insert(spelled(path))
  }

  mutating func removeFolder(_ path: String) throws(SystemError) {
    let path = spelled(path)
    try require(folders.contains(path), ENOENT, "remove", path)
    try require(names(in: path).isEmpty, ENOTEMPTY, "remove", path)
    folders.remove(path)
  }

  func status(of inode: Int) -> FileStatus {
    FileStatus(
      kind: .file, device: 1, inode: UInt64(inode), bytes: contents[inode].count, modified: Int64(modified[inode]),
      owner: 0, permissions: 0o600)
  }

  /// The status of a path; nil if nothing exists there. A trailing `/.` means the folder itself.
  func status(at path: String) -> FileStatus? {
    let path = spelled(path.hasSuffix("/.") ? String(path.dropLast(2)) : path)
    if let inode = inodes[path] { return status(of: inode) }
    guard folders.contains(path) else { return nil }
    return FileStatus(kind: .folder, device: 1, inode: 0, bytes: 0, modified: 0, owner: 0, permissions: 0o700)
  }

  func exists(_ path: String) -> Bool {
    let path = spelled(path)
    return inodes[path] != nil || folders.contains(path)
  }

  func names(in folder: String) -> [String] {
    let folder = spelled(folder)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let paths = [Array(inodes.keys), Array(folders)].joined()
    let names = paths.compactMap { path -> Substring? in
      guard path.hasPrefix(prefix), path != prefix else { return nil }
      return path.dropFirst(prefix.count).split(separator: "/").first
    }
    return Set(names.map(String.init)).sorted()
  }

  /// The path of the folder that contains the path's last name.
  package static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  private func require(_ holds: Bool, _ code: Int32, _ operation: String, _ path: String) throws(SystemError) {
    if !holds { throw SystemError(code: code, operation: operation, path: path) }
  }
}

extension [UInt8] {
  /// Overwrites bytes. If `offset` is beyond the end, the gap is filled with zeros, as in a file.
  package mutating func overwrite(at offset: Int, with bytes: some Collection<UInt8>) {
    if count < offset { resize(to: offset) }
    replaceSubrange(offset..<Swift.min(count, offset + bytes.count), with: bytes)
  }

  package mutating func resize(to size: Int) {
    if size < count { removeLast(count - size) } else { self += [UInt8](repeating: 0, count: size - count) }
  }
}
