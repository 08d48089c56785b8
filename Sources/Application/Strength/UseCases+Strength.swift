package import KernelApplication

extension UseCases {
  package static func strength(
    _ reader: StrengthReader, _ form: FormCoordinator, sounds: any StrengthSounds, encoder: any LogEncoder,
    writer: any FileWriter, poses: any PoseFiles
  ) -> UseCases {
    UseCases([
      ListWorkouts(reader: reader),
      ShowWorkout(reader: reader),
      ShowActiveWorkout(reader: reader),
      ShowRecords(reader: reader),
      ShowHistory(reader: reader),
      ListLifts(reader: reader),
      ReviewSets(reader: reader),
      StartWorkout(reader: reader),
      PauseWorkout(reader: reader),
      ResumeWorkout(reader: reader),
      FinishWorkout(reader: reader),
      DiscardWorkout(reader: reader),
      AddExercise(reader: reader),
      LogSet(reader: reader),
      AdjustRest(reader: reader),
      SkipRest(reader: reader),
      EditSet(reader: reader),
      RemoveSet(reader: reader),
      ConfirmSet(reader: reader),
      RenameWorkout(reader: reader),
      RemoveWorkout(reader: reader),
      SearchExercises(reader: reader),
      SaveExercise(reader: reader),
      FavouriteExercise(reader: reader),
      MergeExercise(reader: reader),
      SaveRoutine(reader: reader),
      RemoveRoutine(reader: reader),
      ListRoutines(reader: reader),
      ScheduleWorkout(reader: reader),
      UnscheduleWorkout(reader: reader),
      ShowSchedule(reader: reader),
      LogBodyWeight(reader: reader),
      ListBodyWeights(reader: reader),
      ShowChart(reader: reader),
      RenderChartAudio(reader: reader, sounds: sounds),
      RenderCue(sounds: sounds),
      ExportWorkouts(reader: reader, encoder: encoder, writer: writer),
      DeleteAll(repository: reader.repository),
      StartForm(coordinator: form),
      AddPoses(coordinator: form),
      FinishForm(coordinator: form),
      ShowForm(coordinator: form),
      ReplayForm(files: poses),
    ])
  }
}
