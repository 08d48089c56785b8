/// All activities of the Running feature, both as they were imported and with the user's corrections applied.
package struct RunBook: Sendable {
  /// The activities as they were imported, sorted by id.
  package let imported: [RunRow]
  /// The activities before corrections, sorted by id: the imported ones, and those that the user added by hand.
  private let originals: [RunRow]
  /// The user's corrections, except those that were undone, in the order in which they were made.
  package let corrections: [NumberedRunCorrection]
  /// The groups of imported activities that corrections affect, together with the corrected activities.
  package let corrected: [CorrectedGroup]
  /// All activities with corrections applied, sorted by id. They include the activities that the user removed.
  package let runs: [RunRow]
  /// The user's planned workouts, shoes and names of routes.
  package var lists = RunLists()
  /// Maps the id of each recording that does not count to the id of the recording that counts instead, which is of the
  /// same run.
  package let duplicates: [RunID: RunID]

  /// Creates the book and applies the corrections.
  /// - Parameters:
  ///   - imported: the activities as they were imported, sorted by id.
  ///   - corrections: the corrections, in the order in which they were made.
  ///   - known: groups computed earlier. A group whose activities and corrections did not change is reused.
  ///   - track: reads the track of an imported activity. It is called only for groups that cannot be reused.
  package init<Problem: Error>(
    imported: [RunRow], corrections: [NumberedRunCorrection], known: [CorrectedGroup],
    track: (RunRow) throws(Problem) -> RunTrack
  ) throws(Problem) {
    self.imported = imported
    self.corrections = corrections
    let added = corrections.compactMap { $0.correction.added }
    let originals = added.isEmpty ? imported : (imported + added).sorted()
    self.originals = originals
    var groups: [CorrectedGroup] = []
    for group in RunBook.groups(originals, added.isEmpty ? corrections : corrections.filter(\.isLater)) {
      groups.append(try CorrectedGroup(group.imported, group.corrections, known: known, track: track))
    }
    corrected = groups
    let touched = Set(groups.flatMap { $0.imported.map(\.id) })
    runs = (originals.filter { !touched.contains($0.id) } + groups.flatMap(\.runs)).sorted()
    duplicates = RunBook.duplicates(runs, corrections)
  }

  package subscript(id: RunID) -> RunRow? {
    let index = runs.partitioned { $0.id < id }
    return index < runs.count && runs[index].id == id ? runs[index] : nil
  }

  package func importedRun(_ id: RunID) -> RunRow? {
    let index = originals.partitioned { $0.id < id }
    return index < originals.count && originals[index].id == id ? originals[index] : nil
  }

  /// The corrections that have no effect because they no longer fit their run, for example after a new import.
  package var setAside: [NumberedRunCorrection] {
    let numbers = Set(corrected.flatMap(\.setAside))
    return corrections.filter { numbers.contains($0.number) }
  }

  /// Whether an activity counts in totals and records: it is a run, the user did not remove it, and no other recording
  /// of the same run counts instead.
  package func counts(_ row: RunRow) -> Bool {
    row.isRun && duplicates[row.id] == nil
  }

  /// Returns the name of the shoes worn in an activity: those stated for it or, for a run without stated shoes, the
  /// default shoes for its day. Nil if there are none.
  package func shoes(of row: RunRow) -> String? {
    if let named = row.run.origin.gear { return named.isEmpty ? nil : named }
    return row.isRun ? lists.shoes(on: row.run.day()) : nil
  }

  /// The activities about which the user still has to decide: an import guessed from their speed that they are not
  /// runs. They are grouped by import, oldest first. `imported` is the number that identifies the import, 0 if it is
  /// unknown. `untold` is the number of all the import's activities whose files did not state the kind of activity.
  package var guessed: [(imported: Int, runs: [RunRow], untold: Int)] {
    let rows = runs.filter { $0.run.origin.isGuessed && !$0.isRemoved && duplicates[$0.id] == nil }
    let groups = Dictionary(grouping: rows) { row in
      row.originals.first.flatMap { importedRun($0) }?.trackFile.imported ?? 0
    }
    if groups.isEmpty { return [] }
    let untold = Dictionary(imported.lazy.filter(\.run.origin.finding.isUntold).map { ($0.trackFile.imported, 1) }) {
      $0 + $1
    }
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value, untold[$0.key] ?? 0) }
  }

  /// The number of decisions that the user has to make: about each suspicious effort, each duplicate, each correction
  /// without effect, and the guesses of each import.
  package var awaitsReview: Int {
    runs.reduce(duplicates.count + setAside.count + guessed.count) {
      counts($1) ? $0 + $1.measured.suspicious.count : $0
    }
  }

  /// Finds everything that can change together with the given runs: the imported runs from which they were made, all
  /// imported runs that the user joined to those, and the corrections of all these runs.
  /// - Parameter ids: the ids that the runs have after corrections.
  package func group(of ids: [RunID]) -> (imported: [RunRow], corrections: [NumberedRunCorrection]) {
    let originals = Set(ids.flatMap { self[$0]?.originals ?? [$0.original] })
    var all = originals
    for group in corrected where group.imported.contains(where: { originals.contains($0.id) }) {
      all.formUnion(group.imported.map(\.id))
    }
    let rows = all.compactMap { importedRun($0) }.sorted()
    return (rows, corrections.filter { $0.isLater && all.contains($0.correction.run.original) })
  }

  /// Groups the imported runs that corrections affect. Runs that the user joined to each other are in the same group.
  private static func groups(
    _ imported: [RunRow], _ corrections: [NumberedRunCorrection]
  ) -> [(imported: [RunRow], corrections: [NumberedRunCorrection])] {
    var leader: [RunID: RunID] = [:]
    func find(_ id: RunID) -> RunID {
      var id = id
      while let next = leader[id], next != id { id = next }
      return id
    }
    for numbered in corrections {
      let own = find(numbered.correction.run.original)
      leader[own] = own
      if case .join(let other) = numbered.correction.change { leader[find(other.original)] = own }
    }
    guard !leader.isEmpty else { return [] }
    let rows = Dictionary(grouping: imported.filter { leader[$0.id] != nil }) { find($0.id) }
    let made = Dictionary(grouping: corrections) { find($0.correction.run.original) }
    return made.keys.sorted().map { (rows[$0] ?? [], made[$0] ?? []) }
  }

  private static func duplicates(_ runs: [RunRow], _ corrections: [NumberedRunCorrection]) -> [RunID: RunID] {
    var preferences: [RunID: Int] = [:]
    for numbered in corrections where numbered.correction.change == .prefer {
      preferences[numbered.correction.run] = numbered.number
    }
    return RunDuplicateRule.duplicates(
      in: runs.lazy.filter { !$0.isRemoved }.map { RunRecording($0, preference: preferences[$0.id]) })
  }
}

/// A correction, together with the number that identifies the change of the book in which it was made.
package struct NumberedRunCorrection: Hashable, Sendable {
  package let number: Int
  package let correction: RunCorrection

  package init(_ number: Int, _ correction: RunCorrection) {
    self.number = number
    self.correction = correction
  }

  /// Whether the correction changes a run that is already in the book, instead of adding a run.
  fileprivate var isLater: Bool { !correction.isAdding }
}

extension RunCorrection {
  /// Whether the correction adds a run to the book.
  package var isAdding: Bool { if case .add = change { true } else { false } }

  /// The run that the correction adds; nil for other corrections.
  fileprivate var added: RunRow? {
    guard case .add(let added) = change else { return nil }
    return RunRow(CorrectedRun(added.run(run)))
  }
}

/// A group of imported runs whose corrections must be applied together, and the corrected runs. A run that was not
/// joined to any other is a group of its own.
package struct CorrectedGroup: Hashable, Sendable {
  /// The imported runs of the group, before corrections.
  package let imported: [RunRow]
  /// The numbers that identify the changes of the book in which the group's corrections were made.
  package let numbers: [Int]
  package let runs: [RunRow]
  /// The numbers that identify the changes whose corrections have no effect, because they no longer fit the run.
  package let setAside: [Int]

  /// Restores a group from its stored parts, without applying the corrections again.
  package init(imported: [RunRow], numbers: [Int], runs: [RunRow], setAside: [Int]) {
    self.imported = imported
    self.numbers = numbers
    self.runs = runs
    self.setAside = setAside
  }

  fileprivate init<Problem: Error>(
    _ imported: [RunRow], _ corrections: [NumberedRunCorrection], known: [CorrectedGroup],
    track: (RunRow) throws(Problem) -> RunTrack
  ) throws(Problem) {
    let numbers = corrections.map(\.number)
    if let same = known.first(where: { $0.numbers == numbers && $0.isMade(of: imported) }) {
      self = same
      return
    }
    var whole: [Run] = []
    for row in imported { whole.append(row.run(try track(row))) }
    let made = CorrectedRuns(whole, corrections: corrections.lazy.map(\.correction))
    var setAside = made.setAside[...]
    self.init(
      imported: imported, numbers: numbers,
      runs: made.runs.map { RunRow($0, measured: CorrectedGroup.kept($0, imported)) },
      setAside: corrections.filter { numbered in
        guard setAside.first == numbered.correction else { return false }
        setAside.removeFirst()
        return true
      }.map(\.number))
  }
}

extension CorrectedGroup {
  /// Whether the group's imported runs are these, with the same measurements.
  private func isMade(of rows: [RunRow]) -> Bool {
    imported == rows && zip(imported, rows).allSatisfy { $0.measured.isSame(as: $1.measured) }
  }

  /// Returns the stored measurements of a run whose track has been lost. Nil if the run has fixes, or never had any.
  private static func kept(_ corrected: CorrectedRun, _ imported: [RunRow]) -> MeasuredRun? {
    guard corrected.run.fixes.isEmpty else { return nil }
    return imported.first { $0.id == corrected.run.id && $0.fixCount > 0 }?.measured
  }
}

extension Array {
  /// Returns the index of the first element for which `isBefore` is false, found by binary search. The array must be
  /// sorted so that `isBefore` is true for all elements before that index and false for all others.
  fileprivate func partitioned(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
