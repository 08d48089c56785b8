import BookInfrastructure
import JSONCoding
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import System

/// The files that store swims, one per year (in local time), such as `swimming/workouts/2023`.
enum YearFile {
  static let kind = "workouts"

  static func key(_ year: Int) -> FileKey {
    FileKey(.swimming, kind, String(year))
  }

  /// Reads all swims of the section, sorted by id. Fails with `storeDamaged` if a swim cannot be read, instead of
  /// leaving it out.
  static func swims(in content: SectionContent) throws(Failure) -> [Swim] {
    let keys = content.keys.filter { $0.kind == kind }
    let years = Processors.map(keys.count) { number in
      Result { () throws(Failure) in try self.swims(keys[number], content) }
    }
    var swims: [Swim] = []
    for year in years { swims += try year.get() }
    // Files are by local year, ids by UTC. Around New Year, the order of the files may differ from the order of the
    // ids.
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

  static let rows = RowKind(kind, list: kind)

  static let layout = RowLayout<Swim>(
    kind: kind, list: kind, key: { key($0.recordedDay.year) }, id: \.id.description,
    capacity: { 320 + $0.laps.count * 36 }, write: { SwimCoding.write($0, &$1) })

  /// Writes swims to the files of their years. If a swim's year has changed, removes it from the file of its previous
  /// year.
  static func put(
    _ swims: [Swim], in book: SwimBook, _ transaction: inout Transaction
  ) throws(Failure) {
    var moved: [FileKey: Set<String>] = [:]
    for swim in swims {
      guard let before = book[swim.id], before.recordedDay.year != swim.recordedDay.year else { continue }
      moved[key(before.recordedDay.year), default: []].insert(swim.id.description)
    }
    try transaction.put(swims, layout, standing: moved)
  }

  /// Returns the swims that are not in the book because their imports were undone.
  static func undone(in content: SectionContent) throws(Failure) -> [Swim] {
    try SectionRows.undone(content, rows).compactMap { try? JSONReader.read($0, SwimCoding.swim) }
  }

  /// Separates the undamaged swims in a file from its damaged parts. A swim that belongs to another year counts as
  /// damaged.
  static func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    RowFile.inspect(bytes, list: kind, lost: .swimming(.lostSwim), surroundings: .swimming(.lostSurroundings)) {
      (reader) throws(JSONError) in
      guard self.key(try SwimCoding.swim(&reader).recordedDay.year) == key else {
        throw reader.failure(.swimming(.lostSwim))
      }
    }
  }
}

extension [Swim] {
  fileprivate var isSorted: Bool {
    zip(self, dropFirst()).allSatisfy { $0.id < $1.id }
  }
}
