import BookInfrastructure
import DesignSystem
import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingPresentation

extension Feature {
  static let swimming = Feature(
    id: .swimming, noun: "swim", design: .recordsBook, home: SwimmingDestinations.records().route, tabs: { nil },
    reducer: { SwimmingReducer() }, settings: { SwimmingSettings.all },
    hues: { Hue.strokes }, drawings: { Drawings.swimming },
    profile: { ProfileStrings.swimming($0) },
    strings: { SwimmingFeatureStrings() }, describe: { .swimming }
  ) { context in
    let swims = FileSwimRepository(store: context.store)
    let today = { @Sendable [clock = context.clock] in LocalTime.show(clock.now()).day }
    return FeatureModule.Parts(
      useCases: .swimming(
        swims, zones: SystemSwimZones(), settings: FileSettingsRepository(documents: context.documents),
        profiles: FileProfileRepository(documents: context.documents),
        meetFiles: MeetFiles(today: today) { StrokeStyle(named: $0) }, swimEncoder: FITSwimWriter(),
        tableEncoder: BookCSV(), writer: DraftFileWriter(), today: today),
      screens: SwimmingScreens.all, pages: { SwimmingPages($0, screens: $1) },
      settingsSection: { _ in SettingsLink.swimming }, search: { SwimmingSearch($0) },
      reader: SwimImportReader(store: swims, settings: FileSettingsRepository(documents: context.documents)),
      reviewer: swims.reviewer, changes: SwimChanges(store: swims),
      backup: SwimBackup(store: swims), tables: SwimTables(store: swims), overview: SwimOverview(swims: swims),
      timer: nil)
  }
}
