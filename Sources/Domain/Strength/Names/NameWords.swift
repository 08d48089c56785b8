/// Interprets the words of an exercise's name: which of them mean the same, which equipment they name, and which
/// muscles the exercise trains.
package struct NameWords: Sendable {
  /// A row of the table of muscles: an exercise whose name contains all words of the row trains the row's muscles.
  package struct MuscleRow: Sendable {
    package let words: [String]
    package let primary: String
    package let secondary: [String]

    package init(words: [String], primary: String, secondary: [String]) {
      self.words = words
      self.primary = primary
      self.secondary = secondary
    }
  }

  /// The equipment and muscles of an exercise, guessed from its name.
  package struct Guess: Hashable, Sendable {
    package var equipment: String?
    package var primary: [String] = []
    package var secondary: [String] = []
  }

  private struct Phrase {
    let words: [Int]
    let replacement: [Int]
    /// The words that a name needs to contain the phrase.
    let needs: WordSet
    let brings: WordSet

    init(_ words: [Int], _ replacement: [Int]) {
      self.words = words
      self.replacement = replacement
      needs = WordSet(words)
      brings = WordSet(replacement)
    }
  }

  /// The words that a name may contain, as bits. Different words may share a bit.
  private struct WordSet {
    private var bits: UInt64 = 0

    init(_ words: [Int]) {
      for word in words { bits |= 1 << UInt64(word & 63) }
    }

    func mayContain(_ other: WordSet) -> Bool { other.bits & ~bits == 0 }
    mutating func add(_ other: WordSet) { bits |= other.bits }
  }

  private let phrases: [Phrase]
  /// For each word that the rules below mention, its index in `vocabulary`.
  private let numbers: [String: Int]
  private let vocabulary: [String]
  /// For each word in `vocabulary`, the word that it means; nil if it is dropped.
  private let meanings: [String?]
  /// The words for where a movement begins and ends.
  private let ends: Set<Int>
  private let to: Int
  package let synonyms: [String: String]
  package let stop: Set<String>
  package let equipment: [(word: String, name: String)]
  package let muscles: [MuscleRow]
  package let categories: [String: String]

  /// Creates the value.
  /// - Parameters:
  ///   - phrases: sequences of words and their replacements, in the order in which they are replaced.
  ///   - synonyms: words, each with the word that replaces it. A word with an empty replacement is dropped.
  ///   - stop: words that are dropped.
  ///   - equipment: words, each with the equipment that it names.
  ///   - muscles: the table of muscles. The first matching row applies.
  ///   - categories: the muscle for each exercise category of the app FitNotes, by the category in lower case.
  package init(
    phrases: [(words: String, replacement: String)], synonyms: [String: String], stop: Set<String>,
    equipment: [(word: String, name: String)], muscles: [MuscleRow], categories: [String: String]
  ) {
    var numbers: [String: Int] = [:]
    var vocabulary: [String] = []
    func number(_ word: String) -> Int {
      if let number = numbers[word] { return number }
      numbers[word] = vocabulary.count
      vocabulary.append(word)
      return vocabulary.count - 1
    }
    func numbered(_ text: String) -> [Int] { text.split(separator: " ").map { number(String($0)) } }
    self.phrases = phrases.map { Phrase(numbered($0.words), numbered($0.replacement)) }
    for word in synonyms.keys.sorted() + stop.sorted() { _ = number(word) }
    ends = Set(["low", "mid", "high", "down", "up"].map { number($0) })
    to = number("to")
    self.numbers = numbers
    self.vocabulary = vocabulary
    meanings = vocabulary.map { word in
      let meaning = synonyms[word] ?? word
      return meaning.isEmpty || stop.contains(meaning) ? nil : meaning
    }
    self.synonyms = synonyms
    self.stop = stop
    self.equipment = equipment
    self.muscles = muscles
    self.categories = categories
  }

  /// The phrases and their replacements, in the order in which they are replaced.
  package var replacements: [(words: String, replacement: String)] {
    func text(_ numbers: [Int]) -> String { numbers.map { vocabulary[$0] }.joined(separator: " ") }
    return phrases.map { (text($0.words), text($0.replacement)) }
  }

  /// Returns the words of a name after replacements, in alphabetical order.
  package func words(of name: String) -> [String] {
    let text = SearchText(name).parts
    // A word that `vocabulary` lacks gets a number beyond it.
    var numbered = text.indices.map { numbers[text[$0]] ?? vocabulary.count + $0 }
    var found = WordSet(numbered.filter { $0 < vocabulary.count })
    // What replaces a phrase may form an earlier phrase with the words beside it: "lateral pull down" becomes
    // "lateral pulldown", and that "lat pulldown".
    for _ in 0..<2 {
      for phrase in phrases where found.mayContain(phrase.needs) {
        NameWords.replace(phrase, in: &numbered)
        found.add(phrase.brings)
      }
    }
    let directions = takeDirections(from: &numbered)
    let words = numbered.compactMap { $0 < vocabulary.count ? meanings[$0] : text[$0 - vocabulary.count] }
    return (words + directions).sorted()
  }

  /// Removes directions such as "low to high" from the words of a name, and returns each as one word: the order of its
  /// words matters.
  private func takeDirections(from words: inout [Int]) -> [String] {
    guard words.contains(to) else { return [] }
    var directions: [String] = []
    var place = 1
    while place + 1 < words.count {
      if words[place] == to, ends.contains(words[place - 1]), ends.contains(words[place + 1]) {
        directions.append(words[place - 1...place + 1].map { vocabulary[$0] }.joined())
        words.removeSubrange(place - 1...place + 1)
      } else {
        place += 1
      }
    }
    return directions
  }

  private static func replace(_ phrase: Phrase, in words: inout [Int]) {
    let length = phrase.words.count
    guard words.count >= length else { return }
    var place = 0
    while place + length <= words.count {
      if words[place] == phrase.words[0], words[place..<place + length].elementsEqual(phrase.words) {
        words.replaceSubrange(place..<place + length, with: phrase.replacement)
        place += phrase.replacement.count
      } else {
        place += 1
      }
    }
  }

  /// Returns a text that is the same for all names made up of the same words.
  package func key(of name: String) -> String { words(of: name).joined(separator: " ") }

  /// Guesses the equipment and muscles of an exercise.
  /// - Parameters:
  ///   - name: the exercise's name.
  ///   - category: the exercise's category in FitNotes; nil if there is none.
  package func guess(_ name: String, category: String? = nil) -> Guess {
    let words = Set(words(of: name))
    var guess = Guess(equipment: equipment.first { words.contains($0.word) }?.name)
    if let row = muscles.first(where: { $0.words.allSatisfy(words.contains) }) {
      guess.primary = [row.primary]
      guess.secondary = row.secondary
    } else if let muscle = category.flatMap({ categories[$0.lowercased()] }) {
      guess.primary = [muscle]
    }
    return guess
  }
}
