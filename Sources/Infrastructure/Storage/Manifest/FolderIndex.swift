import JSONCoding
import KernelApplication

/// The list of the large files in one folder, sorted by name. A store may have tens of thousands of large files, too
/// many for the manifest.
///
///     {"folder":"running/tracks/2026","files":[["20260503T064500Z.17.json",20480,"9a8b7c6d"]],"crc":"0c1d2e3f"}
struct FolderIndex: Hashable, Sendable {
  /// The folder's path in the store, such as `running/tracks/2026`.
  let folder: String
  /// The large files in the folder, sorted by their names in the store.
  private(set) var files: [NamedFile]

  init(folder: String, files: [NamedFile] = []) {
    self.folder = folder
    self.files = files.sorted { $0.name < $1.name }
  }

  static func name(_ folder: String, _ generation: Int) -> String {
    "\(folder)/index.\(generation).json"
  }

  /// Returns the large file with this key; nil if the index lists no such file.
  func file(_ key: FileKey) -> NamedFile? {
    // The names of all versions of a file differ only in the commit number, so they are adjacent in the sorted list.
    let prefix = "\(folder)/\(key.name)."
    return files[firstIndex(notBelow: prefix)...].prefix { $0.name.hasPrefix(prefix) }.first {
      FileKey(fileName: $0.name) == key
    }
  }

  /// Removes the file with this key, and inserts `file` unless it is nil.
  mutating func replace(_ key: FileKey, with file: NamedFile?) {
    if let old = self.file(key), let index = files.firstIndex(of: old) { files.remove(at: index) }
    if let file { files.insert(file, at: firstIndex(notBelow: file.name)) }
  }

  private func firstIndex(notBelow name: String) -> Int {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func encoded() -> [UInt8] {
    var writer = JSONWriter(capacity: 64 + files.count * 64)
    writer.beginObject()
    writer.member("folder", folder)
    writer.beginArray("files")
    for file in files {
      NamedFile(name: String(file.name.dropFirst(folder.count + 1)), bytes: file.bytes, checksum: file.checksum)
        .write(&writer)
    }
    writer.endArray()
    writer.endObject()
    return SealedLine.seal(writer.bytes)
  }

  /// Parses the index of a folder of large files. Fails if the bytes do not match their checksum, or if it is the index
  /// of a folder other than `folder`.
  /// - Parameter folder: the folder's path within the store, such as `running/tracks/2026`.
  init(_ bytes: [UInt8], of folder: String) throws(JSONError) {
    guard SealedLine.isSound(bytes) else {
      throw JSONError(offset: 0, problem: .store(.checksum))
    }
    var folderName = ""
    var files: [NamedFile] = []
    try JSONReader.read(bytes) { (reader) throws(JSONError) in
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "folder": folderName = try reader.string()
        case "files": files = try NamedFile.read(&reader)
        case "crc": try reader.skipValue()
        default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
        }
      }
    }
    let named = files.map { NamedFile(name: "\(folder)/\($0.name)", bytes: $0.bytes, checksum: $0.checksum) }
    guard folderName == folder, named.allSatisfy({ FileKey(fileName: $0.name)?.folder == folder }) else {
      throw JSONError(offset: 0, problem: .store(.otherIndex(folder: folder)))
    }
    self.init(folder: folder, files: named)
  }
}
