import KernelApplication
import KernelCommandLine
import KernelDomain
import PrayerApplication
import PrayerDomain
import PrayerPresentation

/// Where she is, and how times are worked out there.
extension Command {
  static let setPlace = Command(
    "prayer place",
    [
      Parameter(
        "PLACE",
        help: LocalizedText(cs: "město, nebo souřadnice jako 50.08,14.43", en: "a city, or coordinates as 50.08,14.43")
      ).optional
    ],
    options: [
      .zone,
      Option(
        "name", Parameter("NAME", help: LocalizedText(cs: "jméno", en: "a name")),
        help: LocalizedText(cs: "Jak místu říkáte", en: "What you call it")), .since,
    ],
    summary: LocalizedText(cs: "Ukáže nebo řekne, kde jste", en: "Show, or say, where you are"),
    details: LocalizedText(
      cs: "Nové místo platí od teď: co už začalo, má časy toho předchozího. Města jsou ta ze seznamu časových pásem. "
        + "Samotné --name nebo --zone mění jen jméno nebo pásmo místa, kde jste.",
      en:
        "A new place holds from now on: what had begun keeps the times of the one before. Cities are those of the list "
        + "of time zones. --name or --zone alone change those of the place where you are."),
    examples: [
      Example("prayer place Prague", LocalizedText(cs: "město", en: "a city")),
      Example("prayer place 50.0755,14.4378 --zone Europe/Prague", LocalizedText(cs: "souřadnice", en: "coordinates")),
    ]
  ) { arguments, session throws(CommandError) in
    let isTold = arguments["--name"] != nil || arguments["--zone"] != nil
    guard
      let place = arguments.place("PLACE")
        ?? (isTold ? PlaceInput(zone: arguments["--zone"], name: arguments["--name"]) : nil)
    else {
      return try session.report(ShowCalculation.self, NoInput()) { output, language, program in
        PrayerSummaries(language: language).place(output, program)
      }
    }
    let input = SetPlace.Input(place, from: try arguments.zonedInstant("--from"))
    return try session.reportChange(SetPlace.self, input, number: \.change) { $0.place($1) }
  }

  static let places = Command(
    "prayer places",
    summary: LocalizedText(cs: "Vypíše, kde jste kdy byli", en: "List where you were, and since when"),
    details: LocalizedText(
      cs: "Nejnovější napřed, i se souřadnicemi; nynější má hvězdičku.",
      en: "The latest first, with coordinates; the current one has a star.")
  ) { _, session throws(CommandError) in
    try session.report(ListPlaces.self, NoInput()) { output, language, _ in
      PrayerSummaries(language: language).places(output)
    }
  }

  static let removePlace = Command(
    "prayer remove-place", [Parameter.instant.known(as: "from").optional],
    summary: LocalizedText(cs: "Odebere místo", en: "Remove a place"),
    details: LocalizedText(
      cs: "Podle toho, odkdy platí; bez TIME to první. Místo před ním platí dál.",
      en: "By when it began to hold; without TIME the first. The place before it goes on."),
    examples: [
      Example(
        "prayer remove-place 2026-11-22T05:41:00+01:00",
        LocalizedText(cs: "jak je uvádí places", en: "as places lists it"))
    ]
  ) { arguments, session throws(CommandError) in
    let input = RemovePlace.Input(from: try arguments.zonedInstant("TIME"))
    return try session.reportChange(RemovePlace.self, input, number: \.change) { $0.removed($1) }
  }

  static let cities = Command(
    "prayer cities",
    [Parameter("NAME", help: LocalizedText(cs: "část jména města", en: "a part of its name")).optional],
    summary: LocalizedText(cs: "Vypíše města, která jde zadat", en: "List the cities that can be given"),
    examples: [
      Example("prayer cities san", LocalizedText(cs: "ta, v jejichž jménu to je", en: "those with that in their names"))
    ]
  ) { arguments, session throws(CommandError) in
    try session.report(FindCities.self, FindCities.Input(name: arguments["NAME"] ?? "")) { output, language, _ in
      PrayerSummaries(language: language).cities(output)
    }
  }

  // MARK: Calculation

  static let calculation = Command(
    "prayer method", [Parameter.method.optional], options: calculationOptions,
    summary: LocalizedText(
      cs: "Ukáže nebo změní, jak se časy počítají", en: "Show, or change, how times are worked out"),
    details: LocalizedText(
      cs: "Změna platí od teď a řekne, jak se změnily dnešní časy. Vlastní metoda (custom) se zadává celá.",
      en:
        "A change holds from now on, and tells how today's times changed. A method of your own (custom) is given whole."
    ),
    examples: [
      Example("prayer method", LocalizedText(cs: "která platí, a všechny", en: "the one in force, and all")),
      Example("prayer method turkey --school hanafi", LocalizedText(cs: "metoda a škola", en: "a method and a school")),
      Example(
        "prayer method custom --fajr-angle 18 --isha-minutes 90",
        LocalizedText(cs: "vlastní metoda", en: "one of your own")),
      Example(
        "prayer method --adjust-fajr -2", LocalizedText(cs: "fadžr o dvě minuty dřív", en: "fajr two minutes earlier")),
    ]
  ) { arguments, session throws(CommandError) in
    let input = try arguments.calculation()
    guard input != CalculationInput() else {
      return try session.report(ShowCalculation.self, NoInput()) { output, language, _ in
        PrayerSummaries(language: language).methods(output)
      }
    }
    let set = SetCalculation.Input(input, from: try arguments.zonedInstant("--from"))
    return try session.reportChange(SetCalculation.self, set, number: \.change) { $0.calculation($1) }
  }

  private static let calculationOptions: [Option] =
    [
      Option(
        "school", .words("SCHOOL", AsrSchool.allCases),
        help: LocalizedText(cs: "Škola pro asr", en: "The school for asr")),
      Option(
        "rule", .words("RULE", HighLatitudeRule.allCases),
        help: LocalizedText(cs: "Meze, kde soumrak trvá dlouho", en: "The bounds where twilight is long")),
      Option(
        "latitude-limit", .degrees,
        help: LocalizedText(
          cs: "Počítat nejvýše pro šířku 45–65; 0 ruší", en: "Calculate for at most 45–65; 0 for none")),
      Option(
        "polar", .words("DAYS", PolarDays.allCases),
        help: LocalizedText(
          cs: "Dny bez východu nebo západu: none, makkah", en: "Days without sunrise or sunset: none, makkah")),
      Option(
        "shafaq", .words("TWILIGHT", Shafaq.allCases),
        help: LocalizedText(cs: "Soumrak metody moonsighting", en: "The twilight of the method moonsighting")),
      Option("fajr-angle", .degrees, help: LocalizedText(cs: "Vlastní metoda: fadžr", en: "Of your own method: fajr")),
      Option("isha-angle", .degrees, help: LocalizedText(cs: "Vlastní metoda: iša", en: "Of your own method: isha")),
      Option(
        "isha-minutes", .minutes,
        help: LocalizedText(cs: "Vlastní metoda: iša po západu slunce", en: "Of your own method: isha after sunset")),
      Option(
        "maghrib-angle", .degrees, help: LocalizedText(cs: "Vlastní metoda: maghrib", en: "Of your own method: maghrib")
      ),
    ]
    + PrayerEvent.allCases.map { event in
      let (cs, en) = (PrayerStrings(language: .cs).name(event), PrayerStrings(language: .en).name(event))
      return Option(
        "adjust-\(event.rawValue)", .minutes,
        help: LocalizedText(cs: "Vlastní minuty: \(cs)", en: "Your own minutes: \(en)"))
    } + [.since]
}

extension Arguments {
  fileprivate func calculation() throws(CommandError) -> CalculationInput {
    var input = CalculationInput()
    input.method = self["METHOD"]
    input.school = try choice("--school")
    input.rule = try choice("--rule")
    input.latitudeLimit = try signedNumber("--latitude-limit")
    input.polar = try choice("--polar")
    input.shafaq = try choice("--shafaq")
    let custom = CalculationInput.Custom(
      fajrAngle: try number("--fajr-angle"), ishaAngle: try number("--isha-angle"),
      ishaMinutes: try signedNumber("--isha-minutes"), maghribAngle: try number("--maghrib-angle"))
    if custom != CalculationInput.Custom() { input.custom = custom }
    var minutes = CalculationInput.Minutes()
    for event in PrayerEvent.allCases { minutes[event] = try signedNumber("--adjust-\(event.rawValue)") }
    if minutes != CalculationInput.Minutes() { input.adjust = minutes }
    return input
  }
}

extension Parameter {
  static let method = Parameter(
    "METHOD", .choice(CalculationInput.methods),
    help: LocalizedText(cs: "metoda výpočtu", en: "a method of calculation"))

  fileprivate static func words<Value: RawRepresentable<String>>(_ name: String, _ values: [Value]) -> Parameter {
    Parameter(name, .choice(values.map(\.rawValue)), help: LocalizedText(cs: "jedno ze slov", en: "one of the words"))
  }
}
