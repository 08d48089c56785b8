import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain

/// Error messages about combined or shortened prayers, journeys, older excuses, and the calculation method of a place.
struct PrayerLogMessages {
  let localizer: MessageLocalizer
  private var language: Language { localizer.language }
  private var strings: PrayerStrings { PrayerStrings(language: language) }

  func localized(_ message: PrayerMessage) -> MessageText {
    switch message {
    case .noJakimZone(let text): zone(text)
    case .zoneOfMalaysia:
      localizer.localized(
        cs: "zóny jsou jen v metodě malaysia", en: "only the method malaysia has zones",
        hint: localizer.command("prayer", "method", "malaysia", cs: "Zvolte ji", en: "Choose it"))
    case .notCombined: localizer.localized(cs: "fadžr se s jinou nespojuje", en: "Fajr is prayed by itself")
    case .notShortened:
      localizer.localized(cs: "fadžr a maghrib se nezkracují", en: "Fajr and Maghrib are not shortened")
    case .notJumuah:
      localizer.localized(
        cs: "džum'a se zaznamenává v pátek jako zuhr", en: "Jumu'ah is recorded on a Friday, as its Dhuhr")
    case .journeyIsNoExcuse:
      localizer.localized(
        cs: "cesta se zapisuje jako cesta", en: "a journey is kept as a journey",
        hint: localizer.command("prayer", "travel", cs: "Zapíše ji", en: "Record it"))
    case .illnessIsNoExcuse:
      localizer.localized(
        cs: "v nemoci se lze modlit, jak to jde: vsedě, vleže či náznakem",
        en: "in illness one prays as one can: sitting, lying or by gestures",
        hint: localizer.say(
          cs: "Zaznamenejte, co jste vykonali; pro dobu bez vědomí je tu --reason unconscious.",
          en: "Record what you prayed; for a time without consciousness there is --reason unconscious."))
    case .recorded(let prayer, let day, let begin): recorded(prayer, day, begin)
    case .awayFromLondon:
      localizer.localized(
        cs: "londýnský rozpis platí jen v Londýně", en: "the London timetable holds in London only",
        hint: localizer.command("prayer", "method", "moonsighting", cs: "Jinde", en: "Elsewhere"))
    case .journeysOverlap(let from, let until):
      localizer.localized(
        cs: "v té době už jedna cesta je, od \(language.date(from))",
        en: "there is a journey at that time already, from \(language.date(from))",
        hint: until == nil
          ? localizer.command("prayer", "end-travel", cs: "Ukončí ji", en: "End it")
          : localizer.command("prayer", "remove-travel", from.description, cs: "Odebere ji", en: "Remove it"))
    case .noJourney(let from):
      localizer.localized(
        cs: from.map { "žádná cesta nezačíná \(language.date($0))" } ?? "žádná cesta netrvá",
        en: from.map { "no journey begins on \(language.date($0))" } ?? "no journey is under way",
        hint: localizer.command("prayer", "travel", cs: "Všechny ukáže", en: "See them all"))
    case .nothingToSettle(let from):
      localizer.localized(
        cs: "žádné omluvené období cesty nebo nemoci nezačíná modlitbou \(strings.name(from))",
        en: "no excused time of a journey or illness begins with \(strings.name(from))",
        hint: localizer.command("prayer", "excuses", cs: "Všechna ukáže", en: "See them all"))
    default: preconditionFailure("worded elsewhere")
    }
  }

  /// Returns the error message for an unknown zone of Malaysia, where each zone has its own prayer times. The message
  /// lists the valid zones of each Malaysian state.
  private func zone(_ text: String) -> MessageText {
    var states: [(name: String, codes: [String])] = []
    for zone in JakimZone.all {
      if states.last?.name == zone.state {
        states[states.count - 1].codes.append(zone.code)
      } else {
        states.append((zone.state, [zone.code]))
      }
    }
    let list = states.map { "\($0.name): \($0.codes.joined(separator: " "))" }.joined(separator: "; ")
    return localizer.localized(
      cs: "zóna „\(printable(text))“ neexistuje", en: "there is no zone \"\(printable(text))\"",
      hint: localizer.say(cs: "Zóny: ", en: "Zones: ") + list + ".")
  }

  private func recorded(_ prayer: Prayer, _ day: CivilDay, _ begin: ZonedInstant?) -> MessageText {
    let (name, date) = (strings.name(prayer), language.date(day))
    let time = begin.map(strings.clock)
    return localizer.localized(
      cs: (time.map { "\(name) začíná: \($0). " } ?? "") + "Za \(date) už je zaznamenána",
      en: time.map { "\(name) begins at \($0); that of \(date) is recorded already" }
        ?? "\(name) of \(date) is recorded already",
      hint: localizer.say(
        cs: "Chcete-li ji změnit, zadejte --day \(day).", en: "To change it, give --day \(day)."))
  }
}
