import KernelDomain

/// Returns at most `most` names that the user probably meant by a mistyped word, the likeliest first: names that
/// contain the word, followed by names with a part that is almost equal to the word.
package func nearNames(_ word: String, _ names: [String], most: Int = 5) -> [String] {
  let word = word.lowercased()
  guard (1...64).contains(word.utf8.count) else { return [] }
  let letters = Array(word)
  let ranked = names.enumerated().compactMap { place, name -> (distance: Int, place: Int)? in
    let name = name.lowercased()
    if word.count > 2, name.contains(word) { return (0, place) }
    let parts = name.split { !$0.isLetter && !$0.isNumber }.map(Array.init) + [Array(name)]
    let distance = parts.map { editDistance(letters, $0) }.min() ?? word.count
    return distance <= max(1, word.count / 3) ? (distance, place) : nil
  }
  return ranked.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(most).map { names[$0.place] }
}

extension MessageLocalizer {
  /// Returns a sentence that lists the valid names. If there are more than 15, lists only those that are similar to
  /// `word`.
  /// - Parameters:
  ///   - names: the valid names.
  ///   - word: the word that the user typed.
  ///   - all: the words of the command that lists all names.
  func choice(_ names: [String], like word: String, all: String...) -> String {
    guard names.count > 15 else { return choice(names) + "." }
    let list = "\(say(cs: "Všechny vypíše", en: "List them all")): \(program.command(all))"
    // If a name has several parts, as `swimming.nothing` has, the last part is the one most likely to be mistyped.
    let last = word.split { !$0.isLetter && !$0.isNumber }.last.map(String.init) ?? word
    var near = nearNames(word, names)
    if near.isEmpty { near = nearNames(last, names) }
    guard !near.isEmpty else { return list }
    let shown = near.joined(separator: ", ")
    return say(cs: "Mysleli jste \(shown)?", en: "Did you mean \(shown)?") + " " + list
  }
}
