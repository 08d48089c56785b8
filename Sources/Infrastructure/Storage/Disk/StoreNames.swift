import KernelApplication
import KernelDomain
import System

/// All files in a store's folder whose names follow the store's naming scheme.
struct StoreNames {
  private(set) var names: [StoreName] = []
  /// Temporary files such as `manifest.json.new`, left by a process that was killed before it renamed them.
  private(set) var replacements: [String] = []
  /// The folders that were searched: the sections' folders and those within them.
  private(set) var folders: [String] = []
  private let folder: StoreFolder

  init(_ folder: StoreFolder) throws(SystemError) {
    self.folder = folder
    for name in try folder.fileSystem.list(folder.path).sorted() {
      if name == Manifest.name + ".new" { replacements.append(name) }
      if let section = FeatureID(name), name != StoreFolder.damaged { try take(section.name, depth: 1) }
    }
  }

  private mutating func take(_ parent: String, depth: Int) throws(SystemError) {
    guard let inners = try folder.fileSystem.namesIfFolder(folder.path(of: parent)) else { return }
    folders.append(parent)
    for inner in inners.sorted() {
      let name = "\(parent)/\(inner)"
      if let found = StoreName(name) {
        names.append(found)
      } else if inner.hasSuffix(".new"), StoreName(String(name.dropLast(4))) != nil {
        replacements.append(name)
      } else if !inner.utf8.contains(UInt8(ascii: ".")), depth < 3 {
        try take(name, depth: depth + 1)
      }
    }
  }

  /// The sections that have a journal in the store's folder, sorted.
  var sections: [FeatureID] { Set(names.filter { $0.role == .journal }.map(\.section)).sorted() }

  var latestGeneration: Int { names.map(\.generation).max() ?? 0 }

  /// The names of all files except derived ones. If there are any, the folder contains a store or the remains of one.
  var remains: [String] {
    names.filter { $0.role != .derived }.map(\.name)
  }

  /// The most recent version of each of the section's data files, journals, live files and indexes.
  func newest(of section: FeatureID) -> [StoreName] {
    var newest: [String: StoreName] = [:]
    for name in names where name.section == section && name.role != .derived {
      let key = name.key
      if newest[key].map({ $0.generation < name.generation }) ?? true { newest[key] = name }
    }
    return newest.values.sorted { $0.name < $1.name }
  }

  /// Returns the version of the file `name` with the greatest generation (commit number); nil if the folder contains no
  /// version of the file.
  func newest(like name: StoreName) -> StoreName? {
    names.filter { $0.section == name.section && $0.key == name.key }.max { $0.generation < $1.generation }
  }
}

extension StoreName {
  /// Identifies a file within its section, regardless of its version.
  var key: String {
    switch role {
    case .file(let key): "\(key.description).\(key.format.rawValue)"
    case .journal: "journal"
    case .live: "live"
    case .index: "\(StoreName.folder(of: name) ?? "")/index"
    case .derived: name
    }
  }
}
