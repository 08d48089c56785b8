/// Finds exercises by the words of their names in any language. The words of a query may be incomplete. One letter may
/// be wrong in a word of four or more letters, two in a word of eight or more.
package struct ExerciseSearch: Sendable {
  private struct Name {
    let exercise: Int
    /// The words of this name, as indices into the search's `words`.
    let words: [Int]
    let length: Int
  }

  private let exercises: [CatalogueExercise]
  private let favourites: Set<ExerciseID>
  /// The names of all exercises. All names of an exercise are adjacent, beginning with its English name.
  private let names: [Name]
  /// For each exercise, the index of its English name in `names`.
  private let englishNames: [Int]
  /// The distinct words that occur in names, each as its Unicode scalar values.
  private let words: [[UInt32]]
  /// For each word, the set of its letters as 64 bits (see `WordDistance.letters(_:)`).
  private let letters: [UInt64]

  package init(_ exercises: [CatalogueExercise], favourites: Set<ExerciseID> = []) {
    self.exercises = exercises
    self.favourites = favourites
    var words: [[UInt32]] = []
    var places: [[UInt32]: Int] = [:]
    var names: [Name] = []
    var englishNames: [Int] = []
    for (index, exercise) in exercises.enumerated() {
      englishNames.append(names.count)
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
    letters = words.map { WordDistance.letters($0) }
    self.englishNames = englishNames
  }

  package struct Match: Hashable, Sendable {
    package let exercise: CatalogueExercise
    /// How much the exercise's name differs from the query: the sum of `WordDistance.cost` for the query's words. It is
    /// 0 if each word of the query equals a word of the name.
    package let cost: Int
  }

  /// The maximum number of words in a query; further words are ignored.
  private static let mostWords = 12

  /// Returns the exercises with a name that matches every word of the query, the best match first. An empty query
  /// matches nothing. If the query is a single word without matches, it is split into two words, for example
  /// `benchpress` into `bench press`.
  package func matches(_ query: String) -> [Match] {
    let query = SearchText(query).words.prefix(ExerciseSearch.mostWords)
    let found = matches(query)
    guard found.isEmpty, query.count == 1, let word = query.first else { return found }
    for place in stride(from: word.count - 3, through: 3, by: -1) where words.contains(Array(word[..<place])) {
      let apart = matches([Array(word[..<place]), Array(word[place...])])
      if !apart.isEmpty { return apart }
    }
    return []
  }

  private func matches(_ query: ArraySlice<[UInt32]>) -> [Match] {
    guard !query.isEmpty else { return [] }
    // The cost of matching each word of the query with each word in `words`. The value `beyond` means that they do not
    // match.
    let beyond = 1 << 20
    let costs = query.map { searched in
      let (own, limit) = (WordDistance.letters(searched), WordDistance.limit(searched.count))
      return words.indices.map { place in
        guard WordDistance.mayMatch(own, letters[place], limit: limit) else { return beyond }
        return WordDistance.cost(searched, words[place]) ?? beyond
      }
    }
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

  /// Restricts a search to certain exercises. The default filter allows all exercises.
  package struct Filter: Hashable, Sendable {
    package var equipment: String?
    package var muscle: String?
    package var onlyFavourites = false
    package var onlyOwn = false

    package init() {}

    fileprivate func takes(_ exercise: CatalogueExercise, favourites: Set<ExerciseID>) -> Bool {
      (equipment == nil || exercise.equipment == equipment)
        && (muscle.map { exercise.primary.contains($0) || exercise.secondary.contains($0) } ?? true)
        && (!onlyFavourites || favourites.contains(exercise.id)) && (!onlyOwn || exercise.id.isOwn)
    }
  }

  /// Returns the exercises that match a query, the best match first. Among equally good matches, the most used exercise
  /// comes first. For an empty query, returns all exercises, the most used first.
  /// - Parameter uses: for each exercise, the number of its logged sets.
  package func exercises(
    matching query: String, _ filter: Filter = Filter(), uses: [ExerciseID: Int] = [:]
  ) -> [CatalogueExercise] {
    let isEmpty = SearchText(query).words.isEmpty
    let matches =
      isEmpty
      ? exercises.sorted { $0.id < $1.id }.map { Match(exercise: $0, cost: 0) }
      : matches(query)
    return matches.enumerated().filter { filter.takes($0.element.exercise, favourites: favourites) }.sorted { a, b in
      let (one, other) = (uses[a.element.exercise.id, default: 0], uses[b.element.exercise.id, default: 0])
      return (a.element.cost, -one, a.offset) < (b.element.cost, -other, b.offset)
    }.map(\.element.exercise)
  }

  package func includes(_ exercise: CatalogueExercise, _ filter: Filter) -> Bool {
    filter.takes(exercise, favourites: favourites)
  }

  private typealias Found = (key: Int, value: (cost: Int, length: Int))

  /// Whether match `a` comes before match `b`. The criteria, in order, are: the lower cost, having a Czech name, the
  /// shorter matched name, and the alphabetical order of English names.
  private func isCloser(_ a: Found, _ b: Found) -> Bool {
    if a.value.cost != b.value.cost { return a.value.cost < b.value.cost }
    let (one, other) = (exercises[a.key], exercises[b.key])
    if (one.czech == nil) != (other.czech == nil) { return one.czech != nil }
    if a.value.length != b.value.length { return a.value.length < b.value.length }
    return switch compare(englishNames[a.key], englishNames[b.key]) {
    case 0: one.id < other.id
    case let order: order < 0
    }
  }

  /// Compares two names alphabetically, given their indices in `names`. The result is negative if the first one
  /// precedes the second, 0 if they are equal, and positive otherwise.
  private func compare(_ one: Int, _ other: Int) -> Int {
    let (a, b) = (names[one].words, names[other].words)
    for (left, right) in zip(a, b) where left != right {
      return words[left].lexicographicallyPrecedes(words[right]) ? -1 : 1
    }
    return a.count - b.count
  }
}
