import KernelDomain
package import KernelPresentation
package import PrayerApplication
import PrayerDomain

extension PrayerMessage: WordedMessage {
  package func words(_ speech: Speech) -> MessageWords {
    let words = PrayerWords(language: speech.language)
    func decimal(_ value: Double) -> String { speech.language.decimal(value) }
    func date(_ day: CivilDay) -> String { speech.language.date(day) }
    func with(_ words: MessageWords, hint: String) -> MessageWords { MessageWords(words.text, hint: hint) }
    func quoted(_ text: String?, _ speech: Speech, cs: String, en: String) -> MessageWords {
      speech.words(
        cs: text.map { "„\($0)“ není \(cs)" } ?? "to není \(cs)",
        en: text.map { "\"\($0)\" is no \(en)" } ?? "that is no \(en)")
    }
    return switch self {
    case .noPrayer(let text):
      with(
        quoted(text, speech, cs: "modlitba", en: "prayer"),
        hint: speech.choice(Prayer.allCases.map(\.rawValue)))
    case .noStatus(let text):
      with(
        quoted(text, speech, cs: "stav modlitby", en: "status of a prayer"),
        hint: speech.choice(PrayerStatus.allCases.map(\.rawValue)))
    case .outside(let field, let least, let most):
      speech.words(
        cs: "\(field.name(.cs)) musí být od \(decimal(least)) do \(decimal(most))",
        en: "\(field.name(.en)) has to be from \(decimal(least)) to \(decimal(most))")
    case .missing(let field, let least, let most):
      speech.words(
        cs: "chybí \(field.name(.cs)), od \(decimal(least)) do \(decimal(most))",
        en: "\(field.name(.en)) is missing, from \(decimal(least)) to \(decimal(most))",
        hint: speech.command(
          "prayer", "method", "custom", "--fajr-angle", "DEGREES", "--isha-angle", "DEGREES",
          cs: "Vlastní metoda se zadává celá", en: "A method of your own is given whole"))
    case .ishaMissing:
      speech.words(
        cs: "chybí, kdy začíná iša", en: "it is not said when Isha begins",
        hint: speech.say(
          cs: "Zadejte buď úhel (--isha-angle), nebo minuty po západu slunce (--isha-minutes).",
          en: "Give either an angle (--isha-angle) or minutes after sunset (--isha-minutes)."))
    case .ishaTwice:
      speech.words(
        cs: "iša má úhel i minuty", en: "Isha has both an angle and minutes",
        hint: speech.say(cs: "Zadejte jen jedno z nich.", en: "Give one of them alone."))
    case .customMissing:
      speech.words(
        cs: "vlastní metoda nemá úhly", en: "a method of your own has no angles",
        hint: speech.command(
          "prayer", "method", "custom", "--fajr-angle", "DEGREES", "--isha-angle", "DEGREES", cs: "Zadejte je",
          en: "Give them"))
    case .noMethod(let text):
      with(
        quoted(text, speech, cs: "metoda výpočtu", en: "method of calculation"),
        hint: speech.choice(CalculationInput.methods))
    case .noZone(let name):
      speech.words(
        cs: "časové pásmo „\(name)“ neexistuje", en: "there is no time zone \"\(name)\"",
        hint: speech.command("prayer", "cities", "NAME", cs: "Pásma měst ukáže", en: "See the zones of cities"))
    case .dayOutside(let first, let last):
      speech.words(
        cs: "časy jsou známé jen od \(first) do \(last)", en: "times are known from \(first) to \(last) only")
    case .dayLeftOut(let day):
      speech.words(
        cs: "den \(day) zdejší hodiny přeskočily", en: "the clocks there left \(day) out",
        hint: speech.say(cs: "Zvolte den před ním nebo po něm.", en: "Take the day before it or after it."))
    case .daysReversed(let first, let last):
      speech.words(cs: "\(last) je před \(first)", en: "\(last) is before \(first)")
    case .tooManyDays(let limit):
      speech.words(cs: "najednou jde nejvýše \(limit) dnů", en: "at most \(limit) days can be taken at once")
    case .noInstant(let text):
      with(
        quoted(text, speech, cs: "čas", en: "time"),
        hint: speech.say(
          cs: "Zadejte ho jako 05:41 nebo 2026-11-22T05:41:00+01:00.",
          en: "Give it as 05:41 or 2026-11-22T05:41:00+01:00."))
    case .noPrayersNamed:
      speech.words(
        cs: "není řečeno, které modlitby", en: "it is not said which prayers",
        hint: speech.choice(Prayer.allCases.map(\.rawValue)))
    case .confirmationMissing(let phrase):
      speech.words(
        cs: "nic se nesmazalo: chybí potvrzení", en: "nothing was deleted: the confirmation is missing",
        hint: speech.command(
          "prayer", "delete-all", "--confirm", phrase, cs: "Smazat všechno, bez návratu",
          en: "To delete everything, for good"))
    case .ambiguousCity(let name, let cities):
      speech.words(
        cs: "měst „\(name)“ je víc", en: "there are several cities \"\(name)\"", hint: speech.choice(cities))
    case .noCity(let name, let near, let here):
      speech.words(
        cs: "město „\(name)“ v seznamu není", en: "the list has no city \"\(name)\"",
        hint: near.isEmpty
          ? here.map { city in
            speech.command(
              "prayer", "place", city,
              cs: "Jsou v něm velká města pod anglickými jmény; jinak zadejte šířku a délku, třeba 50.0875,14.4214. "
                + "Podle pásma tohoto počítače",
              en: "It has large cities by their English names; else give latitude and longitude, such as "
                + "50.0875,14.4214. By this machine's zone")
          }
            ?? speech.command(
              "prayer", "place", "LAT,LON", cs: "Zadejte anglické jméno většího města, nebo šířku a délku",
              en: "Give the English name of a larger city, or latitude and longitude") : speech.choice(near))
    case .placeMissing:
      speech.words(
        cs: "místo je buď město, nebo šířka i délka", en: "a place is either a city, or both latitude and longitude",
        hint: speech.command("prayer", "place", "CITY", cs: "Zadejte je", en: "Give it"))
    case .placeTwice:
      speech.words(
        cs: "zadané je město i souřadnice", en: "both a city and coordinates are given",
        hint: speech.say(cs: "Zadejte jen jedno z nich.", en: "Give one of them alone."))
    case .zoneMissing:
      speech.words(
        cs: "tento počítač neříká, v jakém je časovém pásmu", en: "this machine does not tell its time zone",
        hint: speech.command(
          "prayer", "place", "LAT,LON", "--zone", "ZONE", cs: "Zadejte ho", en: "Give it"))
    case .notBegun(let prayer, let day, let begin):
      speech.words(
        cs: "\(words.name(prayer)) (\(date(day)))"
          + (begin.map { " začíná až v \(words.moment($0, on: day))" } ?? ": modlitba ještě nezačala"),
        en: "\(words.name(prayer)) (\(date(day)))"
          + (begin.map { " begins at \(words.moment($0, on: day))" } ?? " has not begun"),
        hint: speech.command(
          "prayer", "log", prayer.rawValue, "excused", "--day", day.description,
          cs: "Předem lze říct jen, že je omluvená", en: "Before that it can only be excused"))
    case .inFuture(let at):
      speech.words(
        cs: "\(speech.language.dateAndClock(at.clock)) ještě nenastalo",
        en: "\(speech.language.dateAndClock(at.clock)) is in the future",
        hint: speech.say(cs: "Zadejte čas, který už byl.", en: "Give a time that has been."))
    case .statusMissing:
      speech.words(
        cs: "bez místa z času neplyne, jestli to bylo včas", en: "without a place no status follows from the time",
        hint: speech.command(
          "prayer", "log", "PRAYER", "on-time", cs: "Uveďte stav", en: "State it"))
    case .noPlace:
      speech.words(
        cs: "není řečeno, kde jste", en: "it is not said where you are",
        hint: speech.command("prayer", "place", "CITY", cs: "Řekněte to", en: "Say it"))
    case .nothingRecorded(let prayer, let day):
      speech.words(
        cs: "\(words.name(prayer)) (\(date(day))) nemá žádný záznam",
        en: "nothing is recorded of \(words.name(prayer)) (\(date(day)))",
        hint: speech.command(
          "prayer", "log", prayer.rawValue, "--day", day.description, cs: "Zapíše ji", en: "Record it"))
    case .excuseReversed:
      speech.words(
        cs: "omluvené období končí dřív, než začíná", en: "the excused time ends before it begins",
        hint: speech.say(
          cs: "„Do“ je první modlitba, která už omluvená není.", en: "Until is the first prayer no longer excused."))
    case .excusesOverlap(let from, let until):
      speech.words(
        cs: "v té době už jedno omluvené období je, \(words.span(from: from, until: until))",
        en: "you are excused at that time already, \(words.span(from: from, until: until))",
        hint: until == nil
          ? speech.command("prayer", "end-excuse", cs: "Ukončí ho", en: "End that")
          : speech.command(
            "prayer", "remove-excuse", "\(from.day)/\(from.prayer.rawValue)", cs: "Zruší ho", en: "Remove that")
      )
    case .noExcuse(let from):
      speech.words(
        cs: "žádné omluvené období nezačíná modlitbou \(words.name(from))",
        en: "no excused time begins with \(words.name(from))",
        hint: speech.command("prayer", "excuses", cs: "Všechna ukáže", en: "See them all"))
    case .noOpenExcuse:
      speech.words(
        cs: "žádné omluvené období netrvá", en: "no excused time goes on",
        hint: speech.command("prayer", "excuses", cs: "Všechna ukáže", en: "See them all"))
    case .excuseJustBegun(let from):
      speech.words(
        cs: "omluvené období teprve začíná, \(words.name(from))",
        en: "the excused time only begins, \(words.name(from))",
        hint: speech.command(
          "prayer", "remove-excuse", "\(from.day)/\(from.prayer.rawValue)", cs: "Zruší ho", en: "Remove it"))
    case .moreThanOwed(let prayer, let owed):
      speech.words(
        cs: "\(words.name(prayer)): k nahrazení je jen \(owed)", en: "\(words.name(prayer)): only \(owed) to make up",
        hint: speech.command("prayer", "debt", cs: "Kolik jich je, ukáže", en: "See how many there are"))
    case .noPeriod(let from):
      speech.words(
        cs: from.map { "od \($0) žádné místo nezačíná" } ?? "žádné místo není zadané",
        en: from.map { "no place begins at \($0)" } ?? "no place was given",
        hint: speech.command("prayer", "places", cs: "Všechna ukáže", en: "See them all"))
    case .noReminder(let id, let known):
      speech.words(
        cs: "připomínka „\(id)“ neexistuje", en: "there is no reminder \"\(id)\"",
        hint: known.isEmpty
          ? speech.command("prayer", "reminders", cs: "Které jsou, ukáže", en: "See which there are")
          : speech.choice(known))
    case .reminderWithoutTime:
      speech.words(
        cs: "není řečeno, kdy má připomínat", en: "it is not said when it is to remind",
        hint: speech.say(
          cs: "Zadejte at, before, after nebo before-end.", en: "Give at, before, after or before-end."))
    case .noReminderID(let text):
      speech.words(
        cs: "„\(text)“ nemůže být jméno připomínky", en: "\"\(text)\" can't be the name of a reminder",
        hint: speech.say(
          cs: "Použijte malá písmena, číslice a spojovníky, nejvýše 40: before-10",
          en: "Use small letters, digits and hyphens, at most 40: before-10"))
    case .hoursOutside(let least, let most):
      speech.words(
        cs: "dopředu lze vypsat od \(least) do \(most) hodin", en: "from \(least) to \(most) hours can be listed ahead")
    case .tooManyReminders(let limit):
      speech.words(
        cs: "připomínek může být nejvýše \(limit)", en: "there can be at most \(limit) reminders",
        hint: speech.command("prayer", "remove-reminder", "ID", cs: "Některou zruší", en: "Remove one"))
    case .noZones(let folder, let package):
      speech.words(
        cs: "\(folder): tento počítač nemá časová pásma", en: "\(folder): this machine has no time zones",
        hint: speech.say(cs: "Doinstalujte balíček \(package).", en: "Install the package \(package)."))
    case .lostEntry:
      speech.words(cs: "záznam, na který deník modliteb navazuje, chybí", en: "an entry that the log builds on is gone")
    case .unreadableEntry:
      speech.words(cs: "záznam deníku modliteb nelze přečíst", en: "an entry of the log of prayers can't be read")
    }
  }
}
