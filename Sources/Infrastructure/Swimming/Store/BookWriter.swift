import JSONCoding
import KernelApplication
import KernelDomain
import KernelInfrastructure
import Storage
import SwimmingApplication
import SwimmingDomain

/// Makes the changes that use cases decide on in a store.
struct BookWriter {
  let store: Store

  func apply(_ change: BookChange, to before: ReadBook, _ writer: inout StoreWriter) throws(Failure) {
    switch change {
    case .nothing: break
    case .correct(let correction):
      try writer.append(.add, StoreKind.correction, CorrectionCoding.encode(correction))
    case .undo:
      guard let latest = before.numbers.last else {
        throw .conflict(problem: "there is no correction to take back", hint: "The book is as it was imported.")
      }
      try writer.append(.add, StoreKind.undo, Array(String(latest).utf8))
    case .setHealthAccess(let access):
      try writer.append(.set, StoreKind.access, store.encoded(access))
    case .put(let workouts, let others, let sync):
      try put(workouts, others, sync, in: before.book, &writer)
    }
  }

  /// Writes the years anew in which a workout came, changed, or was before.
  private func put(
    _ workouts: [Workout], _ others: BookBackup.Others, _ sync: SyncedFiles?, in book: SwimBook,
    _ writer: inout StoreWriter
  ) throws(Failure) {
    let coming = Dictionary(workouts.map { ($0.id, $0) }) { _, last in last }
    let replaced = book.workouts.filter { coming[$0.id] != nil }
    let years = Set((replaced + workouts).map(\.day.year))
    let kept = book.workouts.filter { years.contains($0.day.year) && coming[$0.id] == nil }
    let byYear = Dictionary(grouping: kept + coming.values, by: \.day.year)
    var files: [String: [UInt8]] = [:]
    for (year, workouts) in byYear {
      files[YearFile.key(year)] = WorkoutCoding.encode(workouts.sorted { $0.id < $1.id })
    }
    let emptied = Set(years.filter { byYear[$0] == nil }.map(YearFile.key))
    var notes: [String: [UInt8]] = [:]
    if let sync { notes[StoreKind.sync] = try store.encoded(sync) }
    let entries = try entries(others, besides: writer.content.documents)
    try writer.commit(files: files, removing: emptied, notes: notes, adding: entries)
  }

  /// - Parameter documents: those that the store has already.
  private func entries(
    _ others: BookBackup.Others, besides documents: [String: [UInt8]]
  ) throws(Failure) -> [NewEntry] {
    var entries = others.corrections.map { NewEntry(.add, StoreKind.correction, CorrectionCoding.encode($0)) }
    let (profile, settings) = (JSONProfileStore.kind, JSONSettingsStore.kind)
    if let value = others.profile, documents[profile] == nil {
      entries.append(NewEntry(.set, profile, try store.encoded(value, profile)))
    }
    if let value = others.settings, documents[settings] == nil {
      entries.append(NewEntry(.set, settings, try store.encoded(value, settings)))
    }
    return entries
  }
}

extension BookChange {
  /// Whether records may differ after it.
  var movesRecords: Bool {
    switch self {
    case .nothing, .setHealthAccess: false
    case .correct, .undo, .put: true
    }
  }
}
