import KernelDomain
import KernelPresentation
import Testing

@testable import KernelCommandLine
@testable import recordbook

@Suite struct HelpTests {
  @Test(arguments: Language.allCases) func overviewNamesEveryCommand(language: Language) {
    let text = HelpText(language: language).overview(.recordbook)
    for command in CommandTable.recordbook.all { #expect(text.contains("\n  \(command.name) ")) }
    for option in GlobalOptions.all { #expect(text.contains("--\(option.name)")) }
    for topic in CommandTable.recordbook.topics { #expect(text.contains("\n  \(topic.name) ")) }
  }

  @Test(arguments: Language.allCases) func helpNamesEverythingACommandTakes(language: Language) {
    let nouns = CommandTable.recordbook.nouns
    let others = CommandTable.recordbook.all.filter { command in !nouns.contains { $0.name == command.name } }
    for command in others + nouns.flatMap({ $0.forms.dropFirst() }) {
      let text = HelpText(language: language).text(of: command)
      for form in command.forms {
        #expect(text.contains("recordbook \(form.name)"))
        // A long help continues on the next line.
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for parameter in form.parameters { #expect(words.contains(parameter.help(language))) }
        for option in form.options { #expect(text.contains(option.usage)) }
      }
    }
  }

  @Test(arguments: Language.allCases) func helpOfANounListsItsVerbs(language: Language) throws {
    for noun in CommandTable.recordbook.nouns {
      let text = HelpText(language: language).text(of: noun, .recordbook)
      for verb in noun.forms.dropFirst() {
        #expect(text.contains("\n  \(Spelling.shown(verb.name, language)) "))
      }
      #expect(text.contains("recordbook help \(noun.name) \(language.say(cs: "PODPŘÍKAZ", en: "VERB"))"))
    }
  }

  @Test(arguments: Language.allCases, [40, 60, 80, 200]) func fits(language: Language, columns: Int) {
    let help = HelpText(language: language, columns: columns)
    let all = [help.overview(.recordbook)] + CommandTable.recordbook.all.map { help.text(of: $0, .recordbook) }
    for text in all {
      for line in text.split(separator: "\n") {
        // Paths and choices are not broken, nor commands to be copied.
        let words = line.split(separator: " ")
        let isWhole = words.count <= 2 || words[0] == "recordbook"
        #expect(displayWidth(line) <= min(columns, 80) || columns < 80 && isWhole, "\(line)")
        #expect(line.last != " ")
      }
    }
  }
}
