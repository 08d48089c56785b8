import KernelApplication
import Storage
import System
import TestSupport

/// Damages stores in every way of a certain kind. It proves that each damage either has no effect or is reported with
/// its place, and that a repair keeps a copy and leaves a readable store that lacks no more than what was damaged.
package struct DamageProof {
  package private(set) var count = DamageCount()
  private var swims: DamageRun<DamagedSwims>
  private var words: DamageRun<DamagedWords>

  package init() throws {
    swims = DamageRun(try DamagedSwims())
    words = DamageRun(try DamagedWords())
  }

  /// - Parameter stride: flips one of this many bits.
  package mutating func flip(stride: Int) {
    swims.flip(stride: stride)
    words.flip(stride: stride)
    count = swims.count + words.count
  }

  /// - Parameter stride: tries one of this many shorter sizes.
  package mutating func cut(stride: Int) {
    swims.cut(stride: stride)
    words.cut(stride: stride)
    count = swims.count + words.count
  }
}

/// Damages one store in many ways.
struct DamageRun<Book: DamagedBook> {
  private(set) var count = DamageCount()
  private let book: Book

  /// A file and the damage to it.
  private struct Hit {
    let name: String
    let bytes: [UInt8]
    /// The place of the damage, for messages.
    let place: String
    let isCut: Bool
    let limit: Int
  }

  init(_ book: Book) {
    self.book = book
  }

  mutating func flip(stride: Int) {
    for name in book.names {
      let sound = book.files[name] ?? []
      for bit in Swift.stride(from: 0, to: sound.count * 8, by: stride) {
        var bytes = sound
        bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        count.flips += 1
        let place = "\(name), bit \(bit % 8) of byte \(bit / 8)"
        check(Hit(name: name, bytes: bytes, place: place, isCut: false, limit: book.limit(of: name)))
      }
    }
  }

  mutating func cut(stride: Int) {
    for name in book.names {
      let sound = book.files[name] ?? []
      for size in Swift.stride(from: 0, to: sound.count, by: stride) {
        count.cuts += 1
        check(Hit(name: name, bytes: Array(sound[..<size]), place: "\(name), cut to \(size)", isCut: true, limit: .max))
      }
    }
  }

  private func disk(_ hit: Hit) -> MemoryFileSystem {
    MemoryFileSystem(files: book.files.merging([hit.name: hit.bytes]) { $1 }, folders: book.folders, writesWhole: true)
  }

  private mutating func check(_ hit: Hit) {
    let files = disk(hit)
    let caretaker = StoreCaretaker(store: Book.store(files))
    do throws(any Error) {
      let findings = try caretaker.examine().findings
      let isHarmless = findings.isEmpty
      if isHarmless { count.harmless += 1 } else { count.detected += 1 }
      if let stray = findings.first(where: { !$0.place.hasPrefix(hit.name) }) {
        count.report("\(hit.place): named \(stray.place)")
      }
      read(hit, isHarmless)
      try repair(files, caretaker, hit, isHarmless)
    } catch {
      count.report("\(hit.place): \(error)")
    }
  }

  /// Checks that the store reads the same contents as before, or fails and names the place of the damage. A truncated
  /// journal reads as one whose last changes were never made, unless another file knows of these changes.
  private mutating func read(_ hit: Hit, _ isHarmless: Bool) {
    do {
      let found = try book.read(disk(hit))
      if found == book.model { return }
      if book.hasWitness(of: hit.name) || !hit.isCut || book.missing(in: found) == nil {
        count.report("\(hit.place): reads as \(found)")
      }
    } catch Failure.storeDamaged(let said, _) {
      if isHarmless || !hit.place.hasPrefix(said.prefix { $0 != "," }) { count.report("\(hit.place): named \(said)") }
    } catch {
      count.report("\(hit.place): \(error)")
    }
  }

  private mutating func repair(
    _ files: MemoryFileSystem, _ caretaker: StoreCaretaker, _ hit: Hit, _ isHarmless: Bool
  ) throws {
    let repair = try caretaker.repair()
    let found = try book.read(files)
    count.repairs += 1
    if let lost = book.missing(in: found) {
      if lost > hit.limit { count.report("\(hit.place): \(lost) lost by a repair") }
      if lost > 0, repair.dropped.isEmpty, book.hasWitness(of: hit.name) {
        count.report("\(hit.place): dropped without a word")
      }
    } else {
      count.report("\(hit.place): repaired to what never was: \(found)")
    }
    if !isHarmless, repair.keptAt.map({ files.files[$0 + hit.name.dropFirst("/store".count)] }) != hit.bytes {
      count.report("\(hit.place): no copy kept at \(repair.keptAt ?? "all")")
    }
    let left = try caretaker.examine().findings
    if !left.isEmpty { count.report("\(hit.place): after the repair check says \(left)") }
  }
}
