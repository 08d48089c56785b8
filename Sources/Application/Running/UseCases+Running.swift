package import KernelApplication

extension UseCases {
  package static func running(
    _ reader: RunReader, _ live: LiveRunCoordinator, encoder: any RunFileEncoder, writer: any FileWriter,
    replayed: any ReplayedFile, pace: any ReplayPace
  ) -> UseCases {
    UseCases([
      ListRuns(reader: reader),
      ShowRun(reader: reader),
      ShowTrack(reader: reader),
      ShowRunProfile(reader: reader),
      ShowCharts(reader: reader),
      ShowHeartRateZones(reader: reader),
      ShowWeek(reader: reader),
      SumRuns(reader: reader),
      CompareRuns(reader: reader),
      ShowEfforts(reader: reader),
      ShowEffortHistory(reader: reader),
      SetGoal(reader: reader),
      TrimRun(reader: reader),
      CutGlitch(reader: reader),
      SplitRun(reader: reader),
      JoinRuns(reader: reader),
      SetKind(reader: reader),
      ConfirmKinds(reader: reader),
      RenameRun(reader: reader),
      ConfirmEffort(reader: reader),
      RemoveRun(reader: reader),
      PreferRun(reader: reader),
      ReviewRuns(reader: reader),
      RecalculateEfforts(reader: reader),
      ExportRun(reader: reader, encoder: encoder, writer: writer),
      StartRun(coordinator: live),
      AddFixes(coordinator: live),
      PauseRun(coordinator: live),
      ResumeRun(coordinator: live),
      MarkLap(coordinator: live),
      FinishRun(coordinator: live),
      SaveRun(coordinator: live),
      DiscardRun(coordinator: live),
      ShowLive(coordinator: live),
      ReplayRun(coordinator: live, files: replayed, pace: pace),
    ])
  }
}
