import Composition
import KernelDomain
import SwimmingDomain
import SwimmingPresentation
import Testing

@testable import KernelCommandLine
@testable import recordbook

@Suite struct CommandTableTests {
  private let forms = CommandTable.recordbook.all.flatMap(\.forms)

  /// The commands of this version, as the design names them.
  @Test func holdsEveryCommand() {
    let names = [
      "demo", "import", "access", "sync", "swim", "run", "support", "prayer", "strength", "feed", "overview", "find",
      "review", "changes", "undo", "redo", "imports", "open", "show", "picture", "profile", "body-weight", "settings",
      "account", "export", "check", "repair", "service", "call", "watch", "theme", "help", "version", "completion",
    ]
    #expect(CommandTable.recordbook.all.map(\.name) == names)
  }

  @Test func everyFeatureHasItsNoun() {
    #expect(CommandTable.recordbook.nouns.map(\.name) == Feature.all.map(\.noun))
    #expect(Set(CommandTable.recordbook.nouns.map(\.name)).isSubset(of: CommandTable.recordbook.all.map(\.name)))
  }

  @Test func theVerbsOfSwimming() throws {
    let swim = try #require(CommandTable.recordbook["swim"])
    #expect(
      swim.forms.dropFirst().map(\.word) == [
        "records", "history", "show", "stats", "season", "progress", "pace", "event", "ages", "convert", "target",
        "targets", "remove-target", "goal", "plan", "standards", "segment", "splits", "compare", "list", "review",
        "edit-style", "equip", "confirm", "merge", "split", "join", "reclaim", "exclude", "set-pool",
        "set-distance", "set-zone", "forget-heart-rate", "remove", "prefer", "meets", "add-result", "import-results",
        "remove-result", "beside", "remove-beside",
        "base-times", "export", "export-table", "recalculate",
      ])
    #expect(CommandTable.recordbook.commands(withVerb: "records").map(\.name) == ["swim records"])
    #expect(CommandTable.recordbook.commands(withVerb: "undo").isEmpty)
  }

  @Test func namesAreTheirOwn() {
    for form in forms {
      let options = form.options.map(\.name)
      #expect(Set(options).count == options.count)
      #expect(form.parameters.dropLast().allSatisfy { !$0.isRepeated })
      // What may be left out comes last. One word may come earlier, if its look tells that it is there, as in
      // `strength log yesterday 18:00 Plank 60s`, or the number of words, as in `strength swap`.
      let optional = form.parameters.enumerated().filter { !$0.element.isRequired }.map(\.offset)
      let lastRequired = form.parameters.lastIndex { $0.isRequired } ?? -1
      #expect(optional.filter { $0 < lastRequired }.count <= 1, "\(form.name)")
    }
  }

  @Test func everyExampleParses() throws {
    for example in forms.flatMap(\.examples) {
      let line = example.line.split(separator: ">").first.map(String.init) ?? ""
      var parser = ArgumentParser(.recordbook)
      let parsed = try parser.parse(shellWords(line))
      #expect(parsed.command != nil)
    }
  }

  @Test func everythingIsSaidInBothLanguages() {
    for form in forms {
      let options = form.options + GlobalOptions.all
      let phrases = [form.summary] + [form.details].compactMap { $0 } + options.map(\.help)
      for phrase in phrases { #expect(!phrase.cs.isEmpty && !phrase.en.isEmpty && phrase.cs != phrase.en) }
    }
  }

  @Test(arguments: [
    ("freestyle", StrokeStyle.freestyle), ("kraul", .freestyle), ("ZNAK", .backstroke), ("prsa", .breaststroke),
    ("motýl", .butterfly), ("motyl", .butterfly), ("mix", .mix), ("medley", .mix), ("neznámý", .unknown),
    ("neznamy", .unknown), ("free", .freestyle), ("Fly", .butterfly), ("BACK", .backstroke), ("breast", .breaststroke),
    ("im", .mix), ("crawl", .freestyle), ("volny", .freestyle), ("zn", .backstroke), ("but", .butterfly),
    ("technika", .drill), ("Nohy s deskou", .kickboard), ("kickboard", .kickboard),
  ]) func stylesHaveNamesInBothLanguages(name: String, style: StrokeStyle) {
    #expect(StrokeStyle(named: name) == style)
  }

  @Test(arguments: ["", "b", "k", "kra ul", "200", "flyy"]) func otherNamesAreNoStyles(name: String) {
    #expect(StrokeStyle(named: name) == nil)
  }

  @Test(arguments: [
    ("25", 2_500), ("33.33", 3_333), ("33,33", 3_333), ("22.5", 2_250), ("25m", 2_500), ("25 m", 2_500),
    ("25yd", 2_286), ("5", 500), ("200", 20_000),
  ]) func poolsAsPeopleWriteThem(text: String, centimetres: Int) {
    #expect(PoolLength(written: text)?.centimetres == centimetres)
  }

  @Test(arguments: ["", "m", "yd", "4.99", "200.01", "25.", "25.123", "-25", "1e3", "25.5.5", "25ft", ".5", "nan"])
  func otherWordsAreNoPools(text: String) {
    #expect(PoolLength(written: text) == nil)
  }

  @Test(arguments: [
    ("swmi", "swim"), ("hlep", "help"), ("impor", "import"), ("serv", "service"), ("undoo", "undo"),
  ]) func nearNames(word: String, name: String) {
    #expect(nearest(word, CommandTable.recordbook.all.map(\.name)) == name)
  }

  @Test func farNames() {
    #expect(nearest("xyzzy", CommandTable.recordbook.all.map(\.name)) == nil)
    #expect(nearest("", ["a"]) == nil)
    #expect(nearest(String(repeating: "a", count: 65), [String(repeating: "a", count: 66)]) == nil)
  }
}
