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

  /// A part of a group.
  private struct Step {
    let after: Model
    let perform: @Sendable (inout StoreWriter) throws(Failure) -> Void
    var isCommit = false
  }

  private mutating func group(_ model: Model, commits: Bool) -> Change<Model> {
    var steps: [Step] = []
    let count = Int.random(in: commits ? 0...4 : 1...6, using: &random)
    let commit = commits ? Int.random(in: 0...count, using: &random) : nil
    for number in 0...count {
      if number == commit { steps.append(self.commit(steps.last?.after ?? model)) }
      if number < count { steps.append(append(steps.last?.after ?? model)) }
    }
    let releases = Int.random(in: 0..<4, using: &random) == 0
    return Change(
      "group of \(steps.count)", after: steps.last?.after ?? model, between: HeldWorkload.between(steps)
    ) { [steps] machine in
      defer { if releases { machine.release() } }
      try HeldWorkload.perform(steps, machine.hold(HeldWorkload.store(machine.fileSystem)))
    }
  }

  /// A commit makes durable what came before it in its group, and then itself, before the group's end.
  private static func between(_ steps: [Step]) -> [Model] {
    guard let commit = steps.firstIndex(where: \.isCommit) else { return [] }
    return steps[max(commit - 1, 0)...commit].map(\.after)
  }

  private static func perform(_ steps: [Step], _ held: Store) throws {
    var refusal: Failure?
    try held.group {
      do throws(Failure) {
        for step in steps {
          try held.write { (writer) throws(Failure) in
            try step.perform(&writer)
            writer.keep(derived: ["sum": step.after.sum])
          }
        }
      } catch {
        refusal = error
      }
    }
    if let refusal { throw refusal }
  }

  private mutating func append(_ model: Model) -> Step {
    let value = Array("\"\(documents.word())\"".utf8)
    var after = model
    guard Bool.random(using: &random) else {
      after.edits.append(value)
      return Step(after: after) { (writer) throws(Failure) in try writer.append(.add, "edit", value) }
    }
    after.documents["settings"] = value
    return Step(after: after) { (writer) throws(Failure) in try writer.append(.set, "settings", value) }
  }

  private mutating func commit(_ model: Model) -> Step {
    let files = ["things/\(Int.random(in: 1...3, using: &random))": DocumentWorkload.file(documents.word())]
    let entries = Bool.random(using: &random) ? [NewEntry(.add, "edit", Array("\"\(documents.word())\"".utf8))] : []
    var after = model
    after.files.merge(files) { $1 }
    after.edits += entries.map(\.value)
    return Step(
      after: after,
      perform: { (writer) throws(Failure) in try writer.commit(files: files, adding: entries) }, isCommit: true)
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
