/// Returns an input of a use case of running.
/// - Parameters:
///   - run: the id of a run.
///   - folder: a folder for files.
func runningInput(_ method: String, _ run: String, in folder: String) -> String {
  switch method {
  case "running.showRun", "running.showTrack", "running.showRunProfile", "running.showCharts", "running.removeRun",
    "running.forgetHeartRate":
    #"{"run":"\#(run)"}"#
  case "running.addRun": #"{"day":"2015-08-15","distance":"5 km"}"#
  case "running.addWorkout": #"{"name":"Track","plan":"3x(400m / 90s)"}"#
  case "running.editWorkout": #"{"workout":"w1","name":"Track"}"#
  case "running.removeWorkout", "running.showWorkout": #"{"workout":"w1"}"#
  case "running.compareWorkout": #"{"run":"\#(run)","workout":"open"}"#
  case "running.showRoute": #"{"route":"\#(DescribedRuns.steady)"}"#
  case "running.renameRoute": #"{"route":"\#(DescribedRuns.steady)","name":"By the river"}"#
  case "running.exportMap": #"{"path":"\#(folder)/runs.svg"}"#
  case "running.addShoes", "running.removeShoes": #"{"name":"Blue"}"#
  case "running.setNote": #"{"run":"\#(run)","note":"Windy"}"#
  case "running.tagRun": #"{"run":"\#(run)","add":["trail"]}"#
  case "running.wearShoes": #"{"run":"\#(run)","shoes":"Blue"}"#
  case "running.setExertion": #"{"run":"\#(run)","effort":5}"#
  case "running.setLength": #"{"run":"\#(run)","distance":"5 km"}"#
  case "running.encodeRun": #"{"run":"\#(DescribedRuns.steady)","format":"gpx"}"#
  case "running.confirmKinds": #"{"import":1}"#
  case "running.sumRuns": #"{"by":"month"}"#
  case "running.compareRuns":
    #"{"first":{"since":"2015-01-01","until":"2015-12-31"},"second":{"since":"2016-01-01","until":"2016-12-31"}}"#
  case "running.preferRun": #"{"run":"\#(DescribedRuns.twin)"}"#
  case "running.showEffortHistory": #"{"distance":"1km"}"#
  case "running.trimRun", "running.cutGlitch": #"{"run":"\#(run)","from":"1:00","to":"2:00"}"#
  case "running.splitRun": #"{"run":"\#(run)","at":"5:00"}"#
  case "running.joinRuns": #"{"run":"\#(run)","next":"\#(DescribedRuns.later)"}"#
  case "running.setKind": #"{"run":"\#(run)","kind":"walking"}"#
  case "running.renameRun": #"{"run":"\#(run)","name":"By the river"}"#
  case "running.confirmEffort": #"{"run":"\#(run)","distance":"1km"}"#
  case "running.replayRun": #"{"path":"\#(folder)/watch.gpx","speed":0}"#
  case "running.addFixes": #"{"run":"\#(run)","sequence":1,"fixes":[]}"#
  case "running.exportRun": #"{"run":"\#(run)","format":"gpx","path":"\#(folder)/run.gpx"}"#
  case "running.exportRuns": #"{"path":"\#(folder)/runs.zip"}"#
  case "running.setGoal": #"{"kilometres":30}"#
  default: "{}"
  }
}
