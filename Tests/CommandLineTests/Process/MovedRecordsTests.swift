import Storage
import Testing

/// Records that newer rules moved are announced once, by the first command that shows the records to a person.
@Suite struct MovedRecordsTests {
  private let book = SampleBook()
  private var program: Program { book.program }
  private var path: String { book.program.sandbox.store + "/swimming/derived/records.json" }
  private let told = "Freestyle 50 m, 25 m pool: 51.50, before 50.00"

  init() throws {
    let kept = String(decoding: try #require(Sandbox.read(path)), as: UTF8.self)
    let end = try #require(kept.firstRange(of: ",\"crc\"")).lowerBound
    let older = kept[..<end].replacing(/"edition":[0-9]+,/, with: "").replacing(",5150,", with: ",5000,") + "}"
    book.program.sandbox.write(SealedLine.seal(Array(older.utf8)), to: "store/swimming/derived/records.json")
  }

  @Test(arguments: [[], ["--html"]]) func onceByTheRecords(options: [String]) {
    let first = program.run(options + ["swim", "records"])
    #expect(first.status == 0 && first.words.isEmpty)
    #expect(first.output.replacing("\u{A0}", with: " ").contains(told))
    #expect(!program.run(options + ["swim", "records"]).output.replacing("\u{A0}", with: " ").contains(told))
  }

  @Test func notByWhatProgramsRead() {
    for _ in 0..<2 {
      #expect(
        program("--json", "swim", "records").output.hasSuffix(
          #""moved":[{"style":"freestyle","distance":50,"unit":"m","course":"scm","hundredths":5150,"beforeHundredths":5000}]}"#
            + "\n"))
    }
    #expect(program("swim", "records").output.contains(told))
    #expect(!program("--json", "swim", "records").output.contains("moved"))
  }

  @Test func onceThroughTheService() {
    #expect(program("service", "start").status == 0)
    #expect(program("swim", "records").output.contains(told))
    #expect(!program("swim", "records").output.contains(told))
    #expect(program("service", "stop").status == 0)
    #expect(!program("swim", "records").output.contains(told))
  }

  @Test func onceByARecalculation() {
    let told = program("swim", "recalculate").output
    #expect(told.contains("Records Have Changed") && told.contains(self.told) && !told.contains("All match"))
    #expect(program("swim", "recalculate").output.contains("All match"))
  }
}
