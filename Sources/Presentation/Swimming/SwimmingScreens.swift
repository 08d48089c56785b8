package import KernelApplication
package import KernelPresentation

package enum SwimmingScreens {
  package static func all(_ catalog: UseCaseCatalog) -> [any ScreenProvider] {
    [
      RecordsBookScreen(catalog: catalog), RecordHistoryScreen(catalog: catalog), SegmentDetailScreen(catalog: catalog),
      EditStyleScreen(catalog: catalog), SwimScreen(catalog: catalog), SplitsScreen(catalog: catalog),
      CompareScreen(catalog: catalog), AllRecordsScreen(catalog: catalog), BestsScreen(catalog: catalog),
      FallenRecordsScreen(catalog: catalog), StatisticsScreen(catalog: catalog), ProgressScreen(catalog: catalog),
      OfficialResultsScreen(catalog: catalog), YearScreen(catalog, namesYear: false),
      YearScreen(catalog, namesYear: true), MonthScreen(catalog: catalog), SeasonScreen(catalog, namesYear: false),
      SeasonScreen(catalog, namesYear: true), PaceScreen(catalog: catalog), EventSeasonsScreen(catalog: catalog),
      AgeGroupsScreen(catalog: catalog), TargetsScreen(catalog: catalog),
      StandardsScreen(catalog: catalog), BesideScreen(catalog: catalog), PlanScreen(catalog: catalog),
      EquipmentScreen(catalog: catalog), SwimPartScreen(catalog: catalog), AddResultsScreen(catalog: catalog),
      SwimmingSettingsScreen(catalog: catalog),
    ]
  }
}
