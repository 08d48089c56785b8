import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// Error messages about fasts, prayers beyond the five daily ones, and the first days of Hijri months.
struct PrayerFastMessages {
  let localizer: MessageLocalizer
  private var language: Language { localizer.language }
  private var strings: PrayerStrings { PrayerStrings(language: language) }

  func localized(_ message: PrayerMessage) -> MessageText {
    switch message {
    case .fastInFuture(let day):
      localizer.localized(
        cs: "\(language.date(day)) ještě nebylo", en: "\(language.date(day)) is in the future",
        hint: localizer.say(
          cs: "Předem lze jen u dnů ramadánu uvést, že půst bude k nahrazení nebo se nedluží.",
          en: "Before a day of Ramadan, you can only say that its fast is to be made up or not owed."))
    case .fastNotRamadan:
      localizer.localized(
        cs: "k nahrazení lze zapsat jen dny ramadánu", en: "only days of Ramadan can be recorded as owed",
        hint: localizer.command("prayer", "fasts", cs: "Které to jsou, ukáže", en: "See which they are"))
    case .fastInRamadan:
      localizer.localized(
        cs: "nahradit lze jen půstem v jiném měsíci než v ramadánu",
        en: "only a fast outside Ramadan makes up another",
        hint: localizer.say(cs: "Zadejte to bez --make-up.", en: "Give it without --make-up."))
    case .noFastOwed:
      localizer.localized(
        cs: "žádný půst není k nahrazení", en: "no fast is to be made up",
        hint: localizer.say(cs: "Bez --make-up je dobrovolný.", en: "Without --make-up it is a voluntary one."))
    case .noFast(let day):
      localizer.localized(
        cs: "půst \(language.date(day)) nemá žádný záznam",
        en: "nothing is recorded of the fast of \(language.date(day))",
        hint: localizer.command("prayer", "fasts", cs: "Co je zaznamenáno, ukáže", en: "See what is recorded"))
    case .noExtra(let day):
      localizer.localized(
        cs: "\(language.date(day)) tato modlitba nemá žádný záznam",
        en: "nothing is recorded of that prayer on \(language.date(day))",
        hint: localizer.command("prayer", "show", day.description, cs: "Co je zaznamenáno, ukáže", en: "See the day"))
    case .onlyWitrIsMissed(let extra):
      localizer.localized(
        cs: "\(strings.name(extra)): zmeškaná nebo nahrazená může být z modliteb nad rámec pěti jen vitr",
        en: "\(strings.name(extra)): of the prayers beyond the five, only Witr can be missed or made up",
        hint: localizer.say(cs: "Zadejte to bez --status.", en: "Give it without --status."))
    case .witrIsNotOwed:
      localizer.localized(
        cs: "vitr v této knize není k nahrazení", en: "in this book Witr is not owed",
        hint: localizer.command(
          "settings", "set", PrayerSettings.witr.commandName, PrayerSettings.wajib,
          cs: "Je-li pro vás povinný, zapne to", en: "If it is wajib to you, turn it on"))
    case .noHijriMonth(let text):
      localizer.localized(
        cs: "„\(printable(text))“ není měsíc hidžry", en: "\"\(printable(text))\" is not a Hijri month",
        hint: localizer.say(cs: "Zadejte ho jako 1448-09.", en: "Give it as 1448-09."))
    case .hijriMonthTooFar(let year, let month, let calendar):
      localizer.localized(
        cs: "\(strings.hijriMonth(month)) \(year) může začít nejvýše dva dny od \(language.date(calendar))",
        en: "\(strings.hijriMonth(month)) \(year) can begin at most two days from \(language.date(calendar))",
        hint: localizer.say(cs: "Zadejte bližší den.", en: "Give a day nearer to it."))
    case .hijriMonthLength(_, let month, let days):
      localizer.localized(
        cs: "pak by \(strings.hijriMonth(month)) měl \(days) dní",
        en: "then \(strings.hijriMonth(month)) would have \(days) days",
        hint: localizer.say(
          cs: "Měsíce mají 29 nebo 30; opravte nejdřív jej.",
          en: "Months have 29 or 30; correct that one first."))
    case .noFormat(let text):
      localizer.localized(
        cs: "„\(printable(text))“ není tvar řádku", en: "\"\(printable(text))\" is not a format",
        hint: localizer.say(
          cs: "Jsou tu %p, %b, %i, %c, %e, %l, %h a %%.", en: "There are %p, %b, %i, %c, %e, %l, %h and %%."))
    default: preconditionFailure("worded elsewhere")
    }
  }
}
