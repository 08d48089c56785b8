/// The longest word in bytes that may be a mistyped name.
private let longestName = 64

/// The name that a mistyped word most likely means; nil when none is near.
func nearest(_ word: String, _ names: [String]) -> String? {
  guard word.utf8.count <= longestName else { return nil }
  let word = word.lowercased()
  let ranked = names.map { ($0, editDistance(Array(word), Array($0.lowercased()))) }
  if let longer = names.first(where: { $0.hasPrefix(word) }), word.count >= 2 { return longer }
  guard let best = ranked.min(by: { $0.1 < $1.1 }), !word.isEmpty, best.1 <= max(1, word.count / 3)
  else { return nil }
  return best.0
}

/// Insertions, deletions, substitutions and swaps of neighbours that make one of the other (optimal string alignment).
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
