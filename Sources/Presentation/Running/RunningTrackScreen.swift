import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The Track screen. It shows the run in progress and the buttons that control it. Before a run, `indoor=yes` means that
/// Start starts a run indoors.
struct RunningTrackScreen: ScreenProvider {
  let pattern = RoutePattern("running/track?indoor")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let indoor: String? = try request.query("indoor", valid: ["yes"])
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let strings = RunningStrings(language: request.language, units: settings.runUnits)
    let live = try catalog.call(ShowLive.self, NoInput())
    var page = TrackPage(strings: strings, live: live, location: settings.locationSource)
    if live.state == .idle {
      page.isIndoor = indoor != nil
      page.workouts = try catalog.call(ShowWorkouts.self, NoInput()).workouts
      page.voices = try voices()
      page.today = try catalog.call(ShowWeek.self, ShowWeek.Input()).today
    }
    return page.screen(request.route)
  }

  /// Returns the plan whose messages the next run plays. Nil while the messages are damaged, so that a run can begin.
  private func voices() throws(Failure) -> ShowVoices.Plan? {
    do throws(Failure) {
      return try catalog.call(ShowVoices.self, NoInput()).plan
    } catch .storeDamaged {
      return nil
    }
  }
}
