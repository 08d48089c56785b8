import KernelDomain
import TestSupport
import Testing

/// Files of many small things take as long as they are, not its square, and each thing no longer than it need.
@Suite struct LargeFileTests {
  private let program = Program(sandbox: Sandbox())

  /// With each activity compared with each, this took a minute, and takes half a second.
  @Test func activitiesThatNobodyTakesAreToldInLine() {
    let activities = (0..<16_000).map { number in
      let start = Timestamp(seconds: 1_000_000_000 + Int64(number) * 3_600)
      return #"<Activity Sport="Biking"><Lap StartTime="\#(start)"></Lap></Activity>"#
    }
    let document =
      "<TrainingCenterDatabase><Activities>" + activities.joined() + "</Activities></TrainingCenterDatabase>"
    let path = program.sandbox.write(Array(document.utf8), to: "rides.tcx")
    let (refused, took) = timed { program("import", path) }
    #expect(refused.status == 2 && refused.words.contains("and 15999 more"), "\(refused.words)")
    #expect(took < .seconds(40), "\(took)")
  }

  /// With the words of each row looked up anew this took a minute, and takes three seconds.
  @Test func rowsOfResultsAreReadQuickly() {
    let table =
      "day,meet,city,course,style,distance,time\n"
      + String(repeating: "2025-11-08,Cup,Brno,25,free,100,1:12.34\n", count: 200_000)
    let path = program.sandbox.write(Array(table.utf8), to: "results.csv")
    let (read, took) = timed { program("swim", "import-results", path) }
    #expect(read.status == 0 && read.output.contains("1:12.34"), "\(read.words)")
    #expect(took < .seconds(40), "\(took)")
  }

  private func timed(_ work: () -> Program.Result) -> (Program.Result, Duration) {
    let began = ContinuousClock.now
    let result = work()
    return (result, ContinuousClock.now - began)
  }
}
