package import KernelDomain
import KernelPresentation
package import SwimmingApplication
import SwimmingDomain

/// What to try next in the book of samples.
package enum DemoSummary {
  /// - Parameter store: where that book is.
  package static func text(_ book: ShowRecordsBook.Output, store: String, _ language: Language) -> String {
    var table = TextTable()
    for line in lines(book, store, language) { table.add(line.command, line.words) }
    return language.say(
      cs: "Tato kniha je ve složce \(printable(store)). Zkuste dál:\n",
      en: "This book is in \(printable(store)). Try next:\n") + table.text
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
          language.say(cs: "všechny pokusy", en: "all attempts")
        ),
        (command("segment", record.segment.description), language.say(cs: "délka po délce", en: "lap by lap")),
        (
          command("edit-style", record.segment.description, "backstroke"),
          language.say(cs: "opravit styl", en: "correct a style")
        ),
        (command("undo"), language.say(cs: "vzít zpět", en: "take it back")),
      ]
    }
    return lines + [(command("review"), language.say(cs: "co čeká na úsudek", en: "what awaits judgement"))]
  }
}
