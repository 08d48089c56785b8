package import KernelApplication
import KernelDomain
package import KernelPresentation
package import PrayerApplication
import PrayerDomain

extension PrayerMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    let strings = PrayerStrings(language: localizer.language)
    func decimal(_ value: Double) -> String { localizer.language.decimal(value) }
    func number(_ value: Int) -> String { localizer.language.number(value) }
    func date(_ day: CivilDay) -> String { localizer.language.date(day) }
    func with(_ message: MessageText, hint: String) -> MessageText { MessageText(message.text, hint: hint) }
    func quoted(_ text: String?, _ localizer: MessageLocalizer, cs: String, en: String) -> MessageText {
      localizer.localized(
        cs: text.map { "„\($0)“ není \(cs)" } ?? "to není \(cs)",
        en: text.map { "\"\($0)\" is not \(en)" } ?? "that is not \(en)")
    }
    return switch self {
    case .noPrayer(let text):
      with(
        quoted(text, localizer, cs: "modlitba", en: "a prayer"),
        hint: localizer.choice(Prayer.allCases.map(\.rawValue)))
    case .noStatus(let text):
      with(
        quoted(text, localizer, cs: "stav modlitby", en: "a status of a prayer"),
        hint: localizer.choice(PrayerStatus.allCases.map(\.rawValue)))
    case .outside(let field, let least, let most):
      localizer.localized(
        cs: "\(field.name(.cs)) musí být od \(decimal(least)) do \(decimal(most))",
        en: "\(field.name(.en)) must be from \(decimal(least)) to \(decimal(most))")
    case .missing(let field, let least, let most):
      localizer.localized(
        cs: "chybí \(field.name(.cs)), od \(decimal(least)) do \(decimal(most))",
        en: "\(field.name(.en)) is missing, from \(decimal(least)) to \(decimal(most))",
        hint: localizer.command(
          "prayer", "method", "custom", "--fajr-angle", "DEGREES", "--isha-angle", "DEGREES",
          cs: "Vlastní metoda se zadává celá", en: "A method of your own is given whole"))
    case .ishaMissing:
      localizer.localized(
        cs: "chybí, kdy začíná iša", en: "the beginning of Isha is missing",
        hint: localizer.say(
          cs: "Zadejte buď úhel (--isha-angle), nebo minuty po západu slunce (--isha-minutes).",
          en: "Give either an angle (--isha-angle) or minutes after sunset (--isha-minutes)."))
    case .ishaTwice:
      localizer.localized(
        cs: "iša má úhel i minuty", en: "Isha has both an angle and minutes",
        hint: localizer.say(cs: "Zadejte jen jedno z nich.", en: "Give only one of them."))
    case .customMissing:
      localizer.localized(
        cs: "vlastní metoda nemá úhly", en: "a method of your own has no angles",
        hint: localizer.command(
          "prayer", "method", "custom", "--fajr-angle", "DEGREES", "--isha-angle", "DEGREES", cs: "Zadejte je",
          en: "Give them"))
    case .noMethod(let text):
      with(
        quoted(text, localizer, cs: "metoda výpočtu", en: "a method of calculation"),
        hint: localizer.choice(CalculationInput.methods, near: text))
    case .noZone(let name):
      localizer.localized(
        cs: "časové pásmo „\(name)“ neexistuje", en: "there is no time zone \"\(name)\"",
        hint: localizer.command("prayer", "cities", "NAME", cs: "Pásma měst ukáže", en: "See the zones of cities"))
    case .dayOutside(let first, let last):
      localizer.localized(
        cs: "časy jsou známé jen od \(first) do \(last)", en: "times are known from \(first) to \(last) only")
    case .dayLeftOut(let day):
      localizer.localized(
        cs: "den \(day) zdejší hodiny přeskočily", en: "the clocks there left \(day) out",
        hint: localizer.say(cs: "Zvolte den před ním nebo po něm.", en: "Take the day before it or after it."))
    case .daysReversed(let first, let last):
      localizer.localized(cs: "\(last) je před \(first)", en: "\(last) is before \(first)")
    case .tooManyDays(let limit):
      localizer.localized(cs: "najednou jde nejvýše \(limit) dnů", en: "at most \(limit) days can be taken at once")
    case .noInstant(let text):
      with(
        quoted(text, localizer, cs: "čas", en: "a time"),
        hint: localizer.say(
          cs: "Zadejte ho jako 05:41 nebo 2026-11-22T05:41:00+01:00.",
          en: "Give it as 05:41 or 2026-11-22T05:41:00+01:00."))
    case .noPrayersNamed:
      localizer.localized(
        cs: "není řečeno, které modlitby", en: "no prayers are given",
        hint: localizer.choice(Prayer.allCases.map(\.rawValue)))
    case .confirmationMissing(let phrase):
      localizer.localized(
        cs: "nic se nesmazalo: chybí potvrzení", en: "nothing was deleted: the confirmation is missing",
        hint: localizer.say(cs: "Potvrďte ho slovy „\(phrase)“.", en: "Confirm it with the words \"\(phrase)\"."))
    case .ambiguousCity(let name, let cities):
      localizer.localized(
        cs: "měst „\(name)“ je víc", en: "there are several cities \"\(name)\"", hint: localizer.choice(cities))
    case .noCity(let name, let near, let here):
      localizer.localized(
        cs: "město „\(name)“ v seznamu není", en: "there is no city \"\(name)\" in the list",
        hint: near.isEmpty
          ? here.map { city in
            localizer.command(
              "prayer", "place", city,
              cs: "Jsou v něm velká města pod anglickými jmény; jinak zadejte šířku a délku, třeba 50.0875,14.4214. "
                + "Podle pásma tohoto počítače",
              en: "It has large cities by their English names; otherwise give latitude and longitude, such as "
                + "50.0875,14.4214. For this machine's zone")
          }
            ?? localizer.say(
              cs: "Zadejte anglické jméno většího města, nebo šířku a délku, třeba 50.0875,14.4214.",
              en: "Give the English name of a larger city, or latitude and longitude, such as 50.0875,14.4214.")
          : localizer.say(
            cs: "Mysleli jste \(near.joined(separator: ", "))?", en: "Did you mean \(near.joined(separator: ", "))?"))
    case .placeMissing:
      localizer.localized(
        cs: "místo je buď město, nebo šířka i délka", en: "a place is either a city, or both latitude and longitude",
        hint: localizer.command("prayer", "place", "CITY", cs: "Zadejte je", en: "Give it"))
    case .placeTwice:
      localizer.localized(
        cs: "zadané je město i souřadnice", en: "both a city and coordinates are given",
        hint: localizer.say(cs: "Zadejte jen jedno z nich.", en: "Give only one of them."))
    case .zoneMissing:
      localizer.localized(
        cs: "tento počítač neříká, v jakém je časovém pásmu", en: "this machine's time zone is unknown",
        hint: localizer.command(
          "prayer", "place", "LAT,LON", "--zone", "ZONE", cs: "Zadejte ho", en: "Give it"))
    case .notBegun(let prayer, let day, let begin):
      localizer.localized(
        cs: "\(strings.name(prayer)) (\(date(day)))"
          + (begin.map { " začíná až v \(strings.moment($0, on: day))" } ?? ": modlitba ještě nezačala"),
        en: "\(strings.name(prayer)) (\(date(day)))"
          + (begin.map { " begins at \(strings.moment($0, on: day))" } ?? " has not begun"),
        hint: localizer.command(
          "prayer", "log", prayer.rawValue, "excused", "--day", day.description,
          cs: "Předem lze říct jen, že je omluvená", en: "Before that it can only be excused"))
    case .inFuture(let at):
      localizer.localized(
        cs: "\(localizer.language.dateAndClock(at.clock)) ještě nenastalo",
        en: "\(localizer.language.dateAndClock(at.clock)) is in the future",
        hint: localizer.say(cs: "Zadejte čas, který už byl.", en: "Give a time in the past."))
    case .statusMissing:
      localizer.localized(
        cs: "bez místa z času neplyne, jestli to bylo včas", en: "without a place, the time does not tell the status",
        hint: localizer.command(
          "prayer", "log", "PRAYER", "on-time", cs: "Uveďte stav", en: "Give it"))
    case .noPlace:
      localizer.localized(
        cs: "není řečeno, kde jste", en: "your place is not set",
        hint: localizer.command("prayer", "place", "CITY", cs: "Řekněte to", en: "Set it"))
    case .nothingRecorded(let prayer, let day):
      localizer.localized(
        cs: "\(strings.name(prayer)) (\(date(day))) nemá žádný záznam",
        en: "nothing is recorded of \(strings.name(prayer)) (\(date(day)))",
        hint: localizer.command(
          "prayer", "log", prayer.rawValue, "--day", day.description, cs: "Zapíše ji", en: "Record it"))
    case .excuseReversed:
      localizer.localized(
        cs: "omluvené období končí dřív, než začíná", en: "the excused time ends before it begins",
        hint: localizer.say(
          cs: "„Do“ je první modlitba, která už omluvená není.", en: "Until is the first prayer no longer excused."))
    case .excusesOverlap(let from, let until):
      localizer.localized(
        cs: "v té době už jedno omluvené období je, \(strings.span(from: from, until: until))",
        en: "you are excused at that time already, \(strings.span(from: from, until: until))",
        hint: until == nil
          ? localizer.command("prayer", "end-excuse", cs: "Ukončí ho", en: "End it")
          : localizer.command(
            "prayer", "remove-excuse", "\(from.day)/\(from.prayer.rawValue)", cs: "Zruší ho", en: "Remove it")
      )
    case .noExcuse(let from):
      localizer.localized(
        cs: "žádné omluvené období nezačíná modlitbou \(strings.name(from))",
        en: "no excused time begins with \(strings.name(from))",
        hint: localizer.command("prayer", "excuses", cs: "Všechna ukáže", en: "See them all"))
    case .noOpenExcuse:
      localizer.localized(
        cs: "žádné omluvené období netrvá", en: "no excused time is open",
        hint: localizer.command("prayer", "excuses", cs: "Všechna ukáže", en: "See them all"))
    case .excuseJustBegun(let from):
      localizer.localized(
        cs: "omluvené období teprve začíná, \(strings.name(from))",
        en: "the excused time has only just begun, \(strings.name(from))",
        hint: localizer.command(
          "prayer", "remove-excuse", "\(from.day)/\(from.prayer.rawValue)", cs: "Zruší ho", en: "Remove it"))
    case .moreThanOwed(let prayer, let owed, let wanted):
      localizer.localized(
        cs: "\(strings.name(prayer)): "
          + (owed == 0 ? "není co nahrazovat" : "k nahrazení je \(number(owed)), ne \(number(wanted))"),
        en: "\(strings.name(prayer)): "
          + (owed == 0 ? "nothing to make up" : "\(number(owed)) to make up, not \(number(wanted))"),
        hint: localizer.command("prayer", "debt", cs: "Kolik jich je, ukáže", en: "See how many there are"))
    case .noPeriod(let from):
      localizer.localized(
        cs: from.map { "od \($0) žádné místo nezačíná" } ?? "žádné místo není zadané",
        en: from.map { "no place begins at \($0)" } ?? "no place was given",
        hint: localizer.command("prayer", "places", cs: "Všechna ukáže", en: "See them all"))
    case .noReminder(let id, let known):
      localizer.localized(
        cs: "připomínka „\(id)“ neexistuje", en: "there is no reminder \"\(id)\"",
        hint: known.isEmpty
          ? localizer.command("prayer", "reminders", cs: "Které jsou, ukáže", en: "See which there are")
          : localizer.choice(known))
    case .reminderWithoutTime:
      localizer.localized(
        cs: "není řečeno, kdy má připomínat", en: "the time of the reminder is missing",
        hint: localizer.say(
          cs: "Zadejte at, before, after, before-end, imsak nebo iftar.",
          en: "Give at, before, after, before-end, imsak or iftar."))
    case .noReminderID(let text):
      localizer.localized(
        cs: "„\(text)“ nemůže být jméno připomínky", en: "\"\(text)\" can't be the name of a reminder",
        hint: localizer.say(
          cs: "Použijte malá písmena, číslice a spojovníky, nejvýše 40: before-10",
          en: "Use small letters, digits and hyphens, at most 40: before-10"))
    case .hoursOutside(let least, let most):
      localizer.localized(
        cs: "dopředu lze vypsat od \(least) do \(most) hodin", en: "from \(least) to \(most) hours can be listed ahead")
    case .tooManyReminders(let limit):
      localizer.localized(
        cs: "připomínek může být nejvýše \(limit)", en: "there can be at most \(limit) reminders",
        hint: localizer.command("prayer", "remove-reminder", "ID", cs: "Některou zruší", en: "Remove one"))
    case .noZones(let folder, let package):
      localizer.localized(
        cs: "\(folder): tento počítač nemá časová pásma", en: "\(folder): this machine has no time zones",
        hint: localizer.say(cs: "Doinstalujte balíček \(package).", en: "Install the package \(package)."))
    case .noJakimZone, .zoneOfMalaysia, .notCombined, .notShortened, .notJumuah, .journeyIsNoExcuse, .illnessIsNoExcuse,
      .recorded, .awayFromLondon, .journeysOverlap, .noJourney, .nothingToSettle:
      PrayerLogMessages(localizer: localizer).localized(self)
    case .fastInFuture, .fastNotRamadan, .fastInRamadan, .noFastOwed, .noFast, .noExtra, .onlyWitrIsMissed,
      .witrIsNotOwed, .noHijriMonth,
      .hijriMonthTooFar, .hijriMonthLength, .noFormat:
      PrayerFastMessages(localizer: localizer).localized(self)
    case .lostEntry:
      localizer.localized(
        cs: "záznam, na který deník modliteb navazuje, chybí", en: "an entry that the log builds on is gone")
    case .unreadableEntry:
      localizer.localized(
        cs: "záznam deníku modliteb nelze přečíst", en: "an entry of the log of prayers can't be read")
    }
  }
}
