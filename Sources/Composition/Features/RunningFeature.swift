import BookInfrastructure
import BookPresentation
import DesignSystem
import KernelApplication
import KernelDomain
import KernelPresentation
package import RunningApplication
import RunningDomain
import RunningInfrastructure
import RunningPresentation
import Storage

extension Feature {
  static let running = Feature(
    id: .running, noun: "run", design: .runBuddy, home: RunningDestinations.home.route, tabs: { RunningTabs.bar },
    reducer: { RunningReducer() }, settings: { RunningSettings.all },
    hues: { [:] }, drawings: { Drawings.running }, profile: nil, strings: { RunningFeatureStrings() },
    describe: { .running }
  ) { context in
    let settings = FileSettingsRepository(documents: context.documents)
    let (store, reader, live) = (context.following.runRepository, context.following.runReader, context.following.live)
    return FeatureModule.Parts(
      useCases: .running(
        reader, live, encoder: RunFileWriter(), archiver: RunZip(), drawer: RunMapPicture(), writer: DraftFileWriter(),
        voices: PlannedVoices(reader: context.following.support),
        replayed: TrackFiles(),
        pace: MachinePace(),
        base64: { String(decoding: Base64.encode($0), as: UTF8.self) }),
      screens: screens,
      pages: { RunningPages($0, screens: $1) },
      settingsSection: { _ in SettingsLink.running }, search: { RunningSearch($0) },
      reader: RunImportReader(store: store, settings: settings, clock: context.clock),
      reviewer: reader.reviewer, changes: RunChanges(store: store), backup: RunBackup(store: store),
      tables: RunTables(store: store), overview: RunOverview(reader: reader, live: live),
      timer: FeatureTimers([LiveSignalTimer(coordinator: live), LiveStepTimer(coordinator: live)]))
  }

  @Sendable
  private static func screens(_ catalog: UseCaseCatalog) -> [any ScreenProvider] {
    RunningScreens.all(catalog) + [
      LoginScreen(
        catalog, at: RunningDestinations.login.route, home: RunningDestinations.home.route,
        welcomed: RunningSettings.welcomed, localTime: LocalTime.show)
    ]
  }
}

extension App {
  /// Returns a parser for the lines with fixes (positions) that programs send during a live run.
  package static func fixLineReader() -> any FixLineReader { FixLines() }
}
