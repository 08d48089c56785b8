package import KernelDomain
import KernelPresentation

/// The words that the user searches for; a result must match all of them. A number or the name of a month also matches
/// dates.
package struct SearchTerms: Sendable {
  private struct Term {
    let letters: [UInt8]
    /// The search word as a number; nil if it is not a number.
    let number: Int?
    /// The months, 1 to 12, whose names begin with the search word; empty if the word has fewer than three letters.
    let months: Set<Int>
  }

  /// All search words, as the user entered them.
  package let text: String
  private let terms: [Term]

  /// Parses the words.
  /// - Parameter text: the words as the user entered them; only the first 12 are used.
  package init(_ text: String) {
    self.text = text
    let words = FoldedText(text).words.prefix(SearchTerms.most)
    terms = words.map { word in
      Term(letters: word, number: Int(String(decoding: word, as: UTF8.self)), months: SearchTerms.months(word))
    }
  }

  private static let most = 12

  package var isEmpty: Bool { terms.isEmpty }

  /// Whether the texts and the day match all search words. A search word matches if a word in one of the texts begins
  /// with it, or if it is the year, the month or the day of the month of `day`.
  package func fit(_ texts: FoldedText..., day: CivilDay? = nil) -> Bool {
    terms.allSatisfy { term in
      if let day, SearchTerms.names(term, day) { return true }
      return texts.contains { $0.hasWord(beginning: term.letters) }
    }
  }

  private static func names(_ term: Term, _ day: CivilDay) -> Bool {
    if let number = term.number { return number == day.year || number == day.day || number == day.month }
    return term.months.contains(day.month)
  }

  /// Returns the months, 1 to 12, whose names begin with the search word; empty if the word has fewer than three
  /// letters.
  private static func months(_ word: [UInt8]) -> Set<Int> {
    guard word.count > 2 else { return [] }
    return Set((1...12).filter { monthNames[$0 - 1].hasWord(beginning: word) })
  }

  private static let monthNames: [FoldedText] = (1...12).map { month in
    FoldedText(Language.en.monthName(month), Language.cs.monthName(month), inDates[month - 1])
  }

  /// The names of the months in the form (the genitive) that Czech uses in dates.
  private static let inDates = [
    "ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září", "října", "listopadu",
    "prosince",
  ]
}
