import KernelApplication
import KernelDomain
import TestSupport
import Testing

struct UpdateSettingsTests {
  let documents = InMemoryDocuments()
  var update: UpdateSettings {
    UpdateSettings(
      store: documents,
      switches: [
        SettingSwitch(name: "showUnknown", isOnByDefault: true), SettingSwitch(name: "longRuns", isOnByDefault: false),
      ])
  }

  @Test func declaredSwitchesHaveTheirDefaults() throws {
    let output = try update(.init())
    #expect(output.theme == .system)
    #expect(output.language == .system)
    #expect(output.switches.map(\.name) == ["showUnknown", "longRuns"])
    #expect(output.switches.map(\.isOn) == [true, false])
    #expect(documents.saves == 0)
  }

  @Test func changesOnlyWhatTheInputNames() throws {
    _ = try update(.init(theme: .dark, switches: ["longRuns": true]))
    let output = try update(.init(language: .cs))
    #expect(output.theme == .dark)
    #expect(output.design == .recordsBook)
    #expect(output.language == .cs)
    #expect(output.switches.map(\.isOn) == [true, true])
    #expect(documents.saves == 2)
  }

  @Test func theSystemsLanguageCanBeChosenAgain() throws {
    _ = try update(.init(language: .cs))
    #expect(try update(.init(language: .system)).language == .system)
    #expect(documents.settings().language == nil)
  }

  @Test func anUnknownSwitchIsRefusedWithTheOnesThereAre() {
    #expect(
      throws: Failure.invalidInput(
        field: "showMix", problem: "there is no such setting",
        valid: ["theme", "design", "language", "showUnknown", "longRuns"])
    ) {
      try update(.init(theme: .light, switches: ["showMix": true]))
    }
    #expect(documents.settings() == Settings())
  }
}
