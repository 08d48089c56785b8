import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The texts of the Track screen.
extension RunningStrings {
  var trackRun: String { language.say(cs: "Záznam běhu", en: "Track Run") }

  /// Asks whether to save a run that is implausible: `The run lasts 111,039 h. Save it anyway?`
  func question(savingDespite doubt: LiveRunView.Doubt) -> String {
    capitalized(doubt.words(language)) + language.say(cs: ". Uložit ho i tak?", en: ". Save it anyway?")
  }

  /// Returns the run's state in words: `Auto-paused`, `GPS lost; the clock runs on`.
  func state(_ live: LiveRunView) -> String {
    // Indoors, no positions arrive that would end the pause.
    if live.pause == .interrupted, live.indoor == true {
      return language.say(
        cs: "Záznam se přerušil; naváže na něj Pokračovat", en: "Interrupted; Resume continues it")
    }
    return state(live.state, live.pause, live.signal)
      + (live.state == .running && live.signal == .weak ? live.accuracyMetres.map { ", ± \($0) m" } ?? "" : "")
  }

  func state(
    _ state: LiveRunView.State, _ pause: LiveRunView.Pause?, _ signal: LiveRunView.Signal?
  ) -> String {
    switch (state, pause, signal) {
    case (.idle, _, _): language.say(cs: "Připraveno", en: "Ready")
    case (.acquiring, _, _): language.say(cs: "Hledám GPS…", en: "Looking for GPS…")
    case (.finished, _, _): language.say(cs: "Běh skončil", en: "Run finished")
    case (_, .manual, _): language.say(cs: "Pozastaveno", en: "Paused")
    case (_, .auto, _): language.say(cs: "Automaticky pozastaveno", en: "Auto-paused")
    case (_, .interrupted, _):
      language.say(
        cs: "Záznam se přerušil; pokračuje další polohou", en: "Interrupted; continues with the next position")
    case (_, _, .lost): language.say(cs: "GPS ztracena, čas běží dál", en: "GPS lost; the clock runs on")
    case (_, _, .weak): language.say(cs: "Slabá GPS", en: "Weak GPS")
    case (_, _, .good): language.say(cs: "Běží, GPS v pořádku", en: "Running, GPS good")
    case (_, _, nil): language.say(cs: "Běží", en: "Running")
    }
  }

  /// Returns the text that replaces the map if there is no route to draw; nil before a run outdoors.
  /// - Parameter isIndoor: whether the run is indoors or, before a run, whether the next one is.
  func invitation(
    _ state: LiveRunView.State, _ location: LocationSource, isIndoor: Bool
  ) -> (title: String, hint: String)? {
    switch (state, location) {
    case (_, _) where isIndoor:
      (
        language.say(cs: "Běh v hale", en: "Running indoors"),
        language.say(cs: "Bez polohy se nic nekreslí", en: "No positions, so no route")
      )
    case (.idle, .nobody):
      (
        language.say(cs: "Polohu nesmí posílat nikdo", en: "Nobody is allowed to send positions"),
        language.say(
          cs: "Povolte to v nastavení, nebo běžte v hale.", en: "Allow it in Settings, or run indoors.")
      )
    case (.idle, _): nil
    case (.acquiring, _):
      (
        self.state(state, nil, nil),
        language.say(cs: "Čas začne první polohou", en: "The clock starts with the first position")
      )
    default:
      (
        language.say(cs: "Zatím bez trasy", en: "No route yet"),
        language.say(cs: "Objeví se s další polohou", en: "It appears with the next position")
      )
    }
  }
}
