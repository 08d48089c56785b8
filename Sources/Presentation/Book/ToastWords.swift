import KernelApplication
package import KernelDomain
import KernelPresentation

/// Rewrites text that was written for a terminal so that it suits a toast (a brief notice) on a page. Replaces ids of
/// activities by days, and removes the spaces that align columns.
package struct ToastWords {
  private let language: Language
  private let localTime: (Timestamp) -> CivilDateTime

  /// Creates the converter for texts in a language.
  /// - Parameter localTime: converts an instant to this machine's local time.
  package init(_ language: Language, localTime: @escaping (Timestamp) -> CivilDateTime) {
    self.language = language
    self.localTime = localTime
  }

  /// The maximum number of lines that are shown; further lines are only counted.
  private static let most = 4

  /// Returns the rewritten lines of a text. If there are too many, returns only the first ones, followed by a line that
  /// says how many more there are.
  package func lines(_ text: String) -> [String] {
    let lines = text.split(separator: "\n").map { capitalized(line(String($0))) }
    guard lines.count > ToastWords.most + 1 else { return lines }
    let rest = lines.count - ToastWords.most
    return lines.prefix(ToastWords.most)
      + [language.andMore(rest)]
  }

  /// Rewrites a single line: `trim, run r20261128T201405Z` becomes `trim, run of Nov 28, 2026`.
  package func line(_ text: String) -> String {
    text.split(separator: " ").map { word in
      let id = word.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) }
      guard let day = day(ofID: id) else { return String(word) }
      return language.ofDay(language.date(day)) + word[id.endIndex...]
    }.joined(separator: " ")
  }

  /// Returns the local day on which an activity began, taken from the activity's id, such as `r20261128T201405Z-b`; nil
  /// if the word is not such an id. The time in an id is in UTC if it ends in `Z`, and local otherwise.
  private func day(ofID word: Substring) -> CivilDay? {
    let id = word.drop { "rs".contains($0) }
    let parts = id.prefix(15).split(separator: "T")
    guard parts.count == 2, parts[0].count == 8, parts[1].count == 6,
      let start = Timestamp(ToastWords.dashed(parts[0]) + "T" + ToastWords.coloned(parts[1]) + "Z")
    else { return nil }
    return id.dropFirst(15).first == "Z" ? localTime(start).day : CivilDateTime(start, offset: 0).day
  }

  private static func dashed(_ day: Substring) -> String {
    "\(day.prefix(4))-\(day.dropFirst(4).prefix(2))-\(day.suffix(2))"
  }

  private static func coloned(_ time: Substring) -> String {
    "\(time.prefix(2)):\(time.dropFirst(2).prefix(2)):\(time.suffix(2))"
  }
}
