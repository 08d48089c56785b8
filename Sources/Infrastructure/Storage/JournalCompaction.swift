/// Which of a journal's changes still say something. Documents that were set anew don't, nor what features took back.
struct JournalCompaction {
  let entries: [JournalEntry]
  private let obsolete: Set<Int>

  init(_ entries: [JournalEntry], _ inspectors: [any ContentInspector]) {
    var obsolete = Set(entries.filter(\.isLost).map(\.number))
    var latest: [String: Int] = [:]
    for entry in entries where entry.effect == .set {
      if let before = latest.updateValue(entry.number, forKey: entry.kind) { obsolete.insert(before) }
    }
    for inspector in inspectors { obsolete.formUnion(inspector.obsolete(in: entries)) }
    self.entries = entries
    self.obsolete = obsolete
  }

  /// At least half of the journal says nothing any more.
  var isWorthIt: Bool {
    let gone = entries.reduce(0) { $0 + (obsolete.contains($1.number) ? $1.size : 0) }
    return gone > 0 && gone * 2 >= entries.reduce(0) { $0 + $1.size }
  }

  /// Numbered on behind the old ones, since no number is ever used twice.
  func remaining(firstNumber: Int) -> [JournalEntry] {
    entries.filter { !obsolete.contains($0.number) }.enumerated().map { index, entry in
      JournalEntry(number: firstNumber + index, effect: entry.effect, kind: entry.kind, value: entry.value)
    }
  }
}

extension JournalEntry {
  /// About as many bytes as its line has.
  fileprivate var size: Int { value.count + kind.utf8.count + 48 }
}
