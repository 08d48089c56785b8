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
    let settings = FileSettingsRepository(documents: context.documents)
    let profiles = FileProfileRepository(documents: context.documents)
    let today = { @Sendable [clock = context.clock] in LocalTime.show(clock.now()).day }
    let files = MeetFiles(today: today) { StrokeStyle(named: $0) }
    return FeatureModule.Parts(
      useCases: useCases(swims, settings: settings, profiles: profiles, files, today),
      screens: SwimmingScreens.all, pages: { SwimmingPages($0, screens: $1) },
      settingsSection: { SwimmingSettingsSection($0) },
      reader: SwimImportReader(store: swims), reviewer: ReviewLaps(store: swims), changes: SwimChanges(store: swims),
      backup: SwimBackup(store: swims), tables: SwimTables(store: swims), overview: SwimOverview(store: swims),
      timer: nil)
  }

  private static func useCases(
    _ swims: FileSwimRepository, settings: FileSettingsRepository, profiles: FileProfileRepository, _ files: MeetFiles,
    _ today: @escaping @Sendable () -> CivilDay
  ) -> UseCases {
    var useCases = UseCases()
    useCases.register(RecalculateRecords(store: swims))
    useCases.register(ShowRecordsBook(store: swims))
    useCases.register(ShowRecordHistory(store: swims))
    useCases.register(ShowSegment(store: swims))
    useCases.register(ShowSwim(store: swims))
    useCases.register(ShowSplits(store: swims))
    useCases.register(CompareSwims(store: swims))
    useCases.register(ShowAllRecords(store: swims))
    useCases.register(ShowBests(store: swims, settings: settings))
    useCases.register(ShowFallenRecords(store: swims))
    useCases.register(ShowStatistics(store: swims, settings: settings))
    useCases.register(ShowProgress(store: swims))
    useCases.register(ShowMonth(store: swims))
    useCases.register(ShowYear(store: swims))
    useCases.register(ShowSeason(store: swims, meets: swims, settings: settings))
    useCases.register(EditSegmentStyle(store: swims))
    useCases.register(MergeLaps(store: swims))
    useCases.register(SplitLap(store: swims))
    useCases.register(JoinSegments(store: swims))
    useCases.register(ReclaimLengths(store: swims))
    useCases.register(ExcludeLaps(store: swims))
    useCases.register(ConfirmLaps(store: swims))
    useCases.register(SetPoolLength(store: swims))
    useCases.register(RemoveSwim(store: swims))
    useCases.register(PreferDuplicate(store: swims))
    useCases.register(ReviewLaps(store: swims))
    useCases.register(ListSwims(store: swims))
    useCases.register(CountSwims(store: swims))
    useCases.register(ListOfficialResults(meets: swims, swims: swims, settings: settings, files: files))
    useCases.register(AddOfficialResult(meets: swims, today: today))
    useCases.register(RemoveOfficialResult(meets: swims))
    useCases.register(ImportOfficialResults(meets: swims, profiles: profiles, files: files))
    useCases.register(ExportSwim(store: swims, encoder: FITSwimWriter(), writer: DraftFileWriter()))
    useCases.register(
      ExportSwimTable(store: swims, meets: swims, encoder: BookCSV(), writer: DraftFileWriter()))
    useCases.register(ReplaceBaseTimes(meets: swims, files: files))
    return useCases
  }
}
