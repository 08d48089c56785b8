package import KernelApplication

extension UseCases {
  package static func prayer(
    _ reader: PrayerReader, calendar: any CalendarEncoder, writer: any FileWriter
  ) -> UseCases {
    UseCases([
      ShowToday(reader: reader),
      ShowTimes(reader: reader),
      ShowEntry(reader: reader),
      ListPrayers(reader: reader),
      LogPrayer(reader: reader),
      ClearEntry(reader: reader),
      LogRange(reader: reader),
      AddExcuse(reader: reader),
      EndExcuse(reader: reader),
      RemoveExcuse(reader: reader),
      ListExcuses(repository: reader.repository),
      SettleExcuse(reader: reader),
      SetTravel(reader: reader),
      EndTravel(reader: reader),
      RemoveTravel(reader: reader),
      ListJourneys(reader: reader),
      LogExtra(reader: reader),
      ClearExtra(reader: reader),
      ListExtras(reader: reader),
      LogFast(reader: reader),
      ClearFast(reader: reader),
      SetFastsOwed(reader: reader),
      ShowFasts(reader: reader),
      SetHijriMonth(reader: reader),
      RemoveHijriMonth(reader: reader),
      ListHijriMonths(reader: reader),
      ShowDebt(reader: reader),
      MakeUp(reader: reader),
      EstimateDebt(reader: reader),
      SetDebt(reader: reader),
      ShowStatistics(reader: reader),
      ShowHeatMap(reader: reader),
      SetPlace(reader: reader),
      ListPlaces(reader: reader),
      RemovePlace(reader: reader),
      FindCities(reader: reader),
      SetCalculation(reader: reader),
      ShowCalculation(reader: reader),
      SetReminder(reader: reader),
      RemoveReminder(reader: reader),
      ListReminders(reader: reader),
      ExportLog(reader: reader),
      ExportCalendar(reader: reader, encoder: calendar, writer: writer),
      DeleteAll(repository: reader.repository),
    ])
  }
}
