import Testing

@Suite struct GherkinReaderTests {
  @Test func everyKindOfLine() throws {
    let feature = try GherkinReader.read(
      #"""
      # a comment
      @one @two # not a tag
      Feature: Name of it
        Words that say what it is about,
        in lines of their own.

        Background:
          Given a table:
            | a  | b\|c |
            # inside
            | \\ | d\ne |

        @three
        Scenario: First
          Then a text:
            """
              indented
            plain | # kept

            """
          * done

        Rule: Only this
          Background:
            And more

          @four
          Scenario Outline: Numbers <n>
            When "<n>" is <what>

            @five
            Examples: of it
              | n | what |
              | 1 | odd  |
              | 2 | even |
      """#)
    #expect(feature.name == "Name of it")
    #expect(feature.tags == ["@one", "@two"])
    #expect(feature.scenarios.map(\.name) == ["First", "Numbers 1 (1, odd)", "Numbers 2 (2, even)"])
    #expect(feature.scenarios.map(\.tags.last) == ["@three", "@five", "@five"])
    #expect(feature.scenarios.map(\.steps.count) == [3, 3, 3])
    #expect(feature.scenarios[0].steps[0].table == [["a", "b|c"], ["\\", "d\ne"]])
    #expect(feature.scenarios[0].steps[1].docString == "  indented\nplain | # kept\n")
    #expect(feature.scenarios[2].steps.map(\.text) == ["a table:", "more", "\"2\" is even"])
    #expect(feature.scenarios[0].line == 14)
  }

  @Test(arguments: [
    ("", 1), ("Scenario: x", 1), ("Feature: x\nScenario: y\n  Given z\n    | a |\n    | b | c |", 5),
    ("Feature: x\nScenario: y\n  Given z\n  \"\"\"\n  open", 4), ("Feature: x\nScenario Outline: y\n  Given z", 2),
    ("Feature: x\nScenario: y\n  Given z\nsomething else", 4), ("Feature: x\n@tag", 2),
  ]) func refuses(text: String, line: Int) throws {
    let error = try #require(throws: GherkinError.self) { try GherkinReader.read(text) }
    #expect(error.line == line)
  }

  @Test func patterns() {
    let pattern = StepPattern("the {word} {string} has {int} rows")
    #expect(pattern.match("the section \"Kraul 50 m\" has 12 rows") == ["section", "Kraul 50 m", "12"])
    #expect(pattern.match("the section \"Kraul\" has rows") == nil)
    #expect(pattern.match("the section \"Kraul\" has 12 rows more") == nil)
    #expect(pattern.match("the section Kraul has 12 rows") == nil)
    #expect(StepPattern("undo").match("undo") == [])
  }
}
