import KernelDomain

/// Returns at most `most` names that the user probably meant by a mistyped word, the likeliest first: names that
/// contain the word, followed by names that are almost equal to the word, or that have such a part. A beginning that a
/// name shares with the word, as `swimming.nothing` does with all methods of swimming, does not make it similar.
package func nearNames(_ word: String, _ names: [String], most: Int = 5) -> [String] {
  let word = word.lowercased()
  guard (1...64).contains(word.utf8.count) else { return [] }
  let letters = Array(word)
  let ranked = names.enumerated().compactMap { place, name -> (distance: Int, place: Int)? in
    let name = shown(name).lowercased()
    if word.count > 2, name.contains(word) { return (0, place) }
    let parts = name.split { !$0.isLetter && !$0.isNumber }.map { (letters[...], Array($0)[...]) }
    let distances = (parts + [apart(letters, Array(name))]).compactMap { word, name in
      let distance = editDistance(Array(word), Array(name))
      return distance <= max(1, word.count / 3) ? distance : nil
    }
    return distances.min().map { ($0, place) }
  }
  return ranked.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(most).map { names[$0.place] }
}

/// Returns an address without its query, which is too long for an error. Other names are returned unchanged.
private func shown(_ name: String) -> String { String(name.prefix { $0 != "?" }) }

/// Returns what follows the parts with which both texts begin.
private func apart(_ a: [Character], _ b: [Character]) -> (ArraySlice<Character>, ArraySlice<Character>) {
  let shared = zip(a, b).prefix { $0 == $1 }.count
  let start = a[..<shared].lastIndex { !$0.isLetter && !$0.isNumber }.map { $0 + 1 } ?? 0
  return (a[start...], b[start...])
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
    return didYouMean(near.map(shown)) + " " + list
  }

  /// Returns a sentence that lists the valid names, after those that are similar to `word`.
  package func choice(_ names: [String], near word: String?) -> String {
    let near = nearNames(word ?? "", names)
    return (near.isEmpty ? "" : didYouMean(near) + " ") + choice(names)
  }

  private func didYouMean(_ names: [String]) -> String {
    let list = names.joined(separator: ", ")
    return say(cs: "Mysleli jste \(list)?", en: "Did you mean \(list)?")
  }
}
