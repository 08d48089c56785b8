import KernelApplication
import KernelCommandLine
import KernelDomain
import PrayerApplication
import PrayerDomain
import PrayerPresentation

/// The commands about the user's place, and about the calculation of prayer times.
extension Command {
  static let setPlace = Command(
    "prayer place",
    [Parameter.place.optional],
    options: [
      .zone,
      Option(
        "name", Parameter("NAME", cs: "jméno", en: "a name"), cs: "Jak místu říkáte", en: "Your name for it"), .since,
    ],
    cs: "Ukáže nebo řekne, kde jste", en: "Show or set where you are",
    details: LocalizedText(
      cs: "Nové místo platí od teď: co už začalo, má časy toho předchozího. Města jsou ta ze seznamu časových pásem. "
        + "Samotné --name nebo --zone mění jen jméno nebo pásmo místa, kde jste.",
      en:
        "A new place applies from now on: prayers that had begun keep the old place's times. Cities are those in the "
        + "list of time zones. --name or --zone alone changes the current place."),
    examples: [
      Example("prayer place Prague", cs: "město", en: "a city"),
      Example("prayer place 50.0755,14.4378 --zone Europe/Prague", cs: "souřadnice", en: "coordinates"),
    ]
  ) { arguments, session throws(CommandError) in
    let isNamed = arguments["--name"] != nil || arguments["--zone"] != nil
    guard
      let place = arguments.place("PLACE")
        ?? (isNamed ? PlaceInput(zone: arguments["--zone"], name: arguments["--name"]) : nil)
    else {
      return try session.report(ShowCalculation.self, NoInput()) { output, language, program in
        PrayerSummaries(language: language, program: program).place(output)
      }
    }
    let input = SetPlace.Input(place, from: try arguments.value("--from", session))
    return try session.reportChange(SetPlace.self, input, number: \.change) { $0.place($1) }
  }

  static let places = Command(
    "prayer places", ListPlaces.self, NoInput.init,
    cs: "Vypíše, kde jste kdy byli", en: "List your places, and since when",
    details: LocalizedText(
      cs: "Nejnovější napřed, i se souřadnicemi; nynější má hvězdičku.",
      en: "Latest first, with coordinates; the current one has a star."), reply: .summary { $0.places($1) })

  static let removePlace = Command(
    "prayer remove-place", RemovePlace.self, RemovePlace.Input.init, [Parameter.instant.known(as: "from").optional],
    cs: "Odebere místo", en: "Remove a place",
    details: LocalizedText(
      cs: "Podle toho, odkdy platí; bez TIME to první. Místo před ním platí dál.",
      en: "Named by when it began to apply; without TIME, the first. The place before it continues."),
    examples: [
      Example("prayer remove-place 2026-11-22T05:41:00+01:00", cs: "jak je uvádí places", en: "as places lists it")
    ], reply: .change(\.change) { $0.removed($1) })

  static let cities = Command(
    "prayer cities",
    [
      Parameter("NAME", .name("prayer cities --names"), cs: "část jména města", en: "part of a city's name").joined
        .optional
    ],
    options: [
      Option("names", cs: "Vypíše jen jména, jak je nabízí doplňování", en: "List only the names, for completion")
    ],
    cs: "Vypíše města, která jde zadat", en: "List the cities you can use",
    examples: [Example("prayer cities san", cs: "ta, v jejichž jménu to je", en: "cities with this in their name")]
  ) { arguments, session throws(CommandError) in
    let input = FindCities.Input(name: arguments["NAME"] ?? "")
    if arguments.has("names") {
      let names = try session.call(FindCities.self, input).cities.map(\.name)
      try session.write(names.filter { $0.hasPrefix(input.name) }.map { $0 + "\n" }.joined())
      return .success
    }
    return try session.report(FindCities.self, input) { output, language, _ in
      PrayerSummaries(language: language).cities(output)
    }
  }

  // MARK: Calculation

  static let calculation = Command(
    "prayer method", [Parameter.method.optional], options: calculationOptions,
    cs: "Ukáže nebo změní, jak se časy počítají", en: "Show or change how times are computed",
    details: LocalizedText(
      cs: "Změna platí od teď a řekne, jak se změnily dnešní časy. Vlastní metoda (custom) se zadává celá.",
      en:
        "A change applies from now on, and shows how today's times changed. A custom method is given in full."
    ),
    examples: [
      Example("prayer method", cs: "která platí, a všechny", en: "the current one, and all others"),
      Example("prayer method turkey --school hanafi", cs: "metoda a škola", en: "a method and a school"),
      Example("prayer method custom --fajr-angle 18 --isha-minutes 90", cs: "vlastní metoda", en: "one of your own"),
      Example("prayer method --adjust-fajr -2", cs: "fadžr o dvě minuty dřív", en: "fajr two minutes earlier"),
    ]
  ) { arguments, session throws(CommandError) in
    let input = try arguments.calculation(session)
    guard input != CalculationInput() else {
      return try session.report(ShowCalculation.self, NoInput()) { output, language, program in
        PrayerSummaries(language: language, program: program).methods(output)
      }
    }
    let set = SetCalculation.Input(input, from: try arguments.value("--from", session))
    return try session.reportChange(SetCalculation.self, set, number: \.change) { $0.calculation($1) }
  }

  private static let calculationOptions: [Option] =
    [
      .school,
      Option(
        "rule", .words("RULE", HighLatitudeRule.allCases),
        cs: "Meze, kde soumrak trvá dlouho", en: "The limit where twilight is long"),
      Option(
        "latitude-limit", .degrees,
        cs: "Počítat nejvýše pro šířku 45–65; 0 ruší", en: "Compute for this latitude at most, 45–65; 0 for none"),
      Option(
        "polar", .words("DAYS", PolarDays.allCases),
        cs: "Dny bez východu nebo západu: none, makkah", en: "Days without sunrise or sunset: none, makkah"),
      Option(
        "shafaq", .words("TWILIGHT", Shafaq.allCases),
        cs: "Soumrak metody moonsighting", en: "The twilight of the method moonsighting"),
      .zoneCode,
      Option("fajr-angle", .degrees, cs: "Vlastní metoda: fadžr", en: "Of your own method: fajr"),
      Option("isha-angle", .degrees, cs: "Vlastní metoda: iša", en: "Of your own method: isha"),
      Option(
        "isha-minutes", .minutes,
        cs: "Vlastní metoda: iša po západu slunce", en: "Of your own method: isha after sunset"),
      Option("maghrib-angle", .degrees, cs: "Vlastní metoda: maghrib", en: "Of your own method: maghrib"),
    ]
    + PrayerEvent.allCases.map { event in
      let (cs, en) = (PrayerStrings(language: .cs).name(event), PrayerStrings(language: .en).name(event))
      return Option("adjust-\(event.rawValue)", .minutes, cs: "Vlastní minuty: \(cs)", en: "Your adjustment: \(en)")
    } + [.since]
}

extension Arguments {
  fileprivate func calculation(_ session: Session) throws(CommandError) -> CalculationInput {
    var input = CalculationInput()
    input.method = self["METHOD"]
    input.school = try value("--school", session)
    input.rule = try value("--rule", session)
    input.latitudeLimit = try signedNumber("--latitude-limit")
    input.polar = try value("--polar", session)
    input.shafaq = try value("--shafaq", session)
    input.jakimZone = self["--zone-code"]
    let custom = CalculationInput.Custom(
      fajrAngle: try value("--fajr-angle", session), ishaAngle: try value("--isha-angle", session),
      ishaMinutes: try signedNumber("--isha-minutes"), maghribAngle: try value("--maghrib-angle", session))
    if custom != CalculationInput.Custom() { input.custom = custom }
    var minutes = CalculationInput.Minutes()
    for event in PrayerEvent.allCases { minutes[event] = try signedNumber("--adjust-\(event.rawValue)") }
    if minutes != CalculationInput.Minutes() { input.adjust = minutes }
    return input
  }
}
