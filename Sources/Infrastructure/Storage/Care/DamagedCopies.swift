import KernelApplication
import System

/// Keeps copies of the files that a repair replaces, in a folder such as `damaged/1`, for example
/// `damaged/1/swimming/journal.7.jsonl`. Anything that is too large to copy or is not a regular file is moved to that
/// folder instead.
struct DamagedCopies {
  /// The folder that contains this repair's copies; nil until the first copy is made.
  private(set) var keptAt: String?
  private let folder: StoreFolder
  private var kept: Set<String> = []
  /// The names of the files that are too large to copy. They are moved once their replacements have been committed.
  private(set) var tooLarge: [String] = []

  init(_ folder: StoreFolder) { self.folder = folder }

  /// Copies or moves the file `name` of the store into this repair's folder. If the file does not exist, creates that
  /// folder, and moves into it whatever is in the way to the file.
  mutating func keep(_ name: String) throws(Failure) {
    guard kept.insert(name).inserted else { return }
    let found = try translated { () throws(SystemError) in
      try folder.fileSystem.reachableStatus(at: folder.path(of: name))
    }
    guard let status = found else {
      try clearWay(to: name)
      return try begin()
    }
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

  /// Moves the files that were too large to copy. Call this after their replacements have been committed, so that a
  /// repair that is killed before that leaves them in place.
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

  /// Moves whatever is in the way to the file `name` into this repair's folder: a file where one of the folders above
  /// it should be, or a link that leads to no folder.
  mutating func clearWay(to name: String) throws(Failure) {
    var above = StoreName.folder(of: name)
    var folders: [String] = []
    while let name = above {
      folders.insert(name, at: 0)
      above = StoreName.folder(of: name)
    }
    for name in folders where try isObstructed(name) {
      let target = try place(for: name)
      return try translated { () throws(SystemError) in
        try folder.fileSystem.rename(folder.path(of: name), to: target)
      }
    }
  }

  /// Whether there is something at the path `name` that is neither a folder nor a link to a folder.
  private func isObstructed(_ name: String) throws(Failure) -> Bool {
    let path = folder.path(of: name)
    return try translated { () throws(SystemError) in
      guard let status = try folder.fileSystem.reachableStatus(at: path) else { return false }
      if status.kind == .folder { return false }
      return try folder.fileSystem.reachableStatus(at: path + "/.") == nil
    }
  }

  private mutating func place(for name: String) throws(Failure) -> String {
    try begin()
    let target = "\(keptAt ?? "")/\(name)"
    try translated { () throws(SystemError) -> Void in
      if let parent = StoreName.folder(of: target) { try folder.fileSystem.makeFolders(parent) }
    }
    return target
  }

  /// Creates this repair's folder, named after the first unused number, unless it has been created already.
  mutating func begin() throws(Failure) {
    guard keptAt == nil else { return }
    if try isObstructed(StoreFolder.damaged) {
      // Making the folder fails, with an error that names what is there instead.
      try translated { () throws(SystemError) in
        try folder.fileSystem.makeFolder(folder.path(of: StoreFolder.damaged))
      }
    }
    var number = 1
    while try translated({ () throws(SystemError) in
      try folder.fileSystem.exists(folder.path(of: "\(StoreFolder.damaged)/\(number)"))
    }) { number += 1 }
    let path = folder.path(of: "\(StoreFolder.damaged)/\(number)")
    try translated { () throws(SystemError) -> Void in try folder.fileSystem.makeFolders(path) }
    keptAt = path
  }
}
