import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import System
import TestSupport

/// A sound store that is going to be damaged, and its contents.
protocol DamagedBook {
  associatedtype Model: Equatable

  /// The contents of its files, by path.
  var files: [String: [UInt8]] { get }
  var folders: Set<String> { get }
  var model: Model { get }
  /// Whether another file shows that acknowledged changes are missing from the end of this file.
  func hasWitness(of name: String) -> Bool

  static func store(_ fileSystem: any FileSystem) -> Store

  func read(_ fileSystem: MemoryFileSystem) throws -> Model

  /// The number of items that are missing from the found contents; nil if these contain anything that the store did not
  /// contain.
  func missing(in found: Model) -> Int?

  /// The number of items that may be lost by damaging one byte of a file.
  func limit(of name: String) -> Int
}

extension DamagedBook {
  /// The names of the files to damage: journals, the manifest, indexes, and all files that these name.
  var names: [String] {
    files.keys.filter { !$0.hasSuffix("/lock") && !$0.hasSuffix("/records.json") && !$0.contains("/derived/") }.sorted()
  }
}

/// A swim book with a profile and access to health data.
struct DamagedSwims: DamagedBook {
  let files: [String: [UInt8]]
  let folders: Set<String>
  let model: SwimWorkload.Model
  func hasWitness(of name: String) -> Bool { true }

  init() throws {
    let fileSystem = MemoryFileSystem()
    let ports = SwimPorts(DamagedSwims.store(fileSystem))
    let book = ports.swims
    var random = RandomBook(seed: 11)
    let swims = (0..<5).map { random.swim($0 * 9_000_000) }
    try book.change { (_) throws(Failure) in .put(swims) }
    try ports.profiles.change { _ in Profile(name: "Eva @ home", avatar: .waves) }
    for _ in 0..<5 {
      let correction = random.correction(of: swims[1].id)
      try book.change { (_) throws(Failure) in .correct([correction]) }
    }
    try DamagedSwims.importing(swims[3...4], random.swim(50_000_000), ports)
    try DamagedSwims.correct((0..<2).map { _ in random.correction(of: swims[2].id) }, togetherIn: ports.store)
    try ports.access.save(HealthAccess(status: .granted, path: "/a @ b"))
    (files, folders) = (fileSystem.files, fileSystem.folders)
    model = try SwimWorkload(seed: 0).read(fileSystem)
  }

  /// Makes an import that updates swims, another that updates them again, and undoes it; and undoes one that adds a swim.
  private static func importing(_ known: ArraySlice<Swim>, _ new: Swim, _ ports: SwimPorts) throws {
    for (number, swims) in [Array(known), Array(known), [new]].enumerated() {
      var coming = swims
      for index in coming.indices { coming[index].duration = Int64(number) }
      let imported = try ports.store.transaction { (transaction) throws(Failure) in
        transaction.beginImport()
        try ports.swims.change(in: &transaction) { (_, _) throws(Failure) in (.put(coming), ()) }
        return try transaction.finishImport(ImportFacts(files: ["\(number).fit"], options: ["pool": "25"]))
      }
      if number > 0 { _ = try ports.log.undo(imported, of: nil, isDryRun: false) }
    }
  }

  private static func correct(_ corrections: [SwimCorrection], togetherIn store: Store) throws {
    let held = try store.holding()
    defer { held.release() }
    let book = SwimPorts(held).swims
    try held.group {
      for correction in corrections { _ = try? book.change { (_) throws(Failure) in .correct([correction]) } }
    }
  }

  static func store(_ fileSystem: any FileSystem) -> Store { SwimWorkload.store(fileSystem) }

  func read(_ fileSystem: MemoryFileSystem) throws -> SwimWorkload.Model { try SwimWorkload(seed: 0).read(fileSystem) }

  func missing(in found: SwimWorkload.Model) -> Int? { model.missing(in: found) }

  /// Two, because two changes of a group may be on one line.
  func limit(of name: String) -> Int { 2 }
}

/// Words in two sections, with large files.
struct DamagedWords: DamagedBook {
  let files: [String: [UInt8]]
  let folders: Set<String>
  let model: WordModel
  /// False for live files, from which nothing is derived.
  func hasWitness(of name: String) -> Bool { !name.contains("/live.") }

  init() throws {
    let fileSystem = MemoryFileSystem()
    var load = DocumentWorkload(seed: 0)
    let store = DocumentWorkload.store(fileSystem)
    var model = WordModel()
    func run(_ step: DocumentWorkload.Step) throws {
      try step.perform(store)
      model = step.after
    }
    load.texts = [40]
    for _ in 0..<3 { try run(load.commit(model)) }
    for _ in 0..<4 { try run(load.append(model)) }
    try run(load.appendToBoth(model))
    if let undo = load.latestUndone(model) { try run(undo) }
    for section in WordReducer.sections { try run(load.append(model, to: section)) }
    for _ in 0..<2 { try run(load.renew(model)) }
    try run(load.startLive(model, of: WordReducer.alpha))
    let held = try store.holding()
    for _ in 0..<4 {
      guard let step = load.addToLive(model, most: 2) else { break }
      try step.perform(held)
      model = step.after
    }
    held.release()
    (files, folders) = (fileSystem.files, fileSystem.folders)
    self.model = try load.read(fileSystem)
  }

  static func store(_ fileSystem: any FileSystem) -> Store { DocumentWorkload.store(fileSystem) }

  func read(_ fileSystem: MemoryFileSystem) throws -> WordModel { try DocumentWorkload(seed: 0).read(fileSystem) }

  /// Counts the missing changes and files. Notes are not counted, because they are lost with an unreadable manifest.
  func missing(in found: WordModel) -> Int? {
    var missing = 0
    for section in WordReducer.sections {
      let (one, other) = (model[section], found[section])
      guard one.changes.contains(inOrder: other.changes) else { return nil }
      for (key, bytes) in other.files where bytes != one.files[key] && bytes != WordReducer.file("") { return nil }
      missing += one.changes.count - other.changes.count
      missing += one.files.filter { other.files[$0.key] != $0.value }.count
      guard (one.live ?? []).contains(inOrder: other.live ?? []) else { return nil }
      missing += (one.live ?? []).count - (other.live ?? []).count
    }
    return missing
  }

  /// Live entries that were added together are on one line, so damage to it may lose both of them.
  func limit(of name: String) -> Int { name.contains("/folded/") ? .max : name.contains("/live.") ? 2 : 1 }
}

extension SwimWorkload.Model {
  /// The number of swims and corrections that are missing from the found contents; nil if these contain others, or
  /// contain them in another order.
  fileprivate func missing(in found: SwimWorkload.Model) -> Int? {
    let isPart =
      book.swims.contains(inOrder: found.book.swims)
      && Array(book.corrections).contains(inOrder: Array(found.book.corrections))
    return isPart ? missingCount(in: found) : nil
  }

  fileprivate func missingCount(in found: SwimWorkload.Model) -> Int {
    book.swims.count - found.book.swims.count + book.corrections.count - found.book.corrections.count
  }
}

extension Array where Element: Equatable {
  /// Whether the array contains all of the others, in the same order.
  fileprivate func contains(inOrder others: [Element]) -> Bool {
    var rest = self[...]
    for other in others {
      guard let index = rest.firstIndex(of: other) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
