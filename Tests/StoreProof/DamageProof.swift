import KernelApplication
import KernelDomain
import KernelInfrastructure
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport

/// Damages a swim book in every way of a kind: each is told with its place or does no harm, and a repair leaves a
/// readable book of which no more is gone than what was hit, with a copy kept.
package struct DamageProof {
  package private(set) var count = DamageCount()
  private let sound: [String: [UInt8]]
  private let folders: Set<String>
  private let model: SwimWorkload.Model

  package init() throws {
    let fileSystem = MemoryFileSystem()
    let store = SwimWorkload.store(fileSystem)
    let book = JSONWorkoutStore(store: store)
    var random = RandomBook(seed: 11)
    let workouts = (0..<5).map { random.workout($0 * 9_000_000) }
    try book.change { (_) throws(Failure) in .put(workouts, sync: nil) }
    try JSONProfileStore(store: store).save(Profile(name: "Eva @ home", avatar: .waves))
    for _ in 0..<5 {
      let correction = random.correction(of: workouts[1].id)
      try book.change { (_) throws(Failure) in .correct(correction) }
    }
    try DamageProof.correct((0..<2).map { _ in random.correction(of: workouts[2].id) }, togetherIn: store)
    try book.change { (_) throws(Failure) in .setHealthAccess(HealthAccess(status: .granted, path: "/a @ b")) }
    sound = fileSystem.files
    folders = fileSystem.folders
    model = try SwimWorkload(seed: 0).read(fileSystem)
  }

  private static func correct(_ corrections: [Correction], togetherIn store: Store) throws {
    let held = try store.held()
    defer { held.release() }
    let book = JSONWorkoutStore(store: held)
    try held.group {
      for correction in corrections { _ = try? book.change { (_) throws(Failure) in .correct(correction) } }
    }
  }

  /// Journal, manifest and a file of a year.
  private var names: [String] {
    sound.keys.filter { $0.contains("journal") || $0.hasSuffix("manifest.json") || $0.contains("/workouts/") }.sorted()
  }

  /// - Parameter stride: one in so many bits is turned.
  package mutating func flip(stride: Int) {
    for name in names {
      for bit in Swift.stride(from: 0, to: sound[name]!.count * 8, by: stride) {
        var bytes = sound[name]!
        bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        count.flips += 1
        check(bytes, name, "\(name), bit \(bit % 8) of byte \(bit / 8)", losesAtMost: 2)
      }
    }
  }

  package mutating func cut(stride: Int) {
    for name in names {
      for size in Swift.stride(from: 0, to: sound[name]!.count, by: stride) {
        count.cuts += 1
        check(Array(sound[name]![..<size]), name, "\(name), cut to \(size)", losesAtMost: .max)
      }
    }
  }

  private mutating func check(_ bytes: [UInt8], _ name: String, _ place: String, losesAtMost limit: Int) {
    let files = MemoryFileSystem(files: sound.merging([name: bytes]) { $1 }, folders: folders, writesWhole: true)
    let caretaker = StoreCaretaker(store: SwimWorkload.store(files))
    do throws(any Error) {
      let findings = try caretaker.examine().findings
      let isHarmless = findings.isEmpty
      if isHarmless { count.harmless += 1 } else { count.detected += 1 }
      if let stray = findings.first(where: { !$0.place.hasPrefix(name) }) {
        count.report("\(place): named \(stray.place)")
      }
      read(files, place, isHarmless)
      try repair(files, caretaker, bytes, name, place, isHarmless, limit)
    } catch {
      count.report("\(place): \(error)")
    }
  }

  /// What the book's own reading says: the same book, or where the damage is. A journal cut short reads as one whose
  /// last changes were never made; only what was derived from it later knows of them.
  private mutating func read(_ files: MemoryFileSystem, _ place: String, _ isHarmless: Bool) {
    do {
      let found = try SwimWorkload(seed: 0).read(files)
      if found == model { return }
      if isHarmless || !isPart(found.book) { count.report("\(place): reads as \(found)") }
    } catch Failure.storeDamaged(let said, _) {
      if isHarmless || !place.hasPrefix(said.prefix { $0 != "," }) { count.report("\(place): named \(said)") }
    } catch {
      count.report("\(place): \(error)")
    }
  }

  private mutating func repair(
    _ files: MemoryFileSystem, _ caretaker: StoreCaretaker, _ bytes: [UInt8], _ name: String, _ place: String,
    _ isHarmless: Bool, _ limit: Int
  ) throws {
    let repair = try caretaker.repair()
    let book = try SwimWorkload(seed: 0).read(files).book
    count.repairs += 1
    let lost = model.book.workouts.count - book.workouts.count + model.book.corrections.count - book.corrections.count
    if !isPart(book) { count.report("\(place): repaired to what never was") }
    if lost > limit { count.report("\(place): \(lost) lost by a repair") }
    if lost > 0, repair.dropped.isEmpty { count.report("\(place): dropped without a word") }
    if !isHarmless, repair.keptAt.map({ files.files[$0 + name.dropFirst("/store".count)] }) != bytes {
      count.report("\(place): no copy kept at \(repair.keptAt ?? "all")")
    }
    let left = try caretaker.examine().findings
    if !left.isEmpty { count.report("\(place): after the repair check says \(left)") }
  }

  /// Nothing is in it that was not in the book, in the same order.
  private func isPart(_ book: SwimBook) -> Bool {
    model.book.workouts.contains(inOrder: book.workouts)
      && Array(model.book.corrections).contains(inOrder: Array(book.corrections))
  }
}

extension Array where Element: Equatable {
  fileprivate func contains(inOrder others: [Element]) -> Bool {
    var rest = self[...]
    for other in others {
      guard let index = rest.firstIndex(of: other) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
