import JSONCoding
import KernelApplication
import KernelInfrastructure
import Storage
import SwimmingDomain

/// Puts the swim book together from what a store holds.
struct BookReader: Sendable {
  private let content: StoreContent

  init(_ content: StoreContent) {
    self.content = content
  }

  /// Fails with `storeDamaged` rather than leave anything out.
  func book() throws(Failure) -> SwimBook {
    try SwimBook(workouts: workouts(), corrections: corrections().map(\.correction))
  }

  /// In order of their ids.
  func workouts() throws(Failure) -> [Workout] {
    let files = content.files.filter { YearFile.year(ofKey: $0.key) != nil }
    let years = Processors.map(files.count) { number in
      Result { () throws(Failure) in try self.workouts(in: files[number]) }
    }
    var workouts: [Workout] = []
    for year in years { workouts += try year.get() }
    // A file holds a local year: around New Year the order of names and of files may differ.
    return workouts.isSorted ? workouts : workouts.sorted { $0.id < $1.id }
  }

  func workouts(in file: Manifest.File) throws(Failure) -> [Workout] {
    let bytes = try content.bytes(of: file)
    do throws(JSONError) {
      return try WorkoutCoding.decode(bytes)
    } catch {
      throw .storeDamaged(place: "\(content.path(of: file)), byte \(error.offset ?? 0)", problem: error.problem)
    }
  }

  /// In the order made, those taken back left out, each with its number in the journal.
  func corrections() throws(Failure) -> [(number: Int, correction: Correction)] {
    var made: [(number: Int, correction: Correction)] = []
    try correct(&made, by: content.entries)
    return made
  }

  /// Goes on with corrections by the lines that follow those they were read from.
  func correct(
    _ made: inout [(number: Int, correction: Correction)], by entries: some Sequence<JournalEntry>
  ) throws(Failure) {
    for entry in entries where entry.effect == .add {
      do throws(JSONError) {
        switch entry.kind {
        case StoreKind.correction:
          made.append((entry.number, try JSONReader.read(entry.value, CorrectionCoding.read)))
        case StoreKind.undo:
          let undone = try BookReader.undone(by: entry)
          if let index = made.lastIndex(where: { $0.number == undone }) { made.remove(at: index) }
        default: break
        }
      } catch {
        throw .storeDamaged(place: "\(content.journalPath), change number \(entry.number)", problem: error.problem)
      }
    }
  }

  /// The number of the correction that an undo took back.
  static func undone(by entry: JournalEntry) throws(JSONError) -> Int {
    try JSONReader.read(entry.value) { (reader) throws(JSONError) in try reader.int() }
  }
}

/// What the swim book's documents are called in a store.
enum StoreKind {
  static let correction = "swimming.correction"
  /// Its value is the number of the correction taken back.
  static let undo = "swimming.undo"
  static let access = "swimming.access"
  static let sync = "swimming.sync"
  static let records = "swimming.records"
}

/// The files of workouts, by local year: `workouts/2023`.
enum YearFile {
  private static let prefix = "workouts/"

  static func key(_ year: Int) -> String {
    prefix + String(year)
  }

  /// Nil for the key of another kind of file.
  static func year(ofKey key: String) -> Int? {
    key.hasPrefix(prefix) ? Int(key.dropFirst(prefix.count)) : nil
  }
}

extension [Workout] {
  fileprivate var isSorted: Bool {
    zip(self, dropFirst()).allSatisfy { $0.id < $1.id }
  }
}
