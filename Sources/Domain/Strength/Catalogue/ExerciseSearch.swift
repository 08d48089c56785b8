import KernelDomain

/// Finds exercises by words of their names, in whatever language, cut, or with a letter or two wrong.
package struct ExerciseSearch: Sendable {
  private struct Name {
    let exercise: Int
    /// Places in `words`.
    let words: [Int]
    let length: Int
  }

  private let exercises: [CatalogueExercise]
  private let names: [Name]
  /// All words of all names, each once.
  private let words: [[UInt32]]
  private let englishNames: [String]

  package init(_ exercises: [CatalogueExercise]) {
    self.exercises = exercises
    var words: [[UInt32]] = []
    var places: [[UInt32]: Int] = [:]
    var names: [Name] = []
    for (index, exercise) in exercises.enumerated() {
      for name in exercise.names {
        let text = SearchText(name)
        let found = text.words.map { word in
          if let place = places[word] { return place }
          places[word] = words.count
          words.append(word)
          return words.count - 1
        }
        names.append(Name(exercise: index, words: found, length: text.length))
      }
    }
    self.names = names
    self.words = words
    englishNames = exercises.map { SearchText($0.english).text }
  }

  /// What a search found.
  package struct Match: Hashable, Sendable {
    package let exercise: CatalogueExercise
    /// The less, the closer.
    package let cost: Int
  }

  /// The most words of a query that are looked for.
  private static let mostWords = 12

  /// The exercises of which each word searched is in one name, the closest first. Nothing searched finds nothing.
  package func matches(_ query: String) -> [Match] {
    let query = SearchText(query).words.prefix(ExerciseSearch.mostWords)
    guard !query.isEmpty else { return [] }
    // What each word of the names costs; beyond reach for none.
    let beyond = 1 << 20
    let costs = query.map { searched in words.map { WordDistance.cost(searched, $0) ?? beyond } }
    var best: [Int: (cost: Int, length: Int)] = [:]
    for name in names {
      var sum = 0
      for cost in costs {
        var least = beyond
        for word in name.words where cost[word] < least { least = cost[word] }
        sum += least
        if sum >= beyond { break }
      }
      if sum >= beyond { continue }
      if let known = best[name.exercise], (known.cost, known.length) <= (sum, name.length) { continue }
      best[name.exercise] = (sum, name.length)
    }
    return best.sorted { isCloser($0, $1) }.map { Match(exercise: exercises[$0.key], cost: $0.value.cost) }
  }

  private typealias Found = (key: Int, value: (cost: Int, length: Int))

  /// Of equal cost, exercises with a Czech name come first, then shorter matched names, then by English name.
  private func isCloser(_ a: Found, _ b: Found) -> Bool {
    if a.value.cost != b.value.cost { return a.value.cost < b.value.cost }
    let (one, other) = (exercises[a.key], exercises[b.key])
    if (one.czech == nil) != (other.czech == nil) { return one.czech != nil }
    if a.value.length != b.value.length { return a.value.length < b.value.length }
    if englishNames[a.key] != englishNames[b.key] { return englishNames[a.key] < englishNames[b.key] }
    return one.id < other.id
  }
}
