import KernelApplication
import System

/// The copies that a repair keeps of what it replaces, `damaged/1/swimming/journal.7.jsonl`. What is no regular file, or
/// too large to be copied, is moved there.
struct DamagedCopies {
  /// The folder of this repair; nil while it has kept nothing.
  private(set) var keptAt: String?
  private let folder: StoreFolder
  private var kept: Set<String> = []
  /// Names of what is moved once nothing needs it any more.
  private(set) var tooLarge: [String] = []

  init(_ folder: StoreFolder) {
    self.folder = folder
  }

  /// Keeps what has that name in the store, where anything has.
  mutating func keep(_ name: String) throws(Failure) {
    guard kept.insert(name).inserted else { return }
    guard
      let status = try translated({ () throws(SystemError) in try folder.fileSystem.status(at: folder.path(of: name)) })
    else { return try begin() }
    let isTooLarge = status.kind == .file && status.bytes > SizeLimit.copied
    if isTooLarge, name != Manifest.name {
      tooLarge.append(name)
      return try begin()
    }
    let target = try place(for: name)
    try translated { () throws(SystemError) in
      if status.kind == .file, !isTooLarge {
        let bytes = try folder.fileSystem.readAll(folder.path(of: name))
        try folder.fileSystem.replace(target, with: bytes, durable: true)
      } else {
        try folder.fileSystem.rename(folder.path(of: name), to: target)
      }
      if let parent = StoreName.folder(of: target) { try folder.fileSystem.syncFolder(parent) }
    }
  }

  /// Moves what was too large to be copied. To be called when what takes its place is committed: whoever is killed before
  /// leaves it where it is.
  mutating func moveTooLarge() throws(Failure) {
    for name in tooLarge {
      let target = try place(for: name)
      try translated { () throws(SystemError) in
        try folder.fileSystem.rename(folder.path(of: name), to: target)
        for parent in [folder.path(of: name), target].compactMap(StoreName.folder) {
          try folder.fileSystem.syncFolder(parent)
        }
      }
    }
    tooLarge = []
  }

  /// Moves what stands where a folder of the store's should be.
  mutating func moveAside(unlessFolder name: String) throws(Failure) {
    let path = folder.path(of: name)
    let isOdd = try translated { () throws(SystemError) in
      guard let status = try folder.fileSystem.status(at: path) else { return false }
      if status.kind == .folder { return false }
      return try folder.fileSystem.status(at: path + "/.") == nil
    }
    guard isOdd else { return }
    let target = try place(for: name)
    try translated { () throws(SystemError) in try folder.fileSystem.rename(path, to: target) }
  }

  private mutating func place(for name: String) throws(Failure) -> String {
    try begin()
    let target = "\(keptAt ?? "")/\(name)"
    try translated { () throws(SystemError) -> Void in
      if let parent = StoreName.folder(of: target) { try folder.fileSystem.makeFolders(parent) }
    }
    return target
  }

  /// Makes the folder, under the first number that is free.
  mutating func begin() throws(Failure) {
    guard keptAt == nil else { return }
    var number = 1
    while try translated({ () throws(SystemError) in
      try folder.fileSystem.exists(folder.path(of: "\(StoreFolder.damaged)/\(number)"))
    }) { number += 1 }
    let path = folder.path(of: "\(StoreFolder.damaged)/\(number)")
    try translated { () throws(SystemError) -> Void in try folder.fileSystem.makeFolders(path) }
    keptAt = path
  }
}
