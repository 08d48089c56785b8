import KernelApplication
import KernelDomain

/// Why a damaged section cannot be read, and which of its changes are nevertheless known.
struct UnreadChanges {
  let problem: Failure
  /// The numbers that identify the changes which can be read from the damaged journal.
  let numbers: Set<Int>
}

/// All changes in the sections' journals, and all imports. Determines which of them can be undone.
struct ChangeHistory {
  /// The changes in all sections, by the numbers that identify them.
  private(set) var changes: [Int: RecordedChange] = [:]
  private let contents: [FeatureID: SectionContent]
  /// The reason why each unreadable section cannot be read, and the changes that it is known to contain.
  private let unread: [FeatureID: UnreadChanges]
  private let reducers: BySection<any SectionReducer>
  private let origin: (RecordedChange) -> ChangeOrigin

  init(
    _ contents: [FeatureID: SectionContent], imports: [FeatureID: [ImportLine]],
    unread: [FeatureID: UnreadChanges] = [:],
    reducers: BySection<any SectionReducer>, origin: @escaping (RecordedChange) -> ChangeOrigin = { _ in .user }
  ) {
    self.origin = origin
    self.contents = contents
    self.unread = unread
    self.reducers = reducers
    for (id, content) in contents {
      let gone = Change.takenBack(content.changes)
      for change in content.changes {
        let stands = !gone.contains(change.number)
        var recorded =
          changes[change.number] ?? RecordedChange(number: change.number, at: change.at, entries: [:], stands: stands)
        recorded.entries[id] = change.entries
        recorded.stands = recorded.stands && stands
        changes[change.number] = recorded
      }
    }
    for (id, imports) in imports { add(imports, id) }
    forgetOld()
  }

  /// Hides the imports that are too old to be undone, even if the section's files still contain them. Also hides,
  /// except for the most recent imports, the lists of the data that each import left out.
  private mutating func forgetOld() {
    let imports = changes.values.filter(\.isImport).sorted { $0.number > $1.number }
    for change in imports.dropFirst(ImportLimit.listedOmissions) { changes[change.number]?.forgetLeftOut() }
    for isSync in [true, false] {
      for change in imports.lazy.filter({ $0.isSync == isSync }).dropFirst(ImportLimit.of(isSync: isSync)) {
        changes[change.number] = nil
      }
    }
  }

  private mutating func add(_ imports: [ImportLine], _ id: FeatureID) {
    for line in imports {
      var recorded =
        changes[line.number] ?? RecordedChange(number: line.number, at: line.at, entries: [:], stands: true)
      if !recorded.isImport { recorded.stands = true }
      recorded.stands = recorded.stands && line.undone == nil
      recorded.imports[id] = line
      changes[line.number] = recorded
    }
  }

  /// Fails with `storeDamaged` if an unreadable section contains change `number`. If `isLatest` is true, also fails if
  /// an unreadable section may contain a later change.
  /// - Parameters:
  ///   - isLatest: whether `number` was chosen because it is the most recent change of all sections.
  ///   - next: the number that the next new change will have; every stored change has a smaller one.
  func refuseUnread(_ number: Int, isLatest: Bool, next: Int) throws(Failure) {
    for section in unread.values where section.numbers.contains(number) { throw section.problem }
    guard isLatest, let section = unread.values.first, number + 1 < next else { return }
    for later in number + 1..<next where changes[later] == nil { throw section.problem }
  }

  /// Returns `failure`, a "not found" failure. If a section cannot be read, returns the failure of reading that section
  /// instead, since the section may contain the change.
  private func unlessUnread(_ failure: Failure) -> Failure { unread.values.first?.problem ?? failure }

  /// Fails with `storeDamaged` if the feature's section cannot be read. Does nothing if `feature` is nil.
  func refuseUnread(_ feature: FeatureID?) throws(Failure) {
    if let feature, let section = unread[feature] { throw section.problem }
  }

  /// Returns the change to undo if the user specifies none: the most recent change in effect of `feature`, or of all
  /// features if `feature` is nil. Passes over syncs and changes that are only progress. Fails with `conflict` if there
  /// is no such change.
  func latest(of feature: FeatureID?) throws(Failure) -> RecordedChange {
    let latest = changes.values.filter {
      $0.stands && $0.undone == nil && touches($0, feature) && origin($0) == .user && !$0.isSync && !$0.isDeletion
    }.max { $0.number < $1.number }
    guard let latest else {
      throw unlessUnread(.conflict(.change(.nothingToUndo)))
    }
    return latest
  }

  /// Returns the change `number` if it can be undone now. Fails with `notFound` if there is no such change. Fails with
  /// `conflict` if the change is itself an undo, is already undone or is too old. Also fails with `conflict` if later
  /// changes depend on it; the failure then lists those changes.
  /// - Parameters:
  ///   - withLater: whether to also undo the later changes that depend on this one, instead of failing.
  ///   - forGood: whether to erase what an import added. The change must then be an import, and may already be undone.
  /// - Returns: the change, followed by the changes that must be undone together with it.
  func undoable(_ number: Int, withLater: Bool, forGood: Bool = false) throws(Failure) -> [RecordedChange] {
    guard let change = changes[number] else {
      // Imports that are too old are no longer in `changes`, so they are recognised by their numbers.
      let isForgotten = number > 0 && [true, false].contains { isExpired(number, isSync: $0) }
      throw unlessUnread(
        isForgotten ? .conflict(.change(.tooOld(number: number))) : .notFound(.change(.noSuchChange(number: number))))
    }
    if let undone = change.undone {
      throw .conflict(.change(.isUndo(number: number, undone: undone)))
    }
    guard origin(change) != .program else {
      throw .notFound(.change(.noSuchChange(number: number)))
    }
    if change.isDeletion { throw .conflict(.change(.deletedForGood(number: number))) }
    if forGood, !change.isImport { throw .conflict(.change(.notAnImport(number: number))) }
    if forGood, !change.stands { return [change] }
    guard change.stands else {
      throw .conflict(.change(.takenBackAlready(number: number)))
    }
    try refuseTooOld(change)
    let own = change.ownChanges.map { range in
      changes.values.filter { range.contains($0.number) && $0.stands && $0.undone == nil && origin($0) != .program }
    }
    var all = [change] + (own ?? []).sorted { $0.number < $1.number }
    while true {
      let dependent = try dependents(of: all)
      if dependent.isEmpty { return all }
      guard withLater else { throw .conflict(.change(.restedUpon(number: number, later: dependent))) }
      let later = dependent.compactMap { changes[$0] }
      for change in later { try refuseTooOld(change) }
      all += later
    }
  }

  private func refuseTooOld(_ change: RecordedChange) throws(Failure) {
    for (id, entries) in change.entries where change.sections.contains(id) {
      if let since = contents[id]?.since, change.number < since, entries.contains(where: \.isSet) {
        throw .conflict(.change(.tooOld(number: change.number)))
      }
    }
    if change.isImport, isExpired(change.number, isSync: change.isSync) {
      throw .conflict(.change(.tooOld(number: change.number)))
    }
  }

  /// Whether an import with this number would be too old to be undone, because too many later imports are known. Syncs
  /// and other imports are counted separately.
  private func isExpired(_ number: Int, isSync: Bool) -> Bool {
    changes.values.count { $0.isImport && $0.isSync == isSync && $0.number > number } >= ImportLimit.of(isSync: isSync)
  }

  /// Returns the numbers of the other changes in effect that depend on any of the changes `undone`, sorted.
  private func dependents(of undone: [RecordedChange]) throws(Failure) -> [Int] {
    var dependent: Set<Int> = []
    for change in undone { dependent.formUnion(dependents(of: change)) }
    dependent.formUnion(try dependents(ofImports: Set(undone.filter(\.isImport).map(\.number))))
    return dependent.subtracting(undone.map(\.number)).sorted()
  }

  /// Returns the numbers of the changes in effect that concern imported rows which would be removed if these imports
  /// were undone.
  private func dependents(ofImports numbers: Set<Int>) throws(Failure) -> Set<Int> {
    var dependent: Set<Int> = []
    if numbers.isEmpty { return dependent }
    for (id, content) in contents {
      guard let reducer = reducers[id], !reducer.rowKinds.isEmpty else { continue }
      var rows = try SectionRows(content, reducer.rowKinds)
      let standing = Array(content.standing)
      let moved = rows.settle(numbers, undone: .max, beside: standing, by: reducer).moved
      let gone = moved.gone.union(moved.companions)
      if gone.isEmpty { continue }
      dependent.formUnion(reducer.dependents(ofRows: gone, among: standing).map(\.number))
    }
    return dependent
  }

  /// Returns the numbers of the later changes in effect that depend on this change, sorted.
  func dependents(of change: RecordedChange) -> [Int] {
    var dependent: Set<Int> = []
    for (id, entries) in change.entries where change.sections.contains(id) {
      guard let content = contents[id] else { continue }
      let own = Change(number: change.number, at: change.at, entries: entries)
      let later = content.standing.filter { $0.number > change.number }
      let kinds = Set(own.setKinds)
      dependent.formUnion(later.filter { !kinds.isDisjoint(with: $0.setKinds) }.map(\.number))
      if let reducer = reducers[id] { dependent.formUnion(reducer.dependents(of: own, among: later).map(\.number)) }
    }
    return dependent.sorted()
  }

  /// Returns the undo that a redo reverses: the undo of change `number` or, if `number` is nil, the most recent undo in
  /// the section of `feature` (in any section if `feature` is nil). Fails with `conflict` if there is no such undo, or
  /// if another change has since been made in the same section.
  func redoable(_ number: Int?, of feature: FeatureID?) throws(Failure) -> RecordedChange {
    if let number, changes[number].map(origin) ?? .program == .program {
      throw unlessUnread(.notFound(.change(.noSuchChange(number: number))))
    }
    let undos = changes.values.filter { change in
      let undone = change.allUndone
      guard let main = undone.first, change.stands, touches(change, feature) else { return false }
      guard let original = changes[main], original.undone == nil, origin(original) != .program else { return false }
      return number.map(undone.contains) ?? true
    }
    guard let undo = undos.max(by: { $0.number < $1.number }) else {
      throw unlessUnread(.conflict(.change(number.map { .notTakenBack(number: $0) } ?? .nothingToRedo)))
    }
    let later = changes.values.filter { change in
      change.number > undo.number && change.undone == nil && origin(change) == .user && !change.isDeletion
        && !change.sections.isDisjoint(with: undo.sections)
    }
    guard let first = later.map(\.number).min() else {
      try refuseWithoutGround(undo.undone ?? 0)
      return undo
    }
    throw .conflict(.change(.changedSince(number: undo.undone ?? 0, later: first)))
  }

  /// Fails with `conflict` if the change `number` depends on changes that are undone; those must be redone first.
  private func refuseWithoutGround(_ number: Int) throws(Failure) {
    let takenBackSince = changes.values.flatMap { $0.stands && $0.number > number ? $0.allUndone : [] }
    let ground = takenBackSince.compactMap { changes[$0] }.filter { change in
      change.undone == nil && !change.isImport && change.number < number && dependents(of: change, if: number)
    }
    let numbers = ground.map(\.number).sorted()
    guard !numbers.isEmpty else { return }
    throw .conflict(.change(.restsOnTakenBack(number: number, earlier: numbers)))
  }

  /// Whether the change `number` depends on `change`, or would do so if it were in effect.
  private func dependents(of change: RecordedChange, if number: Int) -> Bool {
    change.entries.contains { id, entries in
      guard let later = contents[id]?.change(number) else { return false }
      let own = Change(number: change.number, at: change.at, entries: entries)
      return !Set(own.setKinds).isDisjoint(with: later.setKinds)
        || reducers[id].map { !$0.dependents(of: own, among: [later]).isEmpty } ?? false
    }
  }

  private func touches(_ change: RecordedChange, _ feature: FeatureID?) -> Bool {
    feature.map { change.sections.contains($0) } ?? true
  }

  /// Returns those of the change numbers that identify imports which have added rows to the section.
  func imports(_ numbers: [Int], in section: FeatureID) -> Set<Int> {
    Set(numbers.filter { changes[$0]?.imports[section] != nil })
  }
}

extension Entry {
  fileprivate var isSet: Bool {
    if case .set = self { true } else { false }
  }
}
