import KernelDomain
import KernelPresentation

/// An action on the run in progress. The raw value is the verb of its command.
enum LiveAction: String {
  case start, pause, resume, stop, lap, save, discard

  /// The method name of the use case that performs the action.
  var method: String {
    switch self {
    case .start: "running.startRun"
    case .pause: "running.pauseRun"
    case .resume: "running.resumeRun"
    case .stop: "running.finishRun"
    case .lap: "running.markLap"
    case .save: "running.saveRun"
    case .discard: "running.discardRun"
    }
  }
}

extension RunningStrings {
  func name(_ action: LiveAction) -> String {
    switch action {
    case .start: startRun
    case .pause: language.say(cs: "Pozastavit", en: "Pause")
    case .resume: language.say(cs: "Pokračovat", en: "Resume")
    case .stop: language.say(cs: "Ukončit", en: "Stop")
    case .lap: language.say(cs: "Kolo", en: "Lap")
    case .save: language.say(cs: "Uložit", en: "Save")
    case .discard: language.say(cs: "Zahodit", en: "Discard")
    }
  }
}
