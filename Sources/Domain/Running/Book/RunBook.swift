/// The runs of the book, both as imported and after the user's corrections.
package struct RunBook: Sendable {
  /// The runs as imported, in order of ids.
  package let imported: [RunRow]
  /// The user's corrections that were not undone, in the order made.
  package let corrections: [NumberedRunCorrection]
  /// The groups of imported runs that corrections affect, each with the resulting runs.
  package let corrected: [CorrectedGroup]
  /// All runs after corrections, in order of ids, including those that the user removed.
  package let runs: [RunRow]
  /// The recordings that do not count, each mapped to the recording of the same run that counts instead.
  package let duplicates: [RunID: RunID]

  package init() {
    (imported, corrections, corrected, runs, duplicates) = ([], [], [], [], [:])
  }

  /// - Parameters:
  ///   - imported: the runs as imported, in order of ids.
  ///   - known: results computed earlier; a group's result is reused if its runs and corrections did not change.
  ///   - track: reads the track of an imported run. It is called only for groups whose result is not known.
  package init<Problem: Error>(
    imported: [RunRow], corrections: [NumberedRunCorrection], known: [CorrectedGroup],
    track: (RunRow) throws(Problem) -> RunTrack
  ) throws(Problem) {
    self.imported = imported
    self.corrections = corrections
    var groups: [CorrectedGroup] = []
    for group in RunBook.groups(imported, corrections) {
      groups.append(try CorrectedGroup(group.imported, group.corrections, known: known, track: track))
    }
    corrected = groups
    let touched = Set(groups.flatMap { $0.imported.map(\.id) })
    runs = (imported.filter { !touched.contains($0.id) } + groups.flatMap(\.runs)).sorted()
    duplicates = RunBook.duplicates(runs, corrections)
  }

  package subscript(id: RunID) -> RunRow? {
    let index = runs.partitioned { $0.id < id }
    return index < runs.count && runs[index].id == id ? runs[index] : nil
  }

  package func importedRun(_ id: RunID) -> RunRow? {
    let index = imported.partitioned { $0.id < id }
    return index < imported.count && imported[index].id == id ? imported[index] : nil
  }

  /// The corrections that no longer fit their run and therefore have no effect.
  package var setAside: [NumberedRunCorrection] {
    let numbers = Set(corrected.flatMap(\.setAside))
    return corrections.filter { numbers.contains($0.number) }
  }

  /// Whether an activity counts in totals and records: it is a run, was not removed, and no other recording of the same
  /// run counts instead.
  package func counts(_ row: RunRow) -> Bool {
    row.isRun && duplicates[row.id] == nil
  }

  /// The imported runs that the given runs were made from, all imported runs that joins connect with those, and the
  /// corrections of all of them.
  /// - Parameter ids: the ids of runs as they are after corrections.
  package func group(of ids: [RunID]) -> (imported: [RunRow], corrections: [NumberedRunCorrection]) {
    let originals = Set(ids.flatMap { self[$0]?.originals ?? [$0.original] })
    var all = originals
    for group in corrected where group.imported.contains(where: { originals.contains($0.id) }) {
      all.formUnion(group.imported.map(\.id))
    }
    let rows = imported.filter { all.contains($0.id) }
    return (rows, corrections.filter { all.contains($0.correction.run.original) })
  }

  /// The imported runs that corrections affect, grouped so that runs joined with each other are in one group.
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

/// A correction with the number of the change of the book that made it.
package struct NumberedRunCorrection: Hashable, Sendable {
  package let number: Int
  package let correction: RunCorrection

  package init(_ number: Int, _ correction: RunCorrection) {
    self.number = number
    self.correction = correction
  }
}

/// A group of imported runs that corrections affect, and the runs that result.
package struct CorrectedGroup: Hashable, Sendable {
  /// The runs as imported.
  package let imported: [RunRow]
  /// The numbers of the changes of the book that made the corrections.
  package let numbers: [Int]
  package let runs: [RunRow]
  /// The numbers of the changes whose corrections no longer fit.
  package let setAside: [Int]

  /// Restores a group from stored values.
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
    if let same = known.first(where: { $0.numbers == numbers && $0.imported == imported }) {
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
  /// The measurements made before the run's track was lost; nil if the track still exists.
  private static func kept(_ corrected: CorrectedRun, _ imported: [RunRow]) -> MeasuredRun? {
    guard corrected.run.fixes.isEmpty else { return nil }
    return imported.first { $0.id == corrected.run.id && $0.fixCount > 0 }?.measured
  }
}

extension Array {
  /// The position of the first element for which `isBefore` is false, found by binary search. `isBefore` must be true
  /// for all elements before that position and false for all after it.
  fileprivate func partitioned(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
