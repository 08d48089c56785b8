import BookPresentation
import Composition
import KernelCommandLine
import KernelDomain

/// An event in a line of words; one that this version has no words for is told by its name and what it says.
enum NoticeSummary {
  static func text(_ notice: BookNotice, _ language: Language) -> String {
    App.words.lazy.compactMap { $0.event(notice.event, notice, language) }.first ?? unknown(notice)
  }

  private static func unknown(_ notice: BookNotice) -> String {
    let details = notice.facts.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    return printable(details.isEmpty ? notice.event : "\(notice.event): \(details)") + "\n"
  }
}
