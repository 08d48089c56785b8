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
      store: store, zones: SystemZones(), settings: FileSettingsRepository(documents: context.documents),
      clock: context.clock, localTime: LocalTime.show)
    return FeatureModule.Parts(
      useCases: useCases(reader), screens: PrayerScreens.all, pages: { PrayerPages($0, screens: $1) },
      settingsSection: { PrayerSettingsSection($0) }, reader: nil, reviewer: nil, changes: PrayerChanges(store: store),
      backup: PrayerBackup(store: store), tables: PrayerTables(reader: reader),
      overview: PrayerOverview(reader: reader),
      timer: PrayerTimer(reader: reader))
  }

  private static func useCases(_ reader: PrayerReader) -> UseCases {
    var useCases = UseCases()
    useCases.register(ShowToday(reader: reader))
    useCases.register(ShowTimes(reader: reader))
    useCases.register(ShowEntry(reader: reader))
    useCases.register(LogPrayer(reader: reader))
    useCases.register(ClearEntry(reader: reader))
    useCases.register(LogRange(reader: reader))
    useCases.register(AddExcuse(reader: reader))
    useCases.register(EndExcuse(reader: reader))
    useCases.register(RemoveExcuse(reader: reader))
    useCases.register(ListExcuses(store: reader.store))
    useCases.register(ShowDebt(reader: reader))
    useCases.register(MakeUp(reader: reader))
    useCases.register(EstimateDebt(reader: reader))
    useCases.register(SetDebt(reader: reader))
    useCases.register(ShowStatistics(reader: reader))
    useCases.register(ShowHeatMap(reader: reader))
    useCases.register(SetPlace(reader: reader))
    useCases.register(ListPlaces(reader: reader))
    useCases.register(RemovePlace(reader: reader))
    useCases.register(FindCities(reader: reader))
    useCases.register(SetCalculation(reader: reader))
    useCases.register(ShowCalculation(reader: reader))
    useCases.register(SetReminder(reader: reader))
    useCases.register(RemoveReminder(reader: reader))
    useCases.register(ListReminders(reader: reader))
    useCases.register(ExportLog(reader: reader))
    useCases.register(DeleteAll(store: reader.store))
    return useCases
  }
}
