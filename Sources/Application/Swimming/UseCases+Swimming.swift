package import KernelApplication
package import KernelDomain

extension UseCases {
  /// Creates the use cases of swimming.
  /// - Parameter today: returns today's date in the machine's time zone.
  package static func swimming(
    _ swims: any SwimRepository & MeetRepository, zones: any SwimZones, settings: any SettingsRepository,
    profiles: any ProfileRepository,
    meetFiles: any MeetFileReader, swimEncoder: any SwimEncoder, tableEncoder: any SwimTableEncoder,
    writer: any FileWriter, today: @escaping @Sendable () -> CivilDay
  ) -> UseCases {
    UseCases([
      RecalculateRecords(swims: swims),
      ShowRecordsBook(swims: swims),
      ShowRecordHistory(swims: swims),
      ShowSegment(swims: swims),
      ShowSwim(swims: swims),
      ShowSplits(swims: swims),
      CompareSwims(swims: swims),
      ShowAllRecords(swims: swims),
      ShowBests(swims: swims, settings: settings),
      ShowFallenRecords(swims: swims),
      ShowStatistics(swims: swims, settings: settings),
      ShowProgress(swims: swims),
      ShowMonth(swims: swims),
      ShowYear(swims: swims),
      ShowSeason(swims: swims, meets: swims, settings: settings),
      EditSegmentStyle(swims: swims),
      EditSwimStyle(swims: swims),
      MergeLaps(swims: swims),
      SplitLap(swims: swims),
      JoinSegments(swims: swims),
      ReclaimLengths(swims: swims),
      ExcludeLaps(swims: swims),
      ConfirmLaps(swims: swims),
      SetPoolLength(swims: swims),
      ConfirmDistance(swims: swims),
      SetSwimDistance(swims: swims),
      SetSwimZone(swims: swims, zones: zones),
      RemoveSwim(swims: swims),
      PreferDuplicate(swims: swims),
      ReviewLaps(swims: swims),
      ListSwims(swims: swims),
      CountSwims(swims: swims),
      ListOfficialResults(meets: swims, swims: swims, settings: settings, files: meetFiles),
      AddOfficialResult(meets: swims, today: today),
      RemoveOfficialResult(meets: swims),
      ImportOfficialResults(meets: swims, profiles: profiles, files: meetFiles),
      ExportSwim(swims: swims, encoder: swimEncoder, writer: writer),
      ExportSwimTable(swims: swims, meets: swims, encoder: tableEncoder, writer: writer),
      ReplaceBaseTimes(meets: swims, files: meetFiles),
    ])
  }
}
