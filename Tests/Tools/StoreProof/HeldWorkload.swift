import KernelApplication
import Storage
import System
import TestSupport

/// A store that is held by a process, as by the service. The process makes changes of both sections in groups, each
/// with one sync per section; some groups also contain a commit. Now and then the process releases the store, and other
/// processes change it.
struct HeldWorkload: Workload {
  typealias Model = WordModel

  private var documents: DocumentWorkload
  private var random: SeededGenerator

  init(seed: UInt64) {
    documents = DocumentWorkload(seed: seed)
    random = SeededGenerator(seed: seed)
  }

  var empty: Model { Model() }

  mutating func change(_ model: Model) -> Change<Model> {
    switch Int.random(in: 0..<16, using: &random) {
    case 0...6: group(model, commits: false)
    case 7, 8: group(model, commits: true)
    case 9: Change("release", after: model, holding: { $0.release() })
    case 10...13: live(model)
    default: another(model)
    }
  }

  /// Adds to a live file or begins one, independently of transactions.
  private mutating func live(_ model: Model) -> Change<Model> {
    let step = documents.addToLive(model, most: 4) ?? documents.live(model)
    let releases = Int.random(in: 0..<8, using: &random) == 0
    return Change("\(step.name) of a held store", after: step.after) { machine in
      defer { if releases { machine.release() } }
      try step.perform(machine.hold(HeldWorkload.store(machine.fileSystem)))
    }
  }

  /// A change by another process. It never damages the store: damage to a single line can affect a whole group, but the
  /// model does not know the groups.
  private mutating func another(_ model: Model) -> Change<Model> {
    while true {
      let change = documents.change(model)
      if change.damage == nil { return change }
    }
  }

  private mutating func group(_ model: Model, commits: Bool) -> Change<Model> {
    var steps: [DocumentWorkload.Step] = []
    for _ in 0..<Int.random(in: commits ? 0...4 : 1...6, using: &random) {
      steps.append(line(steps.last?.after ?? model))
      if Int.random(in: 0..<12, using: &random) == 0 { steps.append(repair(steps[steps.count - 1].after)) }
    }
    if commits {
      steps.append(commit(steps.last?.after ?? model))
      if Bool.random(using: &random) { steps.append(line(steps[steps.count - 1].after)) }
    }
    let run = GroupRun(
      steps: steps.map { GroupRun.Step(name: $0.name, after: $0.after, isDurable: $0.isDurable, perform: $0.perform) },
      before: model)
    let releases = Int.random(in: 0..<4, using: &random) == 0
    var change = Change("group of \(steps.map(\.name))", after: steps[steps.count - 1].after) { machine in
      defer { if releases { machine.release() } }
      let held = try machine.hold(HeldWorkload.store(machine.fileSystem))
      try run.perform(held) { try HeldWorkload(seed: 0).read(held) }
    }
    change.between = run.between
    change.torn = run.torn { $0.torn(to: $1) }
    change.erases = steps.flatMap(\.erases)
    return change
  }

  /// Repairs a sound store.
  private func repair(_ model: Model) -> DocumentWorkload.Step {
    DocumentWorkload.Step(name: "repair", after: model) { held in
      _ = try StoreCaretaker(store: held).repair()
    }
  }

  /// A change that is only a line of a journal.
  private mutating func line(_ model: Model) -> DocumentWorkload.Step {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: documents.appendSeparately(model)
    case 1: documents.latestUndone(model) ?? documents.append(model)
    default: documents.append(model)
    }
  }

  private mutating func commit(_ model: Model) -> DocumentWorkload.Step {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: documents.appendToBoth(model)
    case 1: documents.erase(model)
    default: documents.commit(model)
    }
  }
}

extension HeldWorkload {
  static func store(_ fileSystem: any FileSystem) -> Store {
    DocumentWorkload.store(fileSystem)
  }

  func read(_ store: Store) throws -> Model {
    try documents.read(store)
  }

  func numbers(_ model: Model) -> [Int: String] {
    documents.numbers(model)
  }

  func problem(_ fileSystem: any FileSystem, _ model: Model) -> String? {
    documents.problem(fileSystem, model)
  }
}
