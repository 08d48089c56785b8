import KernelDomain
import KernelPresentation
import PresentationTestSupport
import RunningDomain
import Testing

@testable import RunningApplication
@testable import RunningPresentation

@Suite struct RunPageTests {
  private func page(
    _ run: ShowRun.Output, track: ShowTrack.Output? = nil, next: RunListing? = nil, _ units: RunUnits = .kilometres
  ) -> Screen {
    RunPage(strings: RunningStrings(language: .en, units: units), shown: run, track: track, next: next)
      .screen(Route(path: "running", "run", RunFixtures.id))
  }

  private func section(_ screen: Screen, _ title: String) throws -> Element {
    try #require(screen.content.first { $0.text == title })
  }

  private func cells(_ element: Element) -> [[String]] {
    element.selfAndDescendants.filter { $0.role == .tableRow || $0.role == .row }.map {
      $0.children.map { $0.text ?? "" }
    }
  }

  @Test func theThreeTimesStandByTheirNames() throws {
    let content = page(try RunFixtures.run()).content
    let card = try #require(content.first { $0.role == .card })
    let details = try #require(content.last)
    let stats = [card, details].flatMap(\.selfAndDescendants).filter { $0.role == .stat }
    #expect(
      stats.map { [$0.text, $0.value, $0.unit].compactMap { $0 } } == [
        ["Distance", "5.20", "km"], ["Time", "27:05"], ["Pace", "5:12", "/km"], ["Ascent", "45", "m"],
        ["Calories", "≈ 331", "kcal"], ["Pauses", "1:15"], ["Elapsed", "28:20"], ["Moving", "26:40"],
        ["Descent", "45", "m"],
      ])
    #expect(stats.prefix(3).allSatisfy { $0.type == .statNumber })
    #expect(details.role == .disclosure && details.label == "Details")
    #expect(details.children.last?.text == "Measured by the device, 2 positions rejected")
  }

  @Test func whatTheDeviceToldStandsBeside() throws {
    let screen = page(try RunFixtures.run(device: #"{"lengthMillimetres":5190000,"ascentCentimetres":6000}"#))
    #expect(
      cells(try section(screen, "Compared With the Device")) == [
        ["Distance", "5.20 km", "5.19 km"], ["Ascent", "45 m", "60 m"],
      ])
    #expect(page(try RunFixtures.run()).content.allSatisfy { $0.text != "Compared With the Device" })
  }

  /// The route never stands without the splits: the same way in numbers.
  @Test func splitsStandBesideTheRoute() throws {
    let track = try RunFixtures.track([(500_000_000, 144_000_000), nil, (500_090_000, 144_000_000)])
    let screen = page(try RunFixtures.run(), track: track)
    let route = try #require(screen.content.firstIndex { $0.role == .map })
    #expect(screen.content[route + 2].text == "Splits" && screen.layout.leadingPane == route + 2)
    #expect(
      cells(screen.content[route + 2]) == [
        ["1", "5:10"], ["0.20", "5:14"],
      ])
    #expect(
      screen.content[route].label
        == "The route reaches 1 km from north to south and 0 m from west to east, and ends 1 km from its start")
    let map = try #require(screen.content[route].map)
    #expect(map.lines.count == 1 && map.bar == RouteMap.Bar(500_000, "500 m"))
    #expect(map.marks.map(\.kind) == [.kilometre, .start, .end])
    let plain = page(try RunFixtures.run(hasRoute: false))
    #expect(plain.content.contains { $0.text == "No positions, so no route" })
    #expect(plain.layout.leadingPane == nil && plain.content.contains { $0.text == "Splits" })
  }

  @Test func theLastPartOfAKilometreHasNoBarAndClimbsHaveSigns() throws {
    var run = try RunFixtures.run()
    let climbs: [(up: Int64, down: Int64)] = [(2_400, 0), (340, 1_340)]
    for (index, climb) in climbs.enumerated() {
      run.kilometres[index].ascentCentimetres = climb.up
      run.kilometres[index].descentCentimetres = climb.down
    }
    let rows = try section(page(run), "Splits").selfAndDescendants.filter { $0.role == .tableRow }
    #expect(rows.map { $0.children[1].percent } == [100, nil])
    #expect(rows.map { $0.children[2].text } == ["+24", "−10"])
  }

  @Test func pausesAndHeartRateAreDetails() throws {
    let pauses = #"[{"startMilliseconds":300000,"milliseconds":60000,"source":"lap"}]"#
    let screen = page(try RunFixtures.run(pauses: pauses))
    let details = try #require(screen.content.last)
    #expect(details.role == .disclosure && details.children.last?.text == "Pauses")
    #expect(screen.content.allSatisfy { $0.text != "Pauses" })
  }

  @Test func milesHaveSplitsOfTheirOwn() throws {
    let splits = try section(page(try RunFixtures.run(), .miles), "Splits")
    #expect(cells(splits) == [["1", "8:20"]])
  }

  /// Where nothing was noted for long nobody knows the way.
  @Test func aSilenceBreaksTheLine() throws {
    let words = RunningStrings(language: .en)
    let track = try RunFixtures.track(
      [(0, 10), (0, 20)] + Array(repeating: nil, count: 40) + [(0, 900), (0, 910)])
    #expect(RunRouteMap(strings: words, track: track).lines.map(\.count) == [2, 2])
    #expect(RunRouteMap(strings: words, track: try RunFixtures.track([nil, nil])).element == nil)
  }

  @Test func theBarIsRoundInEitherUnit() throws {
    let track = try RunFixtures.track([(500_000_000, 144_000_000), (500_900_000, 144_000_000)])
    for (units, text) in [(RunUnits.kilometres, "5 km"), (.miles, "2 mi")] {
      let element = RunRouteMap(strings: RunningStrings(language: .en, units: units), track: track).element
      #expect(element?.map?.bar.text == text)
    }
  }

  @Test func suspiciousEffortsStandApartWithTheWayToConfirm() throws {
    let screen = page(
      try RunFixtures.run(
        efforts: [RunFixtures.effort("1km", 300_500)],
        suspicious: [RunFixtures.effort("400m", 30_000, suspicious: true)]))
    #expect(cells(try section(screen, "Best Efforts")) == [["1 km", "5:01", "from 0.20 km, 5:01 /km"]])
    let button = try #require(try section(screen, "Suspicious Efforts").selfAndDescendants.first { $0.role == .button })
    #expect(button.command == "recordbook run confirm \(RunFixtures.id) 400m")
    #expect(button.action?.method == ConfirmEffort.method)
  }

  @Test func whatStandsOutPrecedesTheOtherEfforts() throws {
    let names = ["400m", "800m", "1km", "mile", "5km"]
    var run = try RunFixtures.run(efforts: names.map { RunFixtures.effort($0, 300_500) })
    var before = run.efforts[2]
    before.milliseconds = 310_000
    run.standings = [
      ShowRun.Standing(distance: .m800, standing: .year),
      ShowRun.Standing(distance: .km1, standing: .record, before: before),
      ShowRun.Standing(distance: .mile, standing: .second), ShowRun.Standing(distance: .km5, standing: .tie),
    ]
    let section = try section(page(run), "Best Efforts")
    #expect(section.children.map(\.role) == [.row, .row, .row, .disclosure])
    let disclosure = section.children[3]
    #expect(disclosure.label == "2 More")
    let rows = section.children.prefix(3) + disclosure.children.dropFirst()
    #expect(rows.map { $0.children[0].text } == ["1 km", "5 km", "Mile", "800 m", "400 m"])
    #expect(
      rows.map { $0.children[2].text } == [
        "record, was 5:10", "equals the record", "second fastest", "fastest of 2015", "from 0.20 km, 12:33 /km",
      ])
    #expect(rows.map { $0.children[1].icon } == [.best, .bestOfDay, .bestOfDay, .bestOfDay, nil])
    #expect(rows.first?.label == "1 km, 5 minutes 1 second, from 0.20 km, 5:01 /km, record, was 5:10")
  }

  @Test func correctionsAreToldNewestFirstWithTheWayBack() throws {
    let said = #"{"run":"r20150815T144508Z","change":"#
    let corrections = """
      [{"number":3,"said":\(said)"name","value":"River"}},{"number":7,"said":\(said)"cut",\
      "from":"2015-08-15T14:57:38Z","to":"2015-08-15T14:57:58Z"},"setAside":true}]
      """
    let section = try section(page(try RunFixtures.run(corrections: corrections)), "Corrections")
    #expect(section.children.map { $0.children[0].text } == ["cut, 12:30 – 12:50", "name, \"River\""])
    #expect(section.children.map { $0.children[1].text } == ["no longer fits", ""])
    #expect(section.children.map { $0.children[2].command } == ["recordbook undo 7", "recordbook undo 3"])
  }

  @Test func whatCanBeCorrectedGoesByTheRun() throws {
    func names(_ screen: Screen) throws -> [String] {
      let menu = try #require(screen.toolbar.first { $0.role == .menu })
      return menu.children.flatMap(\.children).compactMap(\.text)
    }
    #expect(
      try names(page(try RunFixtures.run())) == [
        "Name and Kind", "Charts", "Same Route", "Trim Start and End", "Cut Out a Glitch", "Split in Two",
        "Save as GPX",
        "Save as TCX", "Save as FIT", "Remove From the Book",
      ])
    let next = try RunFixtures.listing("r20150815T160000Z", start: "2015-08-15T16:00:00Z")
    #expect(
      try names(page(try RunFixtures.run(state: "duplicate", fixCount: 0), next: next)) == [
        "Name and Kind", "Join With the Run at 6:00 PM, 5.20 km", "Count This Recording", "Remove From the Book",
      ])
    #expect(try names(page(try RunFixtures.run(state: "removed"))).last == "Save as FIT")
  }

  @Test func onlyARunWithinTwelveHoursCanBeJoined() throws {
    let run = try RunFixtures.listing()
    let end = 1_700
    func other(_ seconds: Int, state: String = "counts") throws -> RunListing {
      let start = run.start + Int64(end + seconds) * 1_000
      return try RunFixtures.listing("\(RunID(start: start))", start: "\(start)", state: state)
    }
    let (near, far) = (try other(12 * 3_600), try other(12 * 3_600 + 1))
    #expect(RunPage.next(run, [run, far, near]) == near)
    #expect(RunPage.next(run, [run, far]) == nil)
    #expect(RunPage.next(run, [try other(-1), try other(60, state: "removed")]) == nil)
  }
}
