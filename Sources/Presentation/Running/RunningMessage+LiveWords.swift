import KernelApplication
import KernelPresentation
import RunningApplication
import RunningDomain

extension RunningMessage {
  /// Returns the text of a message about the run in progress.
  func liveWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .liveRunUnderWay(let run):
      localizer.localized(
        cs: "běh \(run) už probíhá", en: "run \(run) is already under way",
        hint: localizer.command("run", "status", cs: "Jak je na tom, ukáže", en: "See its status"))
    case .noLiveRun:
      localizer.localized(
        cs: "žádný běh neprobíhá", en: "no run is under way",
        hint: localizer.command("run", "start", cs: "Začněte ho", en: "Start one"))
    case .otherLiveRun(let asked, let underWay):
      localizer.localized(
        cs: "běh \(asked) neprobíhá; probíhá \(underWay)", en: "run \(asked) is not under way; \(underWay) is",
        hint: localizer.command("run", "status", cs: "Jak je na tom, ukáže", en: "See its status"))
    case .notNow(let action, let state, let valid):
      localizer.localized(
        cs: "to teď nejde (\(action.czech)): běh \(state.czech)",
        en: "that can't be done now (\(action.english)): the run \(state.english)",
        hint: localizer.say(
          cs: "Teď jde: \(valid.map(\.czech).joined(separator: ", ")).",
          en: "Now you can: \(valid.map(\.english).joined(separator: ", ")).")
      )
    case .fixAhead(let time):
      localizer.localized(
        cs: "čas \(time) je o víc než minutu napřed", en: "the time \(time) is over a minute in the future",
        hint: localizer.say(
          cs: "Nařiďte hodiny toho, kdo polohy posílá, nebo tohoto počítače.",
          en: "Set the clock of the device that sends the fixes, or of this machine."))
    case .fixBehind(let time):
      localizer.localized(
        cs: "čas \(time) je víc než den před začátkem běhu",
        en: "the time \(time) is over a day before the run's start",
        hint: localizer.say(
          cs: "Nařiďte hodiny toho, kdo polohy posílá.", en: "Set the clock of the device that sends the fixes."))
    case .fixLeaps(let time):
      localizer.localized(
        cs: "čas \(time) je o hodiny napřed před během: nařídily se hodiny",
        en: "the time \(time) is hours ahead of the run: a clock was changed",
        hint: localizer.command("run", "stop", cs: "Ukončete běh a začněte nový", en: "End this run and start another"))
    case .longSilence(let action, let since):
      localizer.localized(
        cs: "od \(since) do běhu nic nepřišlo, a není tak jisté, kdy to je (\(action.czech))",
        en: "no data arrived since \(since), so it is not certain when to \(action.english)",
        hint: localizer.command(
          "run", "stop", cs: "Zadejte čas (--at), nebo běh ukončete", en: "Give the time (--at), or end the run"))
    case .doubtfulRun(let doubt):
      localizer.localized(
        cs: doubt.words(localizer.language), en: doubt.words(localizer.language),
        hint: localizer.command("run", "save", "--confirm", cs: "Uložit ho i tak", en: "Save it anyway"))
    case .notSavable(let problem):
      localizer.localized(
        cs: "běh nejde uložit: \(localizer.localized(problem).text)",
        en: "the run can't be saved: \(localizer.localized(problem).text)",
        hint: localizer.command("run", "discard", cs: "Zahoďte ho", en: "Discard it"))
    case .fedByFile:
      localizer.localized(
        cs: "přehrává se soubor, body jsou z něj", en: "a file is being played; the fixes come from it",
        hint: localizer.command(
          "run", "stop", cs: "Ukončete ho a začněte nový běh", en: "End it, then start a run"))
    case .momentAhead(let time):
      localizer.localized(
        cs: "čas \(time) je o víc než minutu napřed", en: "the time \(time) is over a minute in the future",
        hint: localizer.say(
          cs: "Zadejte čas, který už nastal, nebo žádný: to je teď.",
          en: "Give a time in the past, or leave it out for now."))
    case .momentBehind(let time, let start):
      localizer.localized(
        cs: "čas \(time) je před začátkem běhu \(start)",
        en: "the time \(time) is before the start of the run, \(start)",
        hint: localizer.say(
          cs: "Zadejte čas od začátku běhu, nebo žádný: to je teď.",
          en: "Give a time after the start, or leave it out for now."))
    case .startTooEarly(let time):
      localizer.localized(
        cs: "běh nemůže začít \(time)", en: "a run can't start at \(time)",
        hint: localizer.say(cs: "Zadejte čas od roku 1970.", en: "Give a time in 1970 or later."))
    case .fixesTooMany(let found, let most):
      localizer.localized(
        cs: "\(found) bodů najednou je víc než \(most)", en: "\(found) fixes in one batch; at most \(most) are allowed",
        hint: localizer.say(cs: "Pošlete je ve více dávkách.", en: "Send them in several batches."))
    case .noSequence:
      localizer.localized(
        cs: "dávky se číslují od 1 do \(AddFixes.Input.mostSequence)",
        en: "batches are numbered from 1 to \(AddFixes.Input.mostSequence)",
        hint: localizer.say(cs: "Číslujte je po jedné.", en: "Number each batch one higher than the one before."))
    case .liveRunFull(let most):
      localizer.localized(
        cs: "běh má \(most) bodů, a víc se jich nevejde", en: "the run has \(most) fixes, the most it can have",
        hint: localizer.command("run", "stop", cs: "Ukončete ho", en: "End it"))
    case .fedByAnother:
      localizer.localized(
        cs: "body už posílá jiný program", en: "another program is already sending fixes",
        hint: localizer.command(
          "run", "feed", "--take-over", cs: "Ukončete ho, nebo posílání převezměte (takeOver)",
          en: "Stop it, or take over from it (takeOver)"))
    case .streamingNotAllowed:
      localizer.localized(
        cs: "polohu nesmí posílat nikdo", en: "nobody is allowed to send positions",
        hint: localizer.command(
          "settings", "set", "running.location", "any", cs: "Povolte to, nebo běžte v hale (--indoor)",
          en: "Allow it, or run indoors (--indoor)"))
    case .replaySpeed(let most):
      localizer.localized(
        cs: "tak rychle běh přehrát nejde", en: "a run can't be played at that speed",
        hint: localizer.say(
          cs: "Zadejte 0.1 až \(most), nebo max.", en: "Give 0.1 to \(most), or max."))
    case .noTrackFile:
      localizer.localized(
        cs: "není to soubor s trasou", en: "the file contains no track",
        hint: localizer.say(cs: "Přehrát lze GPX, TCX, FIT a KML.", en: "GPX, TCX, FIT and KML can be played."))
    default:
      localizer.localized(
        cs: "běh má příliš málo bodů, než aby se dal uložit", en: "the run has too few fixes to be saved",
        hint: localizer.command("run", "discard", cs: "Zahoďte ho", en: "Discard it"))
    }
  }
}

extension LiveRunAction {
  fileprivate var czech: String {
    switch self {
    case .start: "začít"
    case .addFixes: "přidat body"
    case .pause: "pozastavit"
    case .resume: "pokračovat"
    case .lap: "označit kolo"
    case .finish: "ukončit"
    case .save: "uložit"
    case .discard: "zahodit"
    }
  }

  fileprivate var english: String {
    switch self {
    case .start: "start"
    case .addFixes: "add fixes"
    case .pause: "pause"
    case .resume: "resume"
    case .lap: "lap"
    case .finish: "stop"
    case .save: "save"
    case .discard: "discard"
    }
  }
}

extension LiveRunView.State {
  fileprivate var czech: String {
    switch self {
    case .idle: "neprobíhá"
    case .acquiring: "čeká na GPS"
    case .running: "běží"
    case .paused: "je pozastavený"
    case .finished: "je u konce"
    }
  }

  fileprivate var english: String {
    switch self {
    case .idle: "is not under way"
    case .acquiring: "waits for GPS"
    case .running: "is going on"
    case .paused: "is paused"
    case .finished: "is over"
    }
  }
}
