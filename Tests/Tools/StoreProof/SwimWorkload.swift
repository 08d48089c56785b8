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

/// The swim book with its settings and profile, as the program uses them: imports, corrections, undo.
struct SwimWorkload: Workload {
  struct Model: Equatable, Sendable, CustomStringConvertible {
    var book = SwimBook()
    var settings = Settings()
    var profile = Profile()
    var access = HealthAccess()

    var description: String {
      "\(book.swims.map(\.id)) \(book.corrections.map(\.change)) \(settings.values) \(profile.name) \(access)"
    }
  }

  private var random: SeededGenerator
  private var swims: RandomBook
  private var count = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    swims = RandomBook(seed: seed)
  }

  var empty: Model { Model() }

  mutating func change(_ model: Model) -> Change<Model> {
    let step = step(model)
    return Change(step.name, after: step.after) { fileSystem in
      try step.perform(SwimPorts(SwimWorkload.store(fileSystem)))
    }
  }

  /// A change, to be made by any process.
  struct Step: Sendable {
    let name: String
    let after: Model
    let perform: @Sendable (SwimPorts) throws -> Void
  }

  mutating func step(_ model: Model) -> Step {
    count += 1
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2: return put(model)
    case 3, 4, 5: return model.book.swims.isEmpty ? put(model) : correct(model)
    case 6, 7: return undo(model)
    case 8: return save(settings: model)
    case 9: return save(profile: model)
    case 10: return access(model)
    default:
      return Step(name: "renewal of the records", after: model) { ports in
        guard model.book != SwimBook() else { return }
        _ = try ports.swims.renewRecords()
      }
    }
  }

  /// Adds new swims within a few years, and changes one swim.
  private mutating func put(_ model: Model) -> Step {
    var coming = (0..<Int.random(in: 1...3, using: &random)).map { number in
      swims.swim(Int64(count * 10 + number) * 1_000 + Int64.random(in: 0...2, using: &random) * 31_556_952)
    }
    if var changed = model.book.swims.randomElement(using: &random) {
      changed.duration += 1
      coming.append(changed)
    }
    let sync = SyncedFiles(at: Timestamp(seconds: Int64(count)), files: [])
    var after = model
    after.book.swims.removeAll { swim in coming.contains { $0.id == swim.id } }
    after.book.swims = (after.book.swims + coming).sorted { $0.id < $1.id }
    after.access.lastSync = sync
    return Step(name: "import of \(coming.count) swims", after: after) { [coming] ports in
      try ports.take(coming, sync)
    }
  }

  private mutating func correct(_ model: Model) -> Step {
    let correction = swims.correction(of: model.book.swims.randomElement(using: &random)!.id)
    var after = model
    after.book.corrections.append(correction)
    return change("correction", after) { _ in .correct([correction]) }
  }

  private func undo(_ model: Model) -> Step {
    var after = model
    if after.book.corrections.popLast() == nil { return change("nothing", model) { _ in .nothing } }
    return Step(name: "undo", after: after) { ports in
      _ = try ports.log.undo(nil, of: .swimming, isDryRun: false)
    }
  }

  private mutating func access(_ model: Model) -> Step {
    var access = HealthAccess(status: .granted, path: "/export/\(count)")
    var after = model
    let granted = access
    access.lastSync = model.access.lastSync
    after.access = access
    return Step(name: "access", after: after) { ports in try ports.access.save(granted) }
  }

  private func change(
    _ name: String, _ after: Model, _ decide: @escaping @Sendable (SwimBook) -> SwimBookChange
  ) -> Step {
    Step(name: name, after: after) { ports in
      try ports.swims.change { (book) throws(Failure) in decide(book) }
    }
  }

  private func save(settings model: Model) -> Step {
    var after = model
    after.settings.values["swimming.showUnknown"] = .flag(count % 2 == 0)
    after.settings.theme = count % 3 == 0 ? .dark : .light
    return Step(name: "settings", after: after) { [after] ports in
      try ports.settings.change { _ in after.settings }
    }
  }

  private func save(profile model: Model) -> Step {
    var after = model
    after.profile.name = "Ája \(count)"
    return Step(name: "profile", after: after) { [after] ports in
      try ports.profiles.change { _ in after.profile }
    }
  }

  static func store(_ fileSystem: any FileSystem) -> Store {
    SwimPorts.store("/store", fileSystem)
  }
}

extension SwimWorkload {
  func read(_ store: Store) throws -> Model {
    try SwimWorkload.read(SwimPorts(store))
  }

  static func read(_ ports: SwimPorts) throws -> Model {
    try Model(
      book: ports.swims.book(), settings: ports.settings.settings(), profile: ports.profiles.profile(),
      access: ports.access.access())
  }

  func problem(_ fileSystem: any FileSystem, _ model: Model) -> String? {
    do {
      let store = SwimWorkload.store(fileSystem)
      if let kept = try SwimPorts(store).swims.keptRecords(), kept != SwimRecords(of: model.book) {
        return "records of another book are believed"
      }
      let findings = try StoreCaretaker(store: store).examine().findings
      return findings.isEmpty ? nil : "check says \(findings)"
    } catch {
      return "\(error)"
    }
  }
}
