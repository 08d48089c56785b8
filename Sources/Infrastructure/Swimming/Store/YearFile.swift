import BookInfrastructure
import JSONCoding
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import System

/// The files of swims, by local year: `swimming/workouts/2023`.
enum YearFile {
  static let kind = "workouts"

  static func key(_ year: Int) -> FileKey {
    FileKey(.swimming, kind, String(year))
  }

  /// All swims of the section, in order of their ids. Fails with `storeDamaged` rather than leave anything out.
  static func swims(in content: SectionContent) throws(Failure) -> [Swim] {
    let keys = content.keys.filter { $0.kind == kind }
    let years = Processors.map(keys.count) { number in
      Result { () throws(Failure) in try self.swims(keys[number], content) }
    }
    var swims: [Swim] = []
    for year in years { swims += try year.get() }
    // A file holds a local year: around New Year the order of names and of files may differ.
    return swims.isSorted ? swims : swims.sorted { $0.id < $1.id }
  }

  static func swims(_ key: FileKey, _ content: SectionContent) throws(Failure) -> [Swim] {
    guard let bytes = try content.bytes(of: key) else { return [] }
    do throws(JSONError) {
      return try SwimCoding.decode(bytes)
    } catch {
      throw .storeDamaged(place: "\(content.place(of: key)), byte \(error.offset ?? 0)", problem: error.problem)
    }
  }

  /// Writes the years anew in which a swim came, changed, or was before.
  static func put(
    _ swims: [Swim], in book: SwimBook, _ transaction: inout Transaction
  ) throws(Failure) {
    let coming = Dictionary(swims.map { ($0.id, $0) }) { _, last in last }
    let replaced = book.swims.filter { coming[$0.id] != nil }
    let years = Set((replaced + swims).map(\.day.year))
    let kept = book.swims.filter { years.contains($0.day.year) && coming[$0.id] == nil }
    let byYear = Dictionary(grouping: kept + coming.values, by: \.day.year)
    for year in years {
      if let swims = byYear[year] {
        try transaction.put(SwimCoding.encode(swims.sorted { $0.id < $1.id }), at: key(year))
      } else {
        try transaction.remove(key(year))
      }
    }
  }

  /// The sound swims of a file that may be damaged. Every swim's line is sealed, so that none is believed that is
  /// not what was written, nor one of another year: that is in a file of its own.
  static func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    var sound: [Swim] = []
    var damage: [(offset: Int, problem: Message)] = []
    var offset = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { offset += line.count + 1 }
      let object = line.last == UInt8(ascii: ",") ? line.dropLast() : line
      if line.isEmpty || SwimCoding.frame.contains(Array(line)) { continue }
      let sealed = Array(object) + [0x0A]
      if SealedLine.isSound(sealed), let swim = try? JSONReader.read(sealed, SwimCoding.swim),
        self.key(swim.day.year) == key
      {
        sound.append(swim)
      } else {
        damage.append((offset, .swimming(.lostSwim)))
      }
    }
    if damage.isEmpty, (try? SwimCoding.decode(bytes)) != sound {
      damage.append((0, .swimming(.lostSurroundings)))
    }
    return InspectedFile(sound: damage.isEmpty ? bytes : SwimCoding.encode(sound), damage: damage)
  }
}

extension [Swim] {
  fileprivate var isSorted: Bool {
    zip(self, dropFirst()).allSatisfy { $0.id < $1.id }
  }
}
