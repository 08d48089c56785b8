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
      repository: store, settings: settings,
      bodyWeights: FileBodyWeightRepository.ofBook(context.documents, context.store), clock: context.clock,
      localTime: LocalTime.show)
    let cues = LockedRestCues()
    let form = FormCoordinator(
      sessions: LockedFormSessions(), clock: context.clock, keepsSessions: context.keepsSessions,
      uptime: { MonotonicClock.now() / 1_000_000 })
    return FeatureModule.Parts(
      useCases: .strength(
        reader, form, sounds: WAVSounds(), cues: cues, encoder: LogFileEncoder(), writer: DraftFileWriter(),
        poses: PoseFileReader(), assignments: AssignmentFileReader()
      ),
      screens: screens, pages: { StrengthPages($0, screens: $1) },
      settingsSection: { _ in SettingsLink.strength }, search: { StrengthSearch($0) },
      reader: StrengthImportReader(store: store),
      reviewer: reader.reviewer, changes: StrengthChanges(store: store, settings: settings),
      backup: StrengthBackup(store: store), tables: StrengthTables(store: store, bodyWeights: reader.bodyWeights),
      overview: StrengthOverview(reader: reader), timer: StrengthTimer(reader: reader, form: form, cues: cues))
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
}
