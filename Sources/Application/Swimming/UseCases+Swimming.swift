package import KernelApplication
package import KernelDomain

extension UseCases {
  /// Creates the use cases of swimming.
  /// - Parameter today: returns today's date in the machine's time zone.
  package static func swimming(
    _ swims: any SwimRepository & SwimHeartRepository & MeetRepository, zones: any SwimZones,
    settings: any SettingsRepository,
    profiles: any ProfileRepository,
    meetFiles: any MeetFileReader, swimEncoder: any SwimEncoder, tableEncoder: any SwimTableEncoder,
    writer: any FileWriter, today: @escaping @Sendable () -> CivilDay
  ) -> UseCases {
    UseCases([
      RecalculateRecords(swims: swims),
      ShowRecordsBook(swims: swims, settings: settings),
      ShowRecordHistory(swims: swims),
      ShowSegment(swims: swims, hearts: swims),
      ShowSwim(swims: swims, hearts: swims),
      ShowSplits(swims: swims),
      CompareSwims(swims: swims, hearts: swims),
      ShowAllRecords(swims: swims),
      ShowBests(swims: swims, settings: settings),
      ShowFallenRecords(swims: swims),
      ShowStatistics(swims: swims, settings: settings),
      ShowProgress(swims: swims),
      ShowPace(swims: swims, settings: settings, files: meetFiles, today: today),
      ShowEventSeasons(swims: swims, settings: settings),
      ConvertTime(),
      ShowTargets(swims: swims, settings: settings, today: today),
      SetTarget(meets: swims),
      RemoveTarget(meets: swims),
      ShowStandards(swims: swims, settings: settings, today: today),
      ReplaceStandards(meets: swims, files: meetFiles),
      ShowAgeGroups(swims: swims, settings: settings),
      ShowMonth(swims: swims),
      ShowYear(swims: swims),
      ShowSeason(swims: swims, meets: swims, settings: settings),
      EditSegmentStyle(swims: swims),
      EditSwimStyle(swims: swims),
      EquipSwim(swims: swims),
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
      ForgetHeartRate(swims: swims, hearts: swims),
      RemoveSwim(swims: swims),
      PreferDuplicate(swims: swims),
      ReviewLaps(swims: swims),
      ListSwims(swims: swims),
      CountSwims(swims: swims),
      ListOfficialResults(meets: swims, swims: swims, settings: settings, files: meetFiles),
      AddOfficialResult(meets: swims, today: today),
      RemoveOfficialResult(meets: swims),
      ImportOfficialResults(meets: swims, profiles: profiles, files: meetFiles),
      ShowBeside(meets: swims),
      RemoveBeside(meets: swims),
      ExportSwim(swims: swims, hearts: swims, encoder: swimEncoder, writer: writer),
      ExportSwimTable(swims: swims, hearts: swims, meets: swims, encoder: tableEncoder, writer: writer),
      ReplaceBaseTimes(meets: swims, files: meetFiles),
    ])
  }
}
