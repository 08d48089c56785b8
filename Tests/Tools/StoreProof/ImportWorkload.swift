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

/// Imports of swims and of other versions of these swims; corrections; undoing and redoing imports, alone or together
/// with the corrections that depend on them; and erasing.
struct ImportWorkload: Workload {
  private var random: SeededGenerator
  private var swims: RandomBook
  private var known: [String: Swim] = [:]
  private var count = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    swims = RandomBook(seed: seed)
  }

  var empty: ImportModel { ImportModel() }

  mutating func change(_ model: ImportModel) -> Change<ImportModel> {
    count += 1
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2, 3: return put(model)
    case 4, 5: return correct(model)
    case 6, 7: return undo(model)
    case 8, 9: return model.isRedoable ? redo(model) : undo(model)
    case 10: return erase(model)
    default: return refusal(model)
    }
  }

  static func store(_ fileSystem: any FileSystem) -> Store {
    // Compaction would leave only a part of the history.
    SwimPorts.store("/store", fileSystem, compactionStep: 1 << 20)
  }

  private func change(
    _ name: String, _ after: ImportModel, erases: [String] = [],
    _ perform: @escaping @Sendable (SwimPorts) throws -> Void
  ) -> Change<ImportModel> {
    var change = Change(name, after: after) { fileSystem in try perform(SwimPorts(ImportWorkload.store(fileSystem))) }
    change.erases = erases
    return change
  }

  // MARK: Imports

  /// Imports new swims, and other versions of swims that the book has or had.
  private mutating func put(_ model: ImportModel) -> Change<ImportModel> {
    let tag = "i\(count)|"
    var coming = (0..<Int.random(in: 0...2, using: &random)).map { number in
      // In September of one of three years, so that the id tells the year.
      swims.swim(Int64(count * 10 + number) * 1_000 + Int64.random(in: 0...2, using: &random) * 31_556_952)
    }
    for swim in coming { known[swim.id.description] = swim }
    var others = model.versions.keys.sorted()
    for _ in 0..<Int.random(in: coming.isEmpty ? 1...3 : 0...3, using: &random) {
      guard let id = others.randomElement(using: &random), let swim = known[id] else { continue }
      others.removeAll { $0 == id }
      coming.append(swim)
    }
    if coming.isEmpty {
      coming = [swims.swim(Int64(count * 10) * 1_000)]
      known[coming[0].id.description] = coming[0]
    }
    for index in coming.indices {
      coming[index].source = tag
      coming[index].duration = Int64(count)
    }
    var after = model
    after.add(tag, coming.map(\.id.description))
    return change("import of \(coming.count) swims", after) { [coming] ports in
      try ports.store.transaction { (transaction) throws(Failure) in
        transaction.beginImport()
        try ports.swims.change(in: &transaction) { (_, _) throws(Failure) in (.put(coming), ()) }
        _ = try transaction.finishImport(ImportFacts(files: [tag], options: ["pool": "25"]))
      }
    }
  }

  private mutating func correct(_ model: ImportModel) -> Change<ImportModel> {
    guard let id = model.standing.keys.sorted().randomElement(using: &random), let swim = known[id],
      let pool = PoolLength(centimetres: 500 + count)
    else { return put(model) }
    var after = model
    after.items.append(ImportModel.Item(kind: .corrected(swim: id, pool: 500 + count)))
    let correction = SwimCorrection(swim: swim.id, change: .poolLength(pool), touched: [])
    return change("correction", after) { ports in
      try ports.swims.change { (_) throws(Failure) in .correct([correction]) }
    }
  }

  // MARK: Undo

  private mutating func undo(_ model: ImportModel) -> Change<ImportModel> {
    let imports = model.items.filter { $0.stands && $0.tag != nil }
    guard let tag = imports.randomElement(using: &random)?.tag, let index = model.index(of: tag) else {
      return put(model)
    }
    let dependents = model.dependents(of: tag)
    var after = model
    after.undo([index] + dependents)
    let isLatest = model.items.lastIndex { $0.stands && $0.undone.isEmpty } == index
    return change("undo of an import and \(dependents.count) others", after) { ports in
      let number = try ImportWorkload.number(of: tag, ports)
      let told = try ports.log.undo(number, of: nil, withLater: true, forGood: false, isDryRun: true)
      let done = try ports.log.undo(
        isLatest ? nil : number, of: nil, withLater: !dependents.isEmpty, forGood: false, isDryRun: false)
      if told.others != done.others || told.things != done.things {
        throw BrokenPromise(what: "the dry run of an undo told \(told), the undo \(done)")
      }
    }
  }

  private func redo(_ model: ImportModel) -> Change<ImportModel> {
    var after = model
    after.redo()
    return change("redo", after) { ports in _ = try ports.log.redo(nil, of: nil, isDryRun: false) }
  }

  private mutating func erase(_ model: ImportModel) -> Change<ImportModel> {
    guard let tag = model.items.compactMap(\.tag).randomElement(using: &random), let index = model.index(of: tag) else {
      return put(model)
    }
    let dependents = model.items[index].stands ? model.dependents(of: tag) : []
    var after = model
    after.erase(Set([index] + dependents))
    return change("erasing of an import and \(dependents.count) others", after, erases: [tag]) { ports in
      let number = try ImportWorkload.number(of: tag, ports)
      _ = try ports.log.undo(number, of: nil, withLater: true, forGood: true, isDryRun: false)
    }
  }

  /// A change in which the store must refuse to undo an import because corrections depend on it. Nothing may change.
  private mutating func refusal(_ model: ImportModel) -> Change<ImportModel> {
    let tags = model.items.filter(\.stands).compactMap(\.tag).filter { !model.dependents(of: $0).isEmpty }
    guard let tag = tags.randomElement(using: &random) else { return correct(model) }
    return change("refused undo", model) { ports in
      let number = try ImportWorkload.number(of: tag, ports)
      do {
        _ = try ports.log.undo(number, of: nil, isDryRun: false)
      } catch Failure.conflict {
        return
      }
      throw BrokenPromise(what: "\(tag) was undone, though corrections depend on it")
    }
  }

  private static func number(of tag: String, _ ports: SwimPorts) throws -> Int {
    let found = try ports.store.changes(of: .swimming).first { $0.imports[.swimming]?.facts.files == [tag] }
    guard let found else { throw BrokenPromise(what: "there is no import \(tag)") }
    return found.number
  }
}
