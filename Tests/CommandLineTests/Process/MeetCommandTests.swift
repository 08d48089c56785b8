import TestSupport
import Testing

@testable import KernelCommandLine

/// Official results and base times as a person enters them and takes them out again.
struct MeetCommandTests {
  private let program = Program(sandbox: Sandbox())

  private func write(_ text: String, _ name: String) -> String {
    program.sandbox.write(Array(text.utf8), to: name)
  }

  /// Nothing that a result tells is lost on the way through a table.
  @Test func exportedResultsAreReadAsTheyWere() throws {
    let table = """
      day,meet,city,course,style,distance,time,splits,round,lead_off,exhibition,points,points_table,note
      2025-11-08,"Cup, spring",Plzeň,scm,free,100,1:12.34,50=34.90,FIN,no,no,310,FINA 2024,cold
      2025-11-08,"Cup, spring",Plzeň,scm,free,100,1:13.34,,PRE,yes,yes,,,
      """
    #expect(program("swim", "import-results", write(table, "results.csv")).status == 0)
    let before = program("--json", "swim", "meets").output
    #expect(before.contains("\"FINA 2024\"") && before.contains("\"leadOff\":true"), "\(before)")
    let exported = program.sandbox.path + "/exported.csv"
    #expect(program("swim", "export-table", "results", exported).status == 0)
    let other = Program(sandbox: Sandbox())
    #expect(other("swim", "import-results", exported).status == 0)
    #expect(other("--json", "swim", "meets").output == before)
  }

  @Test func baseTimesSayWhatTheyTake() {
    let header = "edition,course,sex,style,distance,time\n"
    let empty = program("swim", "base-times", write(header, "empty.csv"))
    #expect(empty.status == 2 && empty.words.contains("contains no base times"), "\(empty)")
    let yards = program("swim", "base-times", write(header + "2025,scy,female,freestyle,100,51.71\n", "yards.csv"))
    #expect(yards.status == 2 && yards.words.contains("line 2, course: \"scy\" (lcm, scm)"), "\(yards)")
  }

  @Test func anEmptyBookSaysThatItIs() {
    let shown = program("swim", "show", "last")
    #expect(shown.status == 2 && shown.words.contains(program.offered("import")), "\(shown)")
  }
}
