import KernelDomain
import KernelPresentation
import Testing

@testable import KernelCommandLine
@testable import recordbook

@Suite struct TopicTests {
  private let table = CommandTable.recordbook

  @Test func topicsAndCommandsHaveNamesOfTheirOwn() {
    let names = table.explained
    #expect(Set(names).count == names.count)
    #expect(table.topics.contains { $0.name == "swimming" })
    #expect(table.topics.contains { $0.name == "wire" })
  }

  @Test func everyTopicPointsToCommandsThatExist() {
    for name in table.topics.flatMap(\.commands) { #expect(table[name] != nil, "\(name)") }
  }

  @Test func everyFeatureHasATopic() {
    for noun in table.nouns { #expect(table.topic(of: noun) != nil, "\(noun.name)") }
  }

  /// Every section of the book's document is a topic; one that is missing would end the program.
  @Test func everyTopicHasText() {
    for topic in table.topics {
      let text = topic.text()
      #expect(text.hasPrefix("# "), "\(topic.name)")
      #expect(text.utf8.count > 200, "\(topic.name)")
    }
  }

  @Test(arguments: [40, 60, 80, 200]) func fits(columns: Int) {
    for topic in table.topics {
      for line in ManualText(columns: columns).text(topic.text()).split(separator: "\n") {
        // Examples are not broken, nor long words.
        let isWhole = line.hasPrefix("  ") || line.split(separator: " ").count <= 2
        #expect(isWhole || displayWidth(line) <= min(columns, 80), "\(topic.name): \(line)")
        #expect(line.last != " ", "\(topic.name): \(line)")
      }
    }
  }

  @Test func noMarkdownIsLeft() {
    for topic in table.topics where topic.name != "wire" && topic.name != "store" {
      for line in ManualText(columns: 80).text(topic.text()).split(separator: "\n") where !line.hasPrefix("  ") {
        for mark in ["```", "**", "<!--", "](", "|"] {
          #expect(!line.contains(mark) || line.contains("bash|zsh"), "\(line)")
        }
      }
    }
  }

  // MARK: Markdown

  @Test func markdownBecomesText() {
    let text = ManualText(columns: 30).text(
      """
      # The Book

      <!-- setup: nobody sees this -->

      Words of **one** paragraph, with `*code*`
      and a [link](../README.md) or [two](https://example.org).

      ## A Part

      - first item, which is longer than a line
      - second

      ```console
      $ recordbook

      Overview
      ```

      | File | |
      |---|---|
      | `lock` | held by the one writer of the book |
      """)
    #expect(
      text == """
        The Book
        ════════

        Words of one paragraph, with
        *code* and a link or two
        (https://example.org).

        A Part
        ──────

        - first item, which is longer
          than a line
        - second

          $ recordbook

          Overview

        File
        lock
            held by the one writer of
            the book

        """)
  }

  @Test func wideTablesHaveColumns() {
    let text = ManualText(columns: 80).text("| Status | |\n|---|---|\n| 0 | all is well |\n| 130 | a \\| b |")
    #expect(text == "Status\n0       all is well\n130     a | b\n")
  }

  @Test func aSectionIsADocument() {
    let document = "# All\n\n## One\n\nFirst.\n\n### Deep\n\nDeeper.\n\n## Two\n\nSecond.\n"
    #expect(Topic.section("One", of: document) == "# One\n\nFirst.\n\n## Deep\n\nDeeper.\n")
    #expect(Topic.section("Two", of: document) == "# Two\n\nSecond.\n")
    #expect(Topic.section("Three", of: document) == nil)
  }

  // MARK: The command

  private let sandbox = Sandbox()
  private var program: Program { Program(sandbox: sandbox) }

  @Test func helpShowsATopic() {
    let shown = program("help", "lock")
    #expect(shown.status == 0)
    #expect(shown.output.hasPrefix("A Lock\n══════\n\nYou can give the book an account"))
    #expect(shown.output.contains("not encryption: whoever can"))
    let json = program("--json", "help", "lock")
    #expect(json.output.hasPrefix(##"{"topic":"lock","summary":"Account, password and codes","markdown":"# A Lock\n"##))
  }

  @Test func helpOfACommandLeadsToItsTopic() {
    #expect(program("help", "account").output.hasSuffix("In the manual: \(program.offered("help lock"))\n"))
    #expect(program("help", "swim").output.hasSuffix("In the manual: \(program.offered("help swimming"))\n"))
    #expect(program("--language", "cs", "help", "swim").output.contains("Příručka: "))
    #expect(!program("help", "help").output.contains("In the manual"))
  }

  @Test func misspeltTopicsAreSuggested() {
    let near = program("help", "swiming")
    #expect(near.status == 2)
    #expect(near.words.contains("there is no command or topic \"swiming\""))
    #expect(near.words.contains("Did you mean swimming?"))
    #expect(program("help", "xyzzy").words.contains("there is no command \"xyzzy\""))
    #expect(program("help", "records").words.contains("is a verb of a feature: swim records"))
    #expect(program("help", "swimming", "records").status == 2)
  }
}
