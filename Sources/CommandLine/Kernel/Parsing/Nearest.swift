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
