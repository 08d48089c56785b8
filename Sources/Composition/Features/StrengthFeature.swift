import BookInfrastructure
import BookPresentation
import DesignSystem
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain
import StrengthInfrastructure
import StrengthPresentation
import System

extension Feature {
  static let strength = Feature(
    id: .strength, noun: "strength", design: .ptExpo, home: StrengthDestinations.home.route, tabs: { StrengthTabs.bar },
    reducer: { StrengthReducer() }, settings: { StrengthSettings.all },
    hues: { [:] }, drawings: { [:] }, profile: nil, strings: { StrengthFeatureStrings() },
    describe: { .strength }
  ) { context in
    let store = FileStrengthRepository(
      store: context.store, documents: context.documents)
    let settings = FileSettingsRepository(documents: context.documents)
    let reader = StrengthReader(
      store: store, settings: settings, clock: context.clock,
      localTime: LocalTime.show)
    let form = FormCoordinator(
      reducer: LockedFormSessions(), clock: context.clock, isLongLived: context.keepsSessions,
      uptime: { MonotonicClock.now() / 1_000_000 })
    return FeatureModule.Parts(
      useCases: useCases(reader, form), screens: screens, pages: { StrengthPages($0, screens: $1) },
      settingsSection: { _ in SettingsLink.strength }, reader: StrengthImportReader(store: store),
      reviewer: ReviewSets(reader: reader), changes: StrengthChanges(store: store, settings: settings),
      backup: StrengthBackup(store: store), tables: StrengthTables(store: store),
      overview: StrengthOverview(reader: reader), timer: StrengthTimer(reader: reader, form: form))
  }

  @Sendable
  private static func screens(_ catalog: UseCaseCatalog) -> [any ScreenProvider] {
    StrengthScreens.all(catalog) + [
      LoginScreen(
        catalog, at: StrengthDestinations.login.route, home: StrengthDestinations.home.route,
        style: .card(help: StrengthDestinations.loginHelp.route), localTime: LocalTime.show),
      LoginHelpScreen(at: StrengthDestinations.loginHelp.route, of: StrengthDestinations.login.route),
    ]
  }

  private static func useCases(_ reader: StrengthReader, _ form: FormCoordinator) -> UseCases {
    var useCases = UseCases()
    useCases.register(ListWorkouts(reader: reader))
    useCases.register(ShowWorkout(reader: reader))
    useCases.register(ShowActiveWorkout(reader: reader))
    useCases.register(ShowRecords(reader: reader))
    useCases.register(ShowHistory(reader: reader))
    useCases.register(ListLifts(reader: reader))
    useCases.register(ReviewSets(reader: reader))
    useCases.register(StartWorkout(reader: reader))
    useCases.register(PauseWorkout(reader: reader))
    useCases.register(ResumeWorkout(reader: reader))
    useCases.register(FinishWorkout(reader: reader))
    useCases.register(DiscardWorkout(reader: reader))
    useCases.register(AddExercise(reader: reader))
    useCases.register(LogSet(reader: reader))
    useCases.register(AdjustRest(reader: reader))
    useCases.register(SkipRest(reader: reader))
    useCases.register(EditSet(reader: reader))
    useCases.register(RemoveSet(reader: reader))
    useCases.register(ConfirmSet(reader: reader))
    useCases.register(RenameWorkout(reader: reader))
    useCases.register(RemoveWorkout(reader: reader))
    useCases.register(SearchExercises(reader: reader))
    useCases.register(SaveExercise(reader: reader))
    useCases.register(FavouriteExercise(reader: reader))
    useCases.register(MergeExercise(reader: reader))
    useCases.register(SaveRoutine(reader: reader))
    useCases.register(RemoveRoutine(reader: reader))
    useCases.register(ListRoutines(reader: reader))
    useCases.register(ScheduleWorkout(reader: reader))
    useCases.register(UnscheduleWorkout(reader: reader))
    useCases.register(ShowSchedule(reader: reader))
    useCases.register(LogBodyWeight(reader: reader))
    useCases.register(ListBodyWeights(reader: reader))
    useCases.register(ShowChart(reader: reader))
    useCases.register(RenderChartAudio(reader: reader, sounds: WAVSounds()))
    useCases.register(RenderCue(sounds: WAVSounds()))
    useCases.register(ExportWorkouts(reader: reader, encoder: LogFileEncoder(), writer: DraftFileWriter()))
    useCases.register(DeleteAll(store: reader.store))
    useCases.register(StartForm(coordinator: form))
    useCases.register(AddPoses(coordinator: form))
    useCases.register(FinishForm(coordinator: form))
    useCases.register(ShowForm(coordinator: form))
    useCases.register(ReplayForm(files: PoseFileReader()))
    return useCases
  }
}
