package import KernelApplication
import KernelDomain
package import KernelPresentation
package import RunningApplication
import RunningDomain

extension RunningMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    // Requests.
    case .noSuchRun(let name):
      localizer.localized(
        cs: "běh \(name) v knize není", en: "there is no run \(name)",
        hint: localizer.command("run", "list", cs: "Které v ní jsou, ukáže", en: "List the runs"))
    case .noRunName(let text):
      localizer.localized(
        cs: text.map { "„\($0)“ není označení běhu" } ?? "to není označení běhu",
        en: text.map { "\"\($0)\" is not the name of a run" } ?? "this is not the name of a run",
        hint: localizer.command(
          "run", "list", cs: "Běh se jmenuje jako r20150815T144508Z; ukáže je",
          en: "Names look like r20150815T144508Z; list them"))
    case .noDistanceName(let text):
      localizer.localized(
        cs: text.map { "„\($0)“ není vzdálenost, která se porovnává" } ?? "to není vzdálenost, která se porovnává",
        en: text.map { "\"\($0)\" is not a distance of best efforts" } ?? "this is not a distance of best efforts",
        hint: localizer.choice(EffortDistance.allCases.map(\.rawValue)))
    case .noMoment(let text):
      localizer.localized(
        cs: text.map { "„\($0)“ není čas v běhu" } ?? "to není čas v běhu",
        en: text.map { "\"\($0)\" is not a time in a run" } ?? "this is not a time in a run",
        hint: momentHint(localizer))
    case .noYear(let text):
      localizer.localized(
        cs: "„\(text)“ není rok", en: "\"\(text)\" is not a year",
        hint: localizer.say(cs: "Napište ho jako 2025.", en: "Write it like 2025."))
    case .noSpan:
      localizer.localized(
        cs: "není řečeno, odkud ani kam", en: "neither a start nor an end is given", hint: momentHint(localizer))
    case .spanReversed:
      localizer.localized(
        cs: "konec je před začátkem", en: "the end is before the start",
        hint: localizer.say(cs: "Zadejte dřívější čas první.", en: "Give the earlier time first."))
    case .zoneOption(let text):
      localizer.localized(
        cs: "časové pásmo „\(text)“ neexistuje", en: "there is no time zone \"\(text)\"",
        hint: localizer.say(cs: "Zadejte ho třeba jako Europe/Prague.", en: "Use a name such as Europe/Prague."))
    case .sportOption(let text):
      localizer.localized(
        cs: "„\(text)“ není druh pohybu", en: "\"\(text)\" is not a kind of activity",
        hint: localizer.choice(RunKind.names))
    case .liveRunUnderWay, .noLiveRun, .otherLiveRun, .notNow, .fixAhead, .fixBehind, .fixLeaps,
      .longSilence, .momentAhead, .momentBehind, .startTooEarly, .fixesTooMany, .noSequence,
      .liveRunFull, .fedByAnother, .fedByFile, .tooShortToSave, .notSavable, .doubtfulRun,
      .streamingNotAllowed, .replaySpeed, .noTrackFile:
      liveWords(localizer)
    case .noFixLine, .feedLineLong, .noChecksum, .sentenceChecksum, .sentenceCut, .sentenceField: feedWords(localizer)
    case .addRefused, .textLong, .tagsMany, .tagForm, .hasRoute, .lengthTooFar: handWords(localizer)
    case .planRefused, .noWorkout, .workoutNameTaken, .noPlanFollowed, .otherLapCount, .noRoute, .nothingToDraw,
      .noGhost, .noShoesNamed, .shoesAlike, .shoesNear, .shoesDays:
      listWords(localizer)
    case .goalTwice:
      localizer.localized(
        cs: "cíl má kilometry i počet běhů", en: "the goal has both kilometers and a number of runs",
        hint: localizer.say(cs: "Zadejte jen jedno z nich.", en: "Give only one of them."))
    case .goalOutside:
      localizer.localized(
        cs: "to nemůže být týdenní cíl", en: "this can't be a weekly goal",
        hint: localizer.say(
          cs: "Zadejte 0.1 až 1000 kilometrů, nebo 1 až 100 běhů: 30 km, 4 runs",
          en: "Give 0.1 to 1000 kilometers, or 1 to 100 runs: 30 km, 4 runs"))
    case .emptyName:
      localizer.localized(
        cs: "chybí název", en: "the name is missing",
        hint: localizer.say(cs: "Napište aspoň jedno písmeno.", en: "Enter at least one letter."))
    // Corrections.
    case .runWasRemoved(let run):
      localizer.localized(
        cs: "běh \(run) je z knihy vyřazený", en: "run \(run) was removed from the book",
        hint: localizer.command(
          "changes", cs: "Vyřazení jde vzít zpět; najde ho", en: "You can undo that; find the change")
      )
    case .onlyTotals(let run):
      localizer.localized(
        cs: "běh \(run) nemá body, jen celkové hodnoty", en: "run \(run) has no fixes, only totals",
        hint: localizer.say(
          cs: "Jde mu změnit název nebo druh, nebo ho vyřadit.",
          en: "You can change its name or kind, or remove it.")
      )
    case .outsideRun(let run, let start, let end):
      localizer.localized(
        cs: "běh \(run) byl od \(start) do \(end)", en: "run \(run) lasted from \(start) to \(end)",
        hint: momentHint(localizer))
    case .tooLittleLeft:
      localizer.localized(
        cs: "z běhu by nezbylo nic: potřebuje aspoň dva body",
        en: "too little of the run would be left: it needs two fixes",
        hint: localizer.say(cs: "Zvolte delší část.", en: "Choose a longer part."))
    case .notFollowing(let run):
      localizer.localized(
        cs: "ten běh nezačíná do 12 hodin po běhu \(run)",
        en: "that run does not start within 12 hours after run \(run)",
        hint: localizer.say(
          cs: "Spojit jde jen běhy, které na sebe navazují.", en: "Only consecutive runs can be joined.")
      )
    case .notSuspicious(let distance):
      localizer.localized(
        cs: "úsek \(distance.rawValue) v tom běhu podezřelý není",
        en: "the \(distance.rawValue) effort in that run is not suspicious",
        hint: localizer.command(
          "run", "review", cs: "Co čeká na váš úsudek, ukáže", en: "See what to decide"))
    case .joinedWithItself:
      localizer.localized(
        cs: "běh nejde spojit se sebou samým", en: "a run can't be joined with itself",
        hint: localizer.command("run", "list", cs: "Další běhy ukáže", en: "List the runs"))
    case .saidAlready:
      localizer.localized(cs: "v knize to tak už je", en: "it is already so")
    case .noDuplicate(let run):
      localizer.localized(
        cs: "běh \(run) nemá žádný druhý záznam", en: "there is no other recording of run \(run)",
        hint: localizer.command("run", "review", cs: "Které je mají, ukáže", en: "See duplicates"))
    case .noGuesses(let number):
      localizer.localized(
        cs: "import \(number) nemá trasy, jejichž druh by čekal na rozhodnutí",
        en: "import \(number) has no tracks whose kind awaits a decision",
        hint: localizer.command("run", "review", cs: "Co čeká, ukáže", en: "See what does"))
    case .noTrackToExport(let run):
      localizer.localized(
        cs: "běh \(run) nemá body, není co exportovat", en: "run \(run) has no fixes to export",
        hint: localizer.say(cs: "Zvolte běh s trasou.", en: "Choose a run with a route."))
    // What an import left out.
    case .runs(let count): localizer.localized(cs: words(cs).counted(count, .runs), en: words(en).counted(count, .runs))
    case .activity(let name, let start):
      localizer.localized(
        cs: [name.map { "„\($0)“" } ?? "aktivita", start].compactMap { $0 }.joined(separator: ", "),
        en: [name.map { "\"\($0)\"" } ?? "an activity", start].compactMap { $0 }.joined(separator: ", "))
    case .fixes(let count, let run):
      localizer.localized(
        cs: "\(words(cs).counted(count, .fixes)) běhu \(run)", en: "\(words(en).counted(count, .fixes)) of run \(run)")
    case .route(let path, let run):
      localizer.localized(cs: "trasa \(path) běhu \(run)", en: "the route \(path) of run \(run)")
    // Why it was left out.
    case .noTimes:
      localizer.localized(cs: "nemá časy: je to trasa, ne běh", en: "it has no times: it is a route, not a run")
    case .oddTimes:
      localizer.localized(
        cs: "její časy nejdou přečíst", en: "its times can't be read",
        hint: localizer.say(cs: "Pište je jako 2026-05-03T08:45:00Z.", en: "Write them as 2026-05-03T08:45:00Z."))
    case .oddPositions:
      localizer.localized(
        cs: "její polohy nejdou přečíst", en: "its positions can't be read", hint: RunningMessage.exportAnew(localizer))
    case .inFuture:
      localizer.localized(
        cs: "začíná až v budoucnu", en: "it begins in the future",
        hint: localizer.say(
          cs: "Opravte časy v souboru, nebo hodiny tohoto počítače.",
          en: "Correct the times in the file, or the clock of this machine."))
    case .uselessFixes(let count):
      localizer.localized(
        cs:
          "\(localizer.language.outOf(count)) bodů nejdou použít ani dva: nemají místo, nebo jim čas nejde dopředu",
        en:
          "of \(localizer.language.number(count)) fixes, not even two can be used: they have no position, or their times "
          + "do not increase",
        hint: RunningMessage.exportAnew(localizer))
    case .tooFewFixes:
      localizer.localized(
        cs: "má méně než dva body", en: "it has fewer than two fixes", hint: RunningMessage.exportAnew(localizer))
    case .clockNeverSet:
      localizer.localized(cs: "hodiny zařízení nebyly nastavené", en: "the device's clock was never set")
    case .tooManyFixes(let count, let most):
      localizer.localized(
        cs: "má \(localizer.language.number(count)) bodů, nejvýše jich může být \(localizer.language.number(most))",
        en: "it has \(localizer.language.number(count)) fixes; at most \(localizer.language.number(most)) are allowed",
        hint: localizer.say(cs: "Rozdělte soubor na kratší.", en: "Split the file into shorter ones."))
    case .tooLong:
      localizer.localized(cs: "trvala by déle, než běh může trvat", en: "it would last longer than a run can")
    case .otherSport(let name):
      localizer.localized(
        cs: name.map { "jiný sport (\($0))" } ?? "jiný sport",
        en: name.map { "another sport (\($0))" } ?? "another sport")
    case .noReadableStart: localizer.localized(cs: "začátek nejde přečíst", en: "its start can't be read")
    case .sameSecond(let most):
      localizer.localized(
        cs: "ve stejné sekundě začíná víc než \(most) běhů", en: "more than \(most) runs begin in the same second")
    case .outOfOrder: localizer.localized(cs: "časy jdou zpátky", en: "their times go backwards")
    case .routeMissing: localizer.localized(cs: "soubor v exportu chybí", en: "the file is missing from the export")
    case .noRuns:
      localizer.localized(
        cs: "není v něm žádný běh", en: "it contains no run",
        hint: localizer.say(
          cs: "Čte se export ze Zdraví, FIT, TCX, GPX, KML a jejich zip.",
          en: "Import an Apple Health export, FIT, TCX, GPX or KML files, or a zip of these."))
    case .inside(let name, let problem):
      MessageText("\(name): \(localizer.localized(problem).text)", hint: localizer.localized(problem).hint)
    // Damage.
    case .lostRun:
      localizer.localized(cs: "běh, o kterém oprava mluví, chybí", en: "the run of a correction is missing")
    case .liveUnknown:
      localizer.localized(cs: "není znát, jak běh začal", en: "the start of the run is missing")
    case .lostTrack: localizer.localized(cs: "body běhu chybí", en: "the fixes of a run are missing")
    case .lostSurroundings:
      localizer.localized(
        cs: "body, na které oprava navazuje, chybí", en: "the fixes that a correction depends on are missing")
    case .unreadableEntry:
      localizer.localized(cs: "opravu běhu nejde přečíst", en: "a correction of a run can't be read")
    }
  }

  private var cs: Language { .cs }
  private var en: Language { .en }

  private func words(_ language: Language) -> RunningStrings { RunningStrings(language: language) }

  private static func exportAnew(_ localizer: MessageLocalizer) -> String {
    localizer.say(
      cs: "Exportujte běh znovu odtud, kde vznikl.", en: "Export the run again from the app or device that recorded it."
    )
  }

  private func momentHint(_ localizer: MessageLocalizer) -> String {
    localizer.say(
      cs: "Zadejte čas od začátku běhu jako 12:30 nebo 1:02:30, nebo okamžik 2015-08-15T14:57:38Z.",
      en: "Give the time since the start, such as 12:30 or 1:02:30, or a date and time, 2015-08-15T14:57:38Z.")
  }
}
