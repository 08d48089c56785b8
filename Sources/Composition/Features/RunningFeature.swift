import BookInfrastructure
import BookPresentation
import DesignSystem
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import RunningInfrastructure
import RunningPresentation

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
      useCases: useCases(reader, live), screens: screens,
      pages: { RunningPages($0, screens: $1) },
      settingsSection: { _ in SettingsLink.running },
      reader: RunImportReader(store: store, settings: settings, clock: context.clock),
      reviewer: ReviewRuns(reader: reader), changes: RunChanges(store: store), backup: RunBackup(store: store),
      tables: RunTables(store: store), overview: RunOverview(reader: reader), timer: LiveSignalTimer(coordinator: live))
  }

  @Sendable
  private static func screens(_ catalog: UseCaseCatalog) -> [any ScreenProvider] {
    RunningScreens.all(catalog) + [
      LoginScreen(
        catalog, at: RunningDestinations.login.route, home: RunningDestinations.home.route, localTime: LocalTime.show)
    ]
  }

  private static func useCases(_ reader: RunReader, _ live: LiveRunCoordinator) -> UseCases {
    var useCases = UseCases()
    useCases.register(ListRuns(reader: reader))
    useCases.register(ShowRun(reader: reader))
    useCases.register(ShowTrack(reader: reader))
    useCases.register(ShowWeek(reader: reader))
    useCases.register(ShowEfforts(reader: reader))
    useCases.register(ShowEffortHistory(reader: reader))
    useCases.register(SetGoal(reader: reader))
    useCases.register(TrimRun(reader: reader))
    useCases.register(CutGlitch(reader: reader))
    useCases.register(SplitRun(reader: reader))
    useCases.register(JoinRuns(reader: reader))
    useCases.register(SetKind(reader: reader))
    useCases.register(RenameRun(reader: reader))
    useCases.register(ConfirmEffort(reader: reader))
    useCases.register(RemoveRun(reader: reader))
    useCases.register(PreferRun(reader: reader))
    useCases.register(ReviewRuns(reader: reader))
    useCases.register(RecalculateEfforts(reader: reader))
    useCases.register(ExportRun(reader: reader, encoder: RunFileWriter(), writer: DraftFileWriter()))
    useCases.register(live: live)
    return useCases
  }
}
