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
  }

  private let phrases: [Phrase]
  /// For each word that occurs in phrases, its index in `vocabulary`.
  private let numbers: [String: Int]
  private let vocabulary: [String]
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
    func numbered(_ text: String) -> [Int] {
      text.split(separator: " ").map { word in
        let word = String(word)
        if let number = numbers[word] { return number }
        numbers[word] = vocabulary.count
        vocabulary.append(word)
        return vocabulary.count - 1
      }
    }
    self.phrases = phrases.map { Phrase(words: numbered($0.words), replacement: numbered($0.replacement)) }
    self.numbers = numbers
    self.vocabulary = vocabulary
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
    let text = SearchText(name).text.split(separator: " ").map(String.init)
    // A word that occurs in no phrase gets a number beyond the vocabulary.
    var numbered = text.enumerated().map { place, word in numbers[word] ?? vocabulary.count + place }
    if numbered.contains(where: { $0 < vocabulary.count }) {
      // What replaces a phrase may form an earlier phrase with the words beside it: "lateral pull down" becomes
      // "lateral pulldown", and that "lat pulldown".
      for _ in 0..<2 {
        for phrase in phrases { NameWords.replace(phrase, in: &numbered) }
      }
    }
    let words = numbered.map { $0 < vocabulary.count ? vocabulary[$0] : text[$0 - vocabulary.count] }
    return words.map { synonyms[$0] ?? $0 }.filter { !$0.isEmpty && !stop.contains($0) }.sorted()
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
