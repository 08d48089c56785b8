package import KernelDomain
import KernelPresentation
package import SwimmingApplication
import SwimmingDomain

/// What to try next in the book of samples.
package enum DemoSummary {
  /// - Parameter store: where that book is.
  package static func text(_ book: ShowRecordsBook.Output, store: String, _ language: Language) -> String {
    return language.say(
      cs: "Tato kniha je ve složce \(printable(store)). Zkuste dál:\n",
      en: "This book is in \(printable(store)). Try next:\n")
      + lines(book, store, language).map { "  \($0.words):\n    \(printable($0.command))\n" }.joined()
      + language.say(
        cs: "Vlastní kniha: recordbook import export.zip\n", en: "Your own book: recordbook import export.zip\n")
  }

  private static func lines(
    _ book: ShowRecordsBook.Output, _ store: String, _ language: Language
  ) -> [(command: String, words: String)] {
    func command(_ words: String...) -> String { ShellCommand.recordbook(["--store", store] + words) }
    var lines: [(String, String)] = []
    if let record = book.records.first {
      lines = [
        (
          command("history", record.style.description, String(record.distance)),
          language.say(cs: "Všechny pokusy na jedné trati", en: "All attempts at one distance")
        ),
        (
          command("segment", record.segment.description),
          language.say(cs: "Jeden úsek délku po délce", en: "One unbroken swim, lap by lap")
        ),
        (
          command("edit-style", record.segment.description, "backstroke"),
          language.say(cs: "Opravit styl; rekordy se hned změní", en: "Correct its style; records follow at once")
        ),
        (command("undo"), language.say(cs: "Vzít to zpět", en: "Take that back")),
      ]
    }
    return lines + [(command("review"), language.say(cs: "Co čeká na úsudek", en: "What awaits judgement"))]
  }
}
