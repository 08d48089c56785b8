import KernelDomain

/// The length of the longest word that is compared with names, in bytes.
private let longestName = 64

/// Returns the name that the user probably meant by a mistyped word; nil if no name is similar.
func nearest(_ word: String, _ names: [String]) -> String? {
  guard word.utf8.count <= longestName else { return nil }
  let word = word.lowercased()
  let ranked = names.map { ($0, editDistance(Array(word), Array($0.lowercased()))) }
  if let longer = names.first(where: { $0.hasPrefix(word) }), word.count >= 2 { return longer }
  guard let best = ranked.min(by: { $0.1 < $1.1 }), !word.isEmpty, best.1 <= max(1, word.count / 3)
  else { return nil }
  return best.0
}

/// Returns the names that the user may have meant by a word: those of which the word is a part, such as `set-pool` for
/// `pool`, or else the one that is most similar to it; empty if there is none, or if it is a part of many.
func likely(_ word: String, _ names: [String]) -> [String] {
  let word = word.lowercased()
  if names.contains(word) { return [word] }
  if names.contains(word + "s") { return [word + "s"] }
  let part = word.drop { $0 == "-" }
  let whole = names.filter { $0.split { "-. ".contains($0) }.contains(part) }
  let ends = whole.isEmpty ? names.filter { $0.hasSuffix("." + word) } : whole
  return (1...3).contains(ends.count) ? ends : nearest(word, names).map { [$0] } ?? []
}
