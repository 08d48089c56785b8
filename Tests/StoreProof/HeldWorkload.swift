import KernelApplication
package import Storage
import TestSupport

/// A store that a process holds, as the service does: changes in groups, each with one sync; a commit among them; now
/// and then the process lets go of it, and others change it.
package struct HeldWorkload: Workload {
  package typealias Model = DocumentWorkload.Model

  private var documents: DocumentWorkload
  private var random: SeededGenerator

  package init(seed: UInt64) {
    documents = DocumentWorkload(seed: seed)
    random = SeededGenerator(seed: seed)
  }

  package var empty: Model { Model() }

  package mutating func change(_ model: Model) -> Change<Model> {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...6: group(model, commits: false)
    case 7, 8: group(model, commits: true)
    case 9: Change("release", after: model, holding: { $0.release() })
    default: another(model)
    }
  }

  /// Of another process. No damage: that of a line takes a whole group, which the model does not know of.
  private mutating func another(_ model: Model) -> Change<Model> {
    while true {
      let change = documents.change(model)
      if change.damage == nil { return change }
    }
  }

  private typealias Step = GroupRun<Model>.Step

  private mutating func group(_ model: Model, commits: Bool) -> Change<Model> {
    var steps: [Step] = []
    for _ in 0..<Int.random(in: commits ? 0...4 : 1...6, using: &random) {
      steps.append(append(steps.last?.after ?? model))
      if Int.random(in: 0..<12, using: &random) == 0 { steps.append(repair(steps[steps.count - 1].after)) }
    }
    if commits {
      steps.append(commit(steps.last?.after ?? model))
      if Bool.random(using: &random) { steps.append(append(steps[steps.count - 1].after)) }
    }
    let run = GroupRun(steps: steps, before: model)
    let releases = Int.random(in: 0..<4, using: &random) == 0
    return Change("group of \(steps.map(\.name))", after: steps[steps.count - 1].after, between: run.between) {
      machine in
      defer { if releases { machine.release() } }
      let held = try machine.hold(HeldWorkload.store(machine.fileSystem))
      try run.perform(held) { try HeldWorkload(seed: 0).read(held) }
    }
  }

  /// Of a store that is sound.
  private func repair(_ model: Model) -> Step {
    Step(name: "repair", after: model, isDurable: true) { held in _ = try StoreCaretaker(store: held).repair() }
  }

  private static func step(
    _ name: String, _ after: Model, isDurable: Bool,
    _ perform: @escaping @Sendable (inout StoreWriter) throws(Failure) -> Void
  ) -> Step {
    Step(name: name, after: after, isDurable: isDurable) { held in
      try held.write { (writer) throws(Failure) in
        try perform(&writer)
        writer.keep(derived: ["sum": after.sum])
      }
    }
  }

  private mutating func append(_ model: Model) -> Step {
    let value = Array("\"\(documents.word())\"".utf8)
    var after = model
    guard Bool.random(using: &random) else {
      after.edits.append(value)
      return HeldWorkload.step("edit", after, isDurable: false) { (writer) throws(Failure) in
        try writer.append(.add, "edit", value)
      }
    }
    after.documents["settings"] = value
    return HeldWorkload.step("setting", after, isDurable: false) { (writer) throws(Failure) in
      try writer.append(.set, "settings", value)
    }
  }

  private mutating func commit(_ model: Model) -> Step {
    let files = ["things/\(Int.random(in: 1...3, using: &random))": DocumentWorkload.file(documents.word())]
    let entries = Bool.random(using: &random) ? [NewEntry(.add, "edit", Array("\"\(documents.word())\"".utf8))] : []
    var after = model
    after.files.merge(files) { $1 }
    after.edits += entries.map(\.value)
    return HeldWorkload.step("commit", after, isDurable: true) { (writer) throws(Failure) in
      try writer.commit(files: files, adding: entries)
    }
  }
}

extension HeldWorkload {
  package static func store(_ fileSystem: any FileSystem) -> Store {
    DocumentWorkload.store(fileSystem)
  }

  package func read(_ store: Store) throws -> Model {
    try documents.read(store)
  }

  package func problem(_ fileSystem: any FileSystem, _ model: Model) -> String? {
    documents.problem(fileSystem, model)
  }
}
