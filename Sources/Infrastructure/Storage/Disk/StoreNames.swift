import KernelApplication
import KernelDomain
import System

/// All files in a store's folder that have names which a store gives.
struct StoreNames {
  private(set) var names: [StoreName] = []
  /// What was to replace a file, `manifest.json.new`: left by a process that was killed.
  private(set) var replacements: [String] = []
  /// The folders of the sections, and those in them, that were looked through.
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

  /// The sections that have a journal.
  var sections: [FeatureID] { Set(names.filter { $0.role == .journal }.map(\.section)).sorted() }

  var latestGeneration: Int { names.map(\.generation).max() ?? 0 }

  /// One of what makes up a store.
  var remains: [String] {
    names.filter { $0.role != .derived }.map(\.name)
  }

  /// The newest of each key, journal and index.
  func newest(of section: FeatureID) -> [StoreName] {
    var newest: [String: StoreName] = [:]
    for name in names where name.section == section && name.role != .derived {
      let key = name.key
      if newest[key].map({ $0.generation < name.generation }) ?? true { newest[key] = name }
    }
    return newest.values.sorted { $0.name < $1.name }
  }

  /// The newest of what a name is a version of.
  func newest(like name: StoreName) -> StoreName? {
    names.filter { $0.section == name.section && $0.key == name.key }.max { $0.generation < $1.generation }
  }
}

extension StoreName {
  /// The same for all versions of a file.
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
