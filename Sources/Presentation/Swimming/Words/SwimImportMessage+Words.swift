package import KernelApplication
import KernelDomain
package import KernelPresentation
package import SwimmingApplication

extension SwimImportMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .swims(let count):
      localizer.localized(cs: localizer.language.counted(count, .swims), en: count == 1 ? "1 swim" : "\(count) swims")
    case .lapRecords(let count):
      localizer.localized(
        cs: localizer.language.counted(count, .lapRecords), en: localizer.language.counted(count, .lapRecords))
    case .lapRecordsFrom(let count, let start):
      localizer.localized(
        cs: "\(localizer.language.counted(count, .lapRecords)) od \(start)",
        en: "\(localizer.language.counted(count, .lapRecords)) from \(start) on")
    case .laps(let swim): localizer.localized(cs: "délky, trénink \(swim)", en: "laps of swim \(swim)")
    case .someLaps(let count, let swim):
      localizer.localized(
        cs: "\(localizer.language.counted(count, .laps)), trénink \(swim)",
        en: "\(localizer.language.counted(count, .laps)) of swim \(swim)")
    case .lengths(let count):
      localizer.localized(cs: localizer.language.counted(count, .laps), en: localizer.language.counted(count, .lengths))
    case .someLengths(let count, let swim):
      localizer.localized(
        cs: "\(localizer.language.counted(count, .laps)), trénink \(swim)",
        en: "\(localizer.language.counted(count, .lengths)) of swim \(swim)"
      )
    case .poolLength(let swim):
      localizer.localized(cs: "délka bazénu, trénink \(swim)", en: "pool length of swim \(swim)")
    case .timeZone(let swim): localizer.localized(cs: "časové pásmo, trénink \(swim)", en: "time zone of swim \(swim)")
    case .singleTimes(let swim):
      localizer.localized(cs: "časy jednotlivých délek, trénink \(swim)", en: "times of single lengths of swim \(swim)")
    case .undatedSwim: localizer.localized(cs: "trénink bez data", en: "a swim without a date")
    case .activityWithoutLaps: localizer.localized(cs: "aktivita bez kol", en: "an activity without laps")
    case .noSwims: localizer.localized(cs: "není v něm žádný trénink plavání", en: "it contains no swims")
    case .inOpenWater:
      localizer.localized(
        cs: "byl na otevřené vodě; zůstává jako trénink bez délek",
        en: "it was in open water; it is kept as a swim without laps")
    case .noLengthsRecorded:
      localizer.localized(
        cs: "hodinky nezaznamenaly délky; zůstává jako trénink bez délek",
        en: "the watch recorded no lengths; it is kept as a swim without laps")
    case .noLengthsTold:
      localizer.localized(
        cs: "soubor neudává délky; zůstává jako trénink bez délek",
        en: "the file gives no lengths; it is kept as a swim without laps")
    case .lapsMissing(let evidence):
      localizer.localized(
        cs: "\(evidence.text(localizer)); část exportu chybí a trénink čeká na posouzení",
        en: "\(evidence.text(localizer)); part of the export is missing, so review the swim")
    case .noSwimThen:
      localizer.localized(
        cs: "v té době v exportu žádný trénink není: část exportu asi chybí",
        en: "the export has no swim at that time: part of it may be missing")
    case .noReadableStart:
      localizer.localized(cs: "export neudává čitelný začátek", en: "the export gives no readable start")
    case .noReadableAmount:
      localizer.localized(
        cs: "export neudává čitelný čas nebo množství", en: "the export gives no readable time or amount")
    case .noReadableDuration:
      localizer.localized(
        cs: "export neudává čitelné datum nebo trvání", en: "the export gives no readable date or duration")
    case .impossibleDuration:
      localizer.localized(
        cs: "každá by trvala nic, nebo přes hodinu", en: "each would have taken no time, or more than an hour")
    case .poolNotGiven(let swim):
      localizer.localized(
        cs: "soubor ji neudává; zadejte ji: \(localizer.program.command("swim", "set-pool", swim, "METRES"))",
        en: "the file does not give it; set it: \(localizer.program.command("swim", "set-pool", swim, "METRES"))")
    case .sameSecond(let most):
      localizer.localized(
        cs: "více než \(most) tréninků začíná v téže vteřině", en: "more than \(most) swims start in the same second")
    case .clockNeverSet:
      localizer.localized(
        cs: "hodinky neměly nastavený čas a soubor neudává, kdy to bylo",
        en: "the watch's clock was not set, and the file does not say when it was")
    case .clockNotSet:
      localizer.localized(
        cs: "hodinky neměly nastavený čas; jejich místní čas se bere jako UTC",
        en: "the watch's clock was not set; its local time is taken as UTC")
    case .noSession:
      localizer.localized(
        cs: "soubor neudává, ke kterému tréninku patří", en: "the file does not say which swim it belongs to")
    case .noStartOrDuration:
      localizer.localized(cs: "soubor neudává začátek nebo trvání", en: "the file gives no start or no duration")
    case .noPool(let file, let fits): localizer.pool(of: file, fits: fits)
    case .poolMisfit(let pool, let file, let fits): localizer.misfit(pool, of: file, fits: fits)
    case .wholeSeconds:
      localizer.localized(
        cs: "soubor je udává v celých sekundách; berou se jako odhad",
        en: "the file gives them in whole seconds; they are taken as estimates")
    case .zoneTaken(let zone):
      localizer.localized(
        cs: "soubor neudává časové pásmo; bere se \(zone)", en: "the file tells no time zone; \(zone) is taken",
        hint: localizer.command("swim", "set-zone", "SWIM", "ZONE", cs: "Jiné nastaví", en: "Set another"))
    case .utcTaken:
      localizer.localized(
        cs: "soubor neudává časové pásmo; bere se UTC", en: "the file tells no time zone; UTC is taken",
        hint: localizer.command("swim", "set-zone", "SWIM", "ZONE", cs: "Jiné nastaví", en: "Set another"))
    case .multisport(let start):
      localizer.localized(cs: "kombinovaný trénink z \(start)", en: "the multisport workout of \(start)")
    case .multisportWithoutSwim:
      localizer.localized(cs: "v tomto kombinovaném tréninku není plavání", en: "no swim in this multisport workout")
    case .distance(let swim): localizer.localized(cs: "vzdálenost, trénink \(swim)", en: "distance of swim \(swim)")
    case .doubtedDistance(let metres, let speed): localizer.doubtedDistance(metres, speed)
    case .doubtedPool(let metres, let suggested):
      localizer.localized(
        cs: "soubor uvádí bazén \(metres) m" + (suggested.map { "; nebylo to \($0) m?" } ?? ""),
        en: "the file says a pool of \(metres) m" + (suggested.map { "; was it \($0) m?" } ?? ""))
    case .unevenLaps:
      localizer.localized(
        cs: "ne celý počet délek, bez času nebo přerušeno",
        en: "not a whole number of lengths, without a time, or paused")
    case .equalShares:
      localizer.localized(
        cs: "soubor je udává jen po kolech; berou se stejné díly",
        en: "the file gives only those of laps; they are divided evenly")
    case .noDate: localizer.localized(cs: "soubor neudává, kdy byla", en: "the file does not say when it was")
    }
  }
}

extension MessageLocalizer {
  /// Returns a text that asks for the length of the pool in which a swim took place, and says how the user can answer.
  /// - Parameters:
  ///   - file: the file with the swim, as the option `--pool` names it.
  ///   - fits: the usual lengths, in metres, that fit the swim. The text names them.
  fileprivate func pool(of file: String, fits: [String]) -> MessageText {
    let example = fits.first ?? "METRES"
    let stated = option(file, example)
    return localized(
      cs: "jak dlouhý byl bazén?" + (fits.isEmpty ? "" : " Vychází \(pools(fits))") + ": \(stated)",
      en: "how long was the pool?" + (fits.isEmpty ? "" : " \(pools(fits))") + ": \(stated)",
      hint: say(cs: "Pro všechny soubory naráz: --pool \(example)", en: "For all files at once: --pool \(example)"))
  }

  /// Returns a text that says that a pool does not fit a swim, and how the user can state one that does.
  fileprivate func misfit(_ pool: String, of file: String, fits: [String]) -> MessageText {
    guard let example = fits.first else {
      return localized(
        cs: "jeho délky nevycházejí na bazén \(pool) m ani na jiný obvyklý",
        en: "its laps fit neither a pool of \(pool) m nor another usual one",
        hint: say(
          cs: "Jen délky, které vycházejí, načte \(option(file, pool))",
          en: "Take only the laps that fit: \(option(file, pool))"))
    }
    return localized(
      cs: "jeho délky nevycházejí na bazén \(pool) m; vychází \(pools(fits)): \(option(file, example))",
      en: "its laps do not fit a pool of \(pool) m; \(pools(fits)): \(option(file, example))",
      hint: say(
        cs: "Bazén zadaný pro jeden soubor má přednost před bazénem pro všechny.",
        en: "A pool given for one file outranks the one given for all."))
  }

  /// Returns the option that states the pool of a file, quoted for a shell.
  private func option(_ file: String, _ metres: String) -> String {
    "--pool " + ShellCommand.quoted("\(file)=\(metres)")
  }

  /// Lists the pools that fit: in English with a verb, such as `25 or 50 m fit`, and in Czech without one.
  private func pools(_ fits: [String]) -> String {
    let last = fits.last ?? ""
    let or = say(cs: " nebo ", en: " or ")
    let list = fits.count < 2 ? last : fits.dropLast().joined(separator: ", ") + or + last
    return list + say(cs: " m", en: fits.count == 1 ? " m fits" : " m fit")
  }

  fileprivate func doubtedDistance(_ metres: Int, _ centimetresPerSecond: Int) -> MessageText {
    let speed = language.decimal(Double((centimetresPerSecond + 5) / 10) / 10)
    let distance = language.distance(Double(metres), .metre)
    return localized(
      cs: "\(distance) by bylo \(speed) m/s: počítá se, až to potvrdíte",
      en: "\(distance) would be \(speed) m/s: it counts once you confirm it",
      hint: command("swim", "confirm", "SWIM", cs: "Potvrďte ji", en: "Confirm it"))
  }
}

extension SwimImportMessage.LapEvidence {
  fileprivate func text(_ localizer: MessageLocalizer) -> String {
    switch self {
    case .distance(let laps, let swum):
      localizer.say(cs: "dávají \(laps) m z uplavaných \(swum) m", en: "they add up to \(laps) m of the \(swum) m swum")
    case .records(let found, let laps):
      localizer.say(
        cs: "je jich \(laps), ale záznamů \(found)", en: "there are \(laps) of them, but \(found) records")
    case .outside(let count):
      localizer.say(cs: "\(count) z nich leží mimo jeho dobu", en: "\(count) of them lie outside its time")
    }
  }
}
