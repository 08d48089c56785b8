import KernelDomain
import KernelPresentation
import RunningDomain
import Testing

@testable import RunningApplication
@testable import RunningPresentation

@Suite struct TrackPageTests {
  private func screen(_ live: LiveRunView, _ location: LocationSource = .any, _ language: Language = .en) -> Screen {
    TrackPage(strings: RunningStrings(language: language), live: live, location: location).screen(
      RunningDestinations.track.route)
  }

  private func panel(_ screen: Screen) -> [Element] { screen.content.first { $0.role == .card }?.children ?? [] }

  private func buttons(_ screen: Screen) -> [String] {
    (screen.content.last?.children ?? []).map { ($0.text ?? "") + ($0.isDisabled ? " –" : "") }
  }

  @Test(arguments: [
    (LiveRunView(state: .idle), "Ready", ["Start Run"]),
    (LiveRunView(state: .acquiring), "Looking for GPS…", ["Pause –", "Stop", "Lap –"]),
    (LiveRunView(state: .running, signal: .good), "Running, GPS good", ["Pause", "Stop", "Lap"]),
    (LiveRunView(state: .running, signal: .weak, accuracyMetres: 35), "Weak GPS, ± 35 m", ["Pause", "Stop", "Lap"]),
    (LiveRunView(state: .running, signal: .lost), "GPS lost; the clock runs on", ["Pause", "Stop", "Lap"]),
    (LiveRunView(state: .running, indoor: true), "Running", ["Pause", "Stop", "Lap"]),
    (LiveRunView(state: .paused, pause: .auto, signal: .good), "Auto-paused", ["Resume", "Stop", "Lap –"]),
    (LiveRunView(state: .paused, pause: .manual, signal: .lost), "Paused", ["Resume", "Stop", "Lap –"]),
    (
      LiveRunView(state: .paused, pause: .interrupted), "Interrupted; continues with the next position",
      ["Resume", "Stop", "Lap –"]
    ), (LiveRunView(state: .finished), "Run finished", ["Save", "Discard"]),
  ]) func everyStateSaysWhatCanBeDone(_ live: LiveRunView, _ state: String, _ open: [String]) {
    let screen = screen(live)
    #expect(panel(screen).first?.text == state)
    #expect(buttons(screen) == open)
  }

  @Test func positionsThatLackAreAWarning() {
    for live in [LiveRunView(state: .running, signal: .lost), LiveRunView(state: .paused, pause: .interrupted)] {
      #expect(panel(screen(live)).first?.role == .warning)
    }
    #expect(panel(screen(LiveRunView(state: .running, signal: .weak))).first?.role == .text)
  }

  /// Without positions the runner can still use a treadmill.
  @Test func whereNobodyMayStreamARunCanBeginIndoors() {
    let screen = screen(LiveRunView(state: .idle), .nobody)
    #expect(buttons(screen) == ["Start Run –"])
    #expect(screen.elements.contains { $0.text == "Nobody is allowed to send positions" })
    #expect(screen.elements.contains { $0.route == RunningDestinations.settings.route })
    var page = TrackPage(strings: RunningStrings(language: .en), live: LiveRunView(state: .idle), location: .nobody)
    page.isIndoor = true
    let indoors = page.screen(RunningDestinations.track(isIndoor: true).route)
    #expect(indoors.content.last?.children.first?.command == "recordbook run start --indoor")
    #expect(indoors.content.last?.children.first?.action?.parameters == ["indoor": .flag(true)])
  }

  @Test func beforeARunTheVoicesOfFriendsHaveARow() {
    var page = TrackPage(strings: RunningStrings(language: .en), live: LiveRunView(state: .idle), location: .any)
    func row(_ page: TrackPage) -> Element? {
      page.screen(RunningDestinations.track.route).content.dropFirst().first?.children.first
    }
    #expect(row(page)?.route == Route(path: "support", "home"))
    page.voices = ShowVoices.Plan(plan: "p7k3qz0", name: "Ten in the woods", waiting: 1)
    #expect(row(page)?.children.map(\.text) == ["With Friends' Voices", "Ten in the woods, 1 message"])
    #expect(row(page)?.route?.description == "recordbook://support/run/p7k3qz0/share")
  }

  /// The switch leads to the same screen, on which it is the other way round.
  @Test func theSwitchIsInTheAddress() {
    let toggles = [false, true].map { isIndoor in
      var page = TrackPage(strings: RunningStrings(language: .en), live: LiveRunView(state: .idle), location: .any)
      page.isIndoor = isIndoor
      return page.screen(RunningDestinations.track(isIndoor: isIndoor).route).elements.first { $0.role == .toggle }
    }
    #expect(toggles.map { $0?.isOn } == [false, true])
    #expect(toggles.map { $0?.route?.query.map(\.value) } == [["yes"], []])
    #expect(toggles.map { $0?.id } == ["indoor", "indoor"])
  }

  @Test func theRouteFillsTheScreenAndThePanelTellsTheMetrics() throws {
    let live = LiveRunView(
      state: .running, signal: .good, activeMilliseconds: 1_625_999, lengthMillimetres: 5_200_000,
      paceMilliseconds: 312_000, averagePaceMilliseconds: 312_692, lapCount: 2,
      route: [[[500_000_000, 144_000_000], [500_090_000, 144_000_000]]])
    let screen = screen(live)
    #expect(screen.layout.arrangement == .canvas && screen.presentation == .root)
    let map = try #require(screen.content.first?.map)
    #expect(map.marks.map(\.kind) == [.start, .here])
    #expect(
      panel(screen).compactMap(\.text) == [
        "Running, GPS good", "27:05", "5.20 km · 5:12 /km", "average 5:13 /km, laps: 2",
      ])
    #expect(panel(screen)[2].label == "5.20 kilometers, 5 minutes 12 seconds a kilometer")
  }

  /// A dash stands for a pace that is not known. A run that is over has none, and before a distance there is no average.
  @Test func aRunWithoutAPaceSaysSo() {
    func panel(_ live: LiveRunView, _ language: Language = .en) -> [String] {
      self.panel(screen(live, .any, language)).compactMap(\.text)
    }
    #expect(panel(LiveRunView(state: .acquiring)) == ["Looking for GPS…", "0:00", "0.00 km · —"])
    #expect(panel(LiveRunView(state: .running, indoor: true)) == ["Running", "0:00", "0.00 km · —"])
    var live = LiveRunView(
      state: .running, signal: .good, activeMilliseconds: 49_000, lengthMillimetres: 19_567,
      averagePaceMilliseconds: 2_504_216, lapCount: 1)
    #expect(
      panel(live, .cs) == ["Běží, GPS v pořádku", "0:49", "0,01 km · —", "průměr 41:44 /km, kola: 1"])
    #expect(self.panel(screen(live))[2].label == "0.01 kilometers, pace unknown")
    live.state = .finished
    #expect(panel(live) == ["Run finished", "0:49", "0.01 km", "average 41:44 /km, laps: 1"])
    #expect(self.panel(screen(live))[2].label == "0.01 kilometers")
  }

  @Test func savingAndDiscardingLeadHome() throws {
    let buttons = try #require(screen(LiveRunView(state: .finished)).content.last?.children)
    #expect(buttons.map(\.route) == [RunningDestinations.home.route, RunningDestinations.home.route])
    #expect(buttons.map { $0.action?.method } == ["running.saveRun", "running.discardRun"])
    #expect(buttons[1].action?.confirmation == "Discard the run? It can be undone.")
    #expect(buttons.map(\.command) == ["recordbook run save", "recordbook run discard"])
  }

  @Test func anUnlikelyRunIsSavedOnceThatIsConfirmed() throws {
    let live = LiveRunView(state: .finished, doubt: LiveRunView.Doubt(.lasts(111_039 * 3_600_000)))
    let save = try #require(screen(live).content.last?.children.first)
    #expect(save.action?.parameters == ["confirmed": .flag(true)])
    #expect(save.action?.confirmation == "The run lasts 111,039 h. Save it anyway?")
    #expect(save.command == "recordbook run save --confirm")
    let czech = try #require(screen(live, .any, .cs).content.last?.children.first)
    #expect(czech.action?.confirmation == "Běh trvá \(Language.cs.number(111_039)) h. Uložit ho i tak?")
  }

  @Test func czechSaysAllStatesToo() {
    let texts = [
      LiveRunView(state: .acquiring), LiveRunView(state: .running, signal: .lost),
      LiveRunView(state: .paused, pause: .auto),
    ].map { panel(screen($0, .any, .cs)).first?.text }
    #expect(texts == ["Hledám GPS…", "GPS ztracena, čas běží dál", "Automaticky pozastaveno"])
  }
}
