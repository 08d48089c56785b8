import KernelDomain

/// A model of a store with sections of words, and of the effect of each kind of change.
struct WordModel: Equatable, Sendable, CustomStringConvertible {
  var sections = Dictionary(uniqueKeysWithValues: WordReducer.sections.map { ($0, WordSection()) })

  subscript(section: FeatureID) -> WordSection {
    get { sections[section] ?? WordSection() }
    set { sections[section] = newValue }
  }

  var description: String {
    sections.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "; ")
  }

  /// A change, with its parts in all sections that it touches.
  struct Recorded {
    let key: Int
    var parts: [FeatureID: WordSection.Change]
    var stands: Bool

    var undone: Int? { parts.values.compactMap(\.undone).first }
    var id: String? { parts.values.compactMap(\.id).first }
  }

  /// All changes by key, except those that can no longer be undone.
  var history: [Recorded] {
    var history: [Int: Recorded] = [:]
    for (section, content) in sections {
      let gone = content.gone
      for change in content.changes where !change.isFolded {
        let stands = !gone.contains(change.key)
        var recorded = history[change.key] ?? Recorded(key: change.key, parts: [:], stands: true)
        recorded.parts[section] = change
        recorded.stands = recorded.stands && stands
        history[change.key] = recorded
      }
    }
    return history.values.sorted { $0.key < $1.key }
  }

  /// Whether compaction certainly keeps a change, since it is one of the section's latest.
  func isRecent(_ change: Recorded) -> Bool {
    change.parts.keys.allSatisfy { section in
      self[section].changes.suffix(DocumentWorkload.keptChanges).contains { $0.key == change.key }
    }
  }

  /// Whether later changes that are not undone depend on this change or set the same values.
  func isRestedOn(_ change: Recorded) -> Bool {
    change.parts.contains { section, part in
      self[section].standing.contains { later in
        later.key > change.key
          && (!later.kinds.isDisjoint(with: part.kinds) || part.id.map(later.bases.contains) ?? false)
      }
    }
  }

  /// The key of the next change.
  var nextKey: Int {
    (sections.values.flatMap(\.changes).map(\.key).max() ?? 0) + 1
  }

  /// Returns the model after one more change, which adds these entries to each section.
  func adding(_ said: [FeatureID: [WordSection.Said]]) -> WordModel {
    var after = self
    for (section, said) in said { after[section].changes.append(WordSection.Change(key: nextKey, said: said)) }
    return after
  }

  /// Returns the model after one more change, which undoes the given change.
  func takingBack(_ change: Recorded) -> WordModel {
    var after = self
    for section in change.parts.keys {
      after[section].changes.append(WordSection.Change(key: nextKey, undone: change.key))
    }
    return after
  }

  /// Returns the model without the changes with these keys in a section, and without changes that undid them.
  func erasing(_ keys: Set<Int>, in section: FeatureID) -> WordModel {
    var after = self
    var gone = keys
    for change in self[section].changes {
      if let undone = change.undone, gone.contains(undone) { gone.insert(change.key) }
    }
    after[section].changes.removeAll { gone.contains($0.key) }
    return after
  }

  /// The states between this one and a later one in which only one section has changed.
  func torn(to later: WordModel) -> [WordModel] {
    WordReducer.sections.map { section in
      var state = self
      state[section] = later[section]
      return state
    }
  }
}
