package import KernelDomain
import KernelPresentation

/// What a person looks for: words, of which each has to be found. A number or a month's name is found in a day, too.
package struct SearchTerms: Sendable {
  private struct Term {
    let letters: [UInt8]
    /// Nil for a word that is no number.
    let number: Int?
    /// Those that it names, from 1.
    let months: Set<Int>
  }

  /// As written.
  package let text: String
  private let terms: [Term]

  /// - Parameter text: as written; further words than the first twelve are ignored.
  package init(_ text: String) {
    self.text = text
    let words = FoldedText(text).words.prefix(SearchTerms.most)
    terms = words.map { word in
      Term(letters: word, number: Int(String(decoding: word, as: UTF8.self)), months: SearchTerms.months(word))
    }
  }

  private static let most = 12

  package var isEmpty: Bool { terms.isEmpty }

  /// Whether every word begins a word of one of the texts, or is part of the day.
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

  /// Of a word of three letters or more, the months whose names begin so.
  private static func months(_ word: [UInt8]) -> Set<Int> {
    guard word.count > 2 else { return [] }
    return Set((1...12).filter { monthNames[$0 - 1].hasWord(beginning: word) })
  }

  private static let monthNames: [FoldedText] = (1...12).map { month in
    FoldedText(Language.en.monthName(month), Language.cs.monthName(month), inDates[month - 1])
  }

  /// As Czech has the months in dates.
  private static let inDates = [
    "ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září", "října", "listopadu",
    "prosince",
  ]
}
