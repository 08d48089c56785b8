import BookInfrastructure
import DesignSystem
import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain
import PrayerInfrastructure
import PrayerPresentation

extension Feature {
  static let prayer = Feature(
    id: .prayer, noun: "prayer", design: .prayerTracker, home: PrayerDestinations.home.route, tabs: { PrayerTabs.bar },
    reducer: { PrayerReducer() }, settings: { PrayerSettings.all },
    hues: { Hue.prayers }, drawings: { Drawings.prayer }, profile: nil, strings: { PrayerFeatureStrings() },
    describe: { .prayer }
  ) { context in
    let store = FilePrayerRepository(
      store: context.store, documents: context.documents)
    let reader = PrayerReader(
      repository: store, zones: SystemZones(), settings: FileSettingsRepository(documents: context.documents),
      clock: context.clock, localTime: LocalTime.show)
    return FeatureModule.Parts(
      useCases: .prayer(reader, calendar: CalendarFiles(), writer: DraftFileWriter()), screens: PrayerScreens.all,
      pages: { PrayerPages($0, screens: $1) },
      settingsSection: { PrayerSettingsSection($0) }, search: { PrayerSearch($0) }, reader: nil, reviewer: nil,
      changes: PrayerChanges(store: store),
      backup: PrayerBackup(store: store), tables: PrayerTables(reader: reader),
      overview: PrayerOverview(reader: reader),
      timer: PrayerTimer(reader: reader))
  }
}
