import BookInfrastructure
import DesignSystem
import KernelApplication
import KernelDomain
import KernelPresentation
import ReadingApplication
import ReadingDomain
import ReadingInfrastructure
import ReadingPresentation

extension Feature {
  static let reading = Feature(
    id: .reading, noun: "read", design: .samwise, home: ReadingDestinations.log.route, tabs: { nil },
    reducer: { ReadingReducer() }, settings: { [ReadingSettings.oldestFirst] },
    hues: { [:] }, drawings: { [:] }, profile: nil, strings: { ReadingFeatureStrings() }, describe: { .reading }
  ) { context in
    let store = FileReadingRepository(store: context.store)
    let glance = ReadingGlance(store: store)
    return FeatureModule.Parts(
      useCases: .reading(store), screens: { [ReadingLogScreen($0)] }, pages: { ReadingPages(screens: $1) },
      settingsSection: { _ in ReadingSettingsSection() }, search: { ReadingSearch($0) },
      reader: ReadingImportReader(store: store),
      reviewer: glance, changes: store, backup: store, tables: store, overview: glance,
      timer: ReadingTimer(store: store))
  }
}
