import KernelDomain
import KernelPresentation
import Testing

@testable import recordbook

@Suite struct HelpTests {
  @Test(arguments: Language.allCases) func overviewNamesEveryCommand(language: Language) {
    let text = HelpText(language: language).overview(CommandTable.all)
    for command in CommandTable.all { #expect(text.contains("\n  \(command.name) ")) }
    for option in GlobalOptions.all { #expect(text.contains("--\(option.name)")) }
  }

  @Test(arguments: Language.allCases) func helpNamesEverythingACommandTakes(language: Language) {
    for command in CommandTable.all {
      let text = HelpText(language: language).text(of: command)
      for form in command.forms {
        #expect(text.contains("recordbook \(form.name)"))
        for parameter in form.parameters { #expect(text.contains(parameter.help(language))) }
        for option in form.options { #expect(text.contains(option.usage)) }
      }
    }
  }

  @Test(arguments: Language.allCases, [40, 60, 80, 200]) func fits(language: Language, columns: Int) {
    let help = HelpText(language: language, columns: columns)
    for text in [help.overview(CommandTable.all)] + CommandTable.all.map(help.text) {
      for line in text.split(separator: "\n") {
        // Paths and choices are not broken.
        let words = line.split(separator: " ")
        #expect(displayWidth(line) <= min(columns, 80) || columns < 80 && words.count <= 2, "\(line)")
        #expect(line.last != " ")
      }
    }
  }
}
