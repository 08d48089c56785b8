import KernelApplication
package import Storage
import TestSupport

/// Documents, entries and files of words: what the store offers to any feature.
package struct DocumentWorkload: Workload {
  package struct Model: Equatable, Sendable, CustomStringConvertible {
    /// The latest of each kind.
    var documents: [String: [UInt8]] = [:]
    /// In the order made.
    var edits: [[UInt8]] = []
    var files: [String: [UInt8]] = [:]
    var notes: [String: [UInt8]] = [:]

    package var description: String {
      let named = [documents, files, notes].flatMap { $0.sorted { $0.key < $1.key } }
      return "\(named.map { "\($0.key) \($0.value.count)" }) edits \(edits.map(\.count))"
    }

    /// What is derived from it.
    var sum: [UInt8] {
      var crc = CRC32C()
      for bytes in edits { bytes.withUnsafeBytes { crc.add($0) } }
      for (_, bytes) in files.sorted(by: { $0.key < $1.key }) { bytes.withUnsafeBytes { crc.add($0) } }
      return Array("\(crc.value)".utf8)
    }
  }

  private var random: SeededGenerator

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  package var empty: Model { Model() }

  package mutating func change(_ model: Model) -> Change<Model> {
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2: append(.set, ["settings", "profile"].randomElement(using: &random)!, model)
    case 3, 4, 5: append(.add, "edit", model)
    case 6, 7, 8: commit(model)
    case 9: repair(model) ?? commit(model)
    case 10: renew(model)
    default: refusal(model)
    }
  }

  private mutating func append(_ effect: JournalEntry.Effect, _ kind: String, _ model: Model) -> Change<Model> {
    let value = Array("\"\(word())\"".utf8)
    var after = model
    switch effect {
    case .set: after.documents[kind] = value
    case .add: after.edits.append(value)
    }
    let keeps = Bool.random(using: &random)
    return Change("append", after: after) { [after] fileSystem in
      try DocumentWorkload.store(fileSystem).write { (writer) throws(Failure) in
        try writer.append(effect, kind, value)
        if keeps { writer.keep(derived: ["sum": after.sum]) }
      }
    }
  }

  private mutating func commit(_ model: Model) -> Change<Model> {
    var after = model
    var files: [String: [UInt8]] = [:]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      files[["things/1", "things/2", "things/3", "others/1"].randomElement(using: &random)!] = DocumentWorkload.file(
        word())
    }
    let gone = Set(model.files.keys.sorted().filter { _ in Int.random(in: 0..<5, using: &random) == 0 })
      .subtracting(files.keys)
    let notes = Bool.random(using: &random) ? ["note": Array("\"\(word())\"".utf8)] : [:]
    for key in gone { after.files[key] = nil }
    after.files.merge(files) { $1 }
    after.notes.merge(notes) { $1 }
    return Change("commit of \(files.count) files", after: after) { [files, after] fileSystem in
      try DocumentWorkload.store(fileSystem).write { (writer) throws(Failure) in
        try writer.commit(files: files, removing: gone, notes: notes)
        writer.keep(derived: ["sum": after.sum])
      }
    }
  }

  /// Damage of a line or a file, put right.
  private mutating func repair(_ model: Model) -> Change<Model>? {
    var after = model
    let damage: @Sendable (MemoryFileSystem) throws -> Void
    if let key = model.files.keys.sorted().randomElement(using: &random), Bool.random(using: &random) {
      after.files[key] = DocumentWorkload.file("")
      damage = { try Damage.flip(fileOf: key, $0) }
    } else if let index = model.edits.indices.randomElement(using: &random) {
      after.edits.remove(at: index)
      damage = { try Damage.flip(edit: index, $0) }
    } else {
      return nil
    }
    return Change("repair", after: after, damage: damage) { fileSystem in
      _ = try StoreCaretaker(store: DocumentWorkload.store(fileSystem)).repair()
    }
  }

  private func renew(_ model: Model) -> Change<Model> {
    Change("renewal of what is derived", after: model) { fileSystem in
      try DocumentWorkload.store(fileSystem).write { (writer) throws(Failure) in
        if model != Model() { writer.keep(derived: ["sum": model.sum]) }
      }
    }
  }

  private func refusal(_ model: Model) -> Change<Model> {
    Change("refused change", after: model) { fileSystem in
      do {
        try DocumentWorkload.store(fileSystem).write { (_) throws(Failure) -> Void in throw .cancelled }
      } catch Failure.cancelled {}
    }
  }

  /// Mostly short, now and then over several blocks.
  mutating func word() -> String {
    let limit = [40, 40, 40, 700, 5_000].randomElement(using: &random)!
    let letters = Array("abcdefgh @0123".utf8)
    let bytes = (0..<Int.random(in: 0...limit, using: &random)).map { _ in letters.randomElement(using: &random)! }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func file(_ word: String) -> [UInt8] {
    SealedLine.seal(Array("{\"word\":\"\(word)\"}".utf8))
  }

  package static func store(_ fileSystem: any FileSystem) -> Store {
    Store(path: "/store", fileSystem: fileSystem, patience: .zero, inspectors: [Words()], compactionStep: 3_000)
  }
}

extension DocumentWorkload {
  package func read(_ store: Store) throws -> Model {
    try store.read { (content) throws(Failure) in
      var model = Model(notes: content.notes)
      model.documents = content.documents
      model.edits = content.entries.filter { $0.kind == "edit" }.map(\.value)
      for file in content.files { model.files[file.key] = try content.bytes(of: file) }
      return model
    }
  }

  package func problem(_ fileSystem: any FileSystem, _ model: Model) -> String? {
    do {
      let store = DocumentWorkload.store(fileSystem)
      if let derived = try store.derived(), derived.values["sum"] ?? model.sum != model.sum {
        return "what was derived from something else is believed"
      }
      let findings = try StoreCaretaker(store: store).examine().findings
      return findings.isEmpty ? nil : "check says \(findings)"
    } catch {
      return "\(error)"
    }
  }
}

/// Knows the files of the workload.
struct Words: ContentInspector {
  func inspect(file key: String, _ bytes: [UInt8]) -> InspectedFile? {
    let isSound = SealedLine.isSound(bytes)
    return InspectedFile(sound: isSound ? bytes : DocumentWorkload.file(""), damage: isSound ? [] : [(0, "no word")])
  }

  func problem(with entry: JournalEntry) -> String? { nil }

  func obsolete(in entries: [JournalEntry]) -> Set<Int> { [] }
}
