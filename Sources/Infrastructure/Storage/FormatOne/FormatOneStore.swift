import JSONCoding
import KernelApplication
import KernelDomain
import System

/// What a store of format 1 holds, read whole.
struct FormatOneStore {
  private(set) var manifest = FormatOneManifest()
  /// The entries of the journal, by number.
  private(set) var entries: [FormatOneLine.Entry] = []
  /// The contents of the files, by the keys they had, `workouts/2024`.
  private(set) var files: [String: [UInt8]] = [:]
  /// The names of all that it consists of, without the manifest.
  private(set) var names: [String] = []
  /// What could not be read, where that is passed over.
  private(set) var dropped: [StoreFinding] = []
  private let folder: StoreFolder

  /// Reads a store that is sound. Fails with `storeDamaged`, naming the place.
  init(_ folder: StoreFolder, manifest bytes: [UInt8]) throws(Failure) {
    self.folder = folder
    let place = folder.path(of: Manifest.name)
    do throws(JSONError) {
      manifest = try FormatOneManifest(bytes)
    } catch {
      throw .storeDamaged(place: "\(place), byte \(error.offset ?? 0)", problem: error.problem)
    }
    for file in manifest.files { files[FormatOneStore.key(of: file.name)] = try folder.bytes(of: file) }
    names = manifest.files.map(\.name) + [manifest.journal]
    try readJournal()
  }

  private mutating func readJournal() throws(Failure) {
    let path = folder.path(of: manifest.journal)
    guard let read = try folder.journal(manifest.journal, made: 0) else {
      throw .storeDamaged(place: path, problem: .store(.missing))
    }
    let scanner = JournalScanner(read, path: path, made: nil)
    if let damage = scanner.damage { throw .storeDamaged(place: damage.place, problem: damage.problem) }
    let sound = scanner.sound(of: read.bytes)
    for (index, line) in scanner.lines.enumerated() {
      let place = "\(path), line \(index + 1), byte \(line.range.lowerBound)"
      do throws(JSONError) {
        let read = try FormatOneStore.line(Array(sound[line.range]))
        let next = manifest.firstLine + entries.count
        guard read[0].number == next else {
          throw JSONError(offset: 0, problem: .store(.entryNumber(found: read[0].number, expected: next)))
        }
        entries += read
      } catch {
        throw .storeDamaged(place: place, problem: error.problem)
      }
    }
  }

  /// Reads what is sound of a damaged store, and says what is not.
  /// - Parameter bytes: the manifest's; nil where it can't be read, and what there is by name stands for what it named.
  init(salvaging folder: StoreFolder, manifest bytes: [UInt8]?) throws(Failure) {
    self.folder = folder
    let found = try FormatOneNamesFound(folder)
    if let bytes, let read = try? FormatOneManifest(bytes) {
      manifest = read
    } else {
      manifest.journal = found.newestJournal ?? ""
      manifest.generation = found.latestGeneration
      manifest.files = found.newestFiles.map { NamedFile(name: $0, bytes: SizeLimit.unnamed, checksum: Checksum(0)) }
      drop(Manifest.name, .store(.lostSyncNote))
    }
    manifest.generation = max(manifest.generation, found.latestGeneration)
    names = found.all
    for file in manifest.files { try salvage(file, found) }
    try salvageJournal(found)
  }

  private mutating func salvage(_ file: NamedFile, _ found: FormatOneNamesFound) throws(Failure) {
    let name = file.name
    let key = FormatOneStore.key(of: name)
    let other = found.newestFile(of: key)
    if let bytes = try folder.readable(file) {
      files[key] = bytes
    } else if let other, other != name, let bytes = try folder.readable(other, limit: SizeLimit.unnamed) {
      files[key] = bytes
      drop(name, .store(.lostDifference(other: other)))
    } else {
      drop(name, .store(.lostMissing))
    }
  }

  private mutating func salvageJournal(_ found: FormatOneNamesFound) throws(Failure) {
    var name = manifest.journal
    var read = try folder.readableJournal(name, made: 0)
    if read == nil, let other = found.newestJournal, other != name {
      drop(name, .store(.lostDifference(other: other)))
      name = other
      read = try folder.readableJournal(name, made: 0)
    }
    for piece in JournalPieces.cut(read?.bytes ?? []) {
      if let read = try? FormatOneStore.line(piece.bytes), read[0].number > entries.last?.number ?? 0 {
        entries += read
      } else {
        drop("\(name), byte \(piece.offset)", .store(.lostLine))
      }
    }
    if let read, read.unread > 0 { drop("\(name), byte \(read.bytes.count)", .store(.lostRest(bytes: read.unread))) }
  }

  /// - Parameter bytes: with the newline. Fails for those that are not sound.
  private static func line(_ bytes: [UInt8]) throws(JSONError) -> [FormatOneLine.Entry] {
    guard SealedLine.isSound(bytes) else {
      throw JSONError(offset: 0, problem: .store(.checksum))
    }
    return try bytes.withUnsafeBufferPointer { (line) throws(JSONError) in
      try FormatOneLine(UnsafeRawBufferPointer(line)).entries
    }
  }

  private mutating func drop(_ place: String, _ problem: Message) {
    dropped.append(StoreFinding(place: place, problem: problem))
  }

  /// A file's name without what tells it from its successors: `workouts/2024`.
  static func key(of name: String) -> String {
    name.split(separator: ".").dropLast(2).joined(separator: ".")
  }
}

/// The files of a store of format 1, by their names.
struct FormatOneNamesFound {
  private var files: [(name: String, key: String, generation: Int)] = []
  private var journals: [(name: String, generation: Int)] = []

  init(_ folder: StoreFolder) throws(Failure) {
    let files = folder.fileSystem
    for name in try translated({ () throws(SystemError) in try files.namesIfFolder(folder.path) }) ?? [] {
      let parts = name.split(separator: ".")
      if parts.count == 3, parts[0] == "journal", parts[2] == "jsonl", let generation = Int(parts[1]) {
        journals.append((name, generation))
      }
      guard parts.count == 1, name != StoreFolder.damaged else { continue }
      for file in try translated({ () throws(SystemError) in try files.namesIfFolder(folder.path(of: name)) }) ?? [] {
        let parts = file.split(separator: ".")
        guard parts.count == 3, parts[2] == "json", let generation = Int(parts[1]) else { continue }
        self.files.append((name + "/" + file, name + "/" + parts[0], generation))
      }
    }
  }

  var all: [String] { (files.map(\.name) + journals.map(\.name)).sorted() }

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
    Set(files.map(\.key)).sorted().compactMap(newestFile)
  }
}
