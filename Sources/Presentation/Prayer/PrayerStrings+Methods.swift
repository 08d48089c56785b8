import KernelDomain
package import KernelPresentation
package import PrayerApplication
import PrayerDomain

/// The texts with notes on calculation methods, and on the rules that determine times at high latitudes.
extension PrayerStrings {
  /// Returns lines about a method: how its times were checked, and what the user should know about it at this place.
  /// - Parameters:
  ///   - method: the method's name, such as `turkey`.
  ///   - place: the place's name, as shown to users.
  ///   - program: how the user calls the program, for the command that chooses a newer method; nil on screens, where the
  ///     user chooses the method from a list.
  package func notes(_ about: MethodNote, method: String, place: String, program: Program? = nil) -> [String] {
    let newer = about.newer.map { newer in
      let command = program.map { ": " + $0.command("prayer", "method", newer) } ?? ""
      return language.say(
        cs: "Časy samotného úřadu dává \(self.method(named: newer))\(command)",
        en: "The authority's own times come from \(self.method(named: newer))\(command)")
    }
    let inland =
      method == PrayerMethod.Name.morocco.rawValue
      ? language.say(
        cs: "Ministerstvo počítá s výškou. Ve vnitrozemí porovnejte východ slunce a maghrib, a zadejte vlastní minuty.",
        en: "The ministry allows for height. Inland, compare sunrise and Maghrib, and set your own minutes.")
      : nil
    return [checked(about), about.atHome == false ? away(about, place) : nil, newer, inland].compactMap { $0 }
  }

  private func checked(_ about: MethodNote) -> String {
    guard let count = about.officialTimes, let largest = about.largestDifference else {
      return language.say(cs: "S úřední tabulkou neporovnáno", en: "Not compared with an official table")
    }
    let (number, minutes) = (language.number(count), language.number(largest))
    return language.say(
      cs: "Porovnáno s \(number) úředními časy, největší rozdíl \(minutes) min",
      en: "Compared with \(number) official times; the largest difference was \(minutes) min")
  }

  private func away(_ about: MethodNote, _ place: String) -> String? {
    about.region.map { region in
      language.say(
        cs: "Metoda je určena pro \(name(region)). Pro \(place) ji porovnejte s místním rozpisem.",
        en: "This method is made for \(name(region)). For \(place), compare it with a local timetable.")
    }
  }

  private func name(_ region: MethodRegion) -> String {
    switch region {
    case .malaysia: language.say(cs: "Malajsii", en: "Malaysia")
    case .singapore: language.say(cs: "Singapur", en: "Singapore")
    case .indonesia: language.say(cs: "Indonésii", en: "Indonesia")
    case .turkey: language.say(cs: "Turecko", en: "Türkiye")
    case .europe: language.say(cs: "Evropu", en: "Europe")
    case .morocco: language.say(cs: "Maroko", en: "Morocco")
    case .algeria: language.say(cs: "Alžírsko", en: "Algeria")
    case .tunisia: language.say(cs: "Tunisko", en: "Tunisia")
    case .jordan: language.say(cs: "Jordánsko", en: "Jordan")
    case .kuwait: language.say(cs: "Kuvajt", en: "Kuwait")
    case .qatar: language.say(cs: "Katar", en: "Qatar")
    case .france: language.say(cs: "Francii", en: "France")
    case .london: language.say(cs: "Londýn", en: "London")
    case .russia: language.say(cs: "Rusko", en: "Russia")
    case .saudiArabia: language.say(cs: "Saúdskou Arábii", en: "Saudi Arabia")
    case .emirates: language.say(cs: "Emiráty", en: "the Emirates")
    case .egypt: "Egypt"
    case .iran: language.say(cs: "Írán", en: "Iran")
    case .northAmerica: language.say(cs: "Severní Ameriku", en: "North America")
    }
  }

  // MARK: Bounds

  /// Returns a line for each rule that, instead of the sun's height, determined the time of an event such as Isha. The
  /// line names the rule and the events.
  func bounds(_ bounds: [(event: PrayerEvent, bound: TimeBound)]) -> [String] {
    TimeBound.allCases.compactMap { bound in
      let events = bounds.filter { $0.bound == bound }.map { name($0.event) }
      if events.isEmpty { return nil }
      var known: [String] = []
      for event in events where !known.contains(event) { known.append(event) }
      return line(bound, known.joined(separator: ", "))
    }
  }

  func bounds(_ prayers: [PrayerView]) -> [String] {
    bounds(prayers.compactMap { view in view.bound.map { (event: view.prayer.event, bound: $0) } })
  }

  private func line(_ bound: TimeBound, _ prayers: String) -> String {
    switch bound {
    case .middleOfNight:
      language.say(cs: "\(prayers): nejvýše do poloviny noci", en: "\(prayers): limited to the middle of the night")
    case .seventhOfNight:
      language.say(cs: "\(prayers): nejvýše sedmina noci", en: "\(prayers): limited to a seventh of the night")
    case .angle:
      language.say(
        cs: "\(prayers): nejvýše díl noci podle úhlu", en: "\(prayers): limited to a part of the night by the angle")
    case .moonsighting:
      language.say(
        cs: "\(prayers): podle ročních období výboru", en: "\(prayers): by the committee's table of seasons")
    case .diyanet:
      language.say(
        cs: "\(prayers): podle pravidla Diyanetu nad 45° s. š.", en: "\(prayers): by Diyanet's rule beyond 45° N")
    case .makkah: language.say(cs: "Časy Mekky", en: "Times of Makkah")
    }
  }

  var sameByLimit: String {
    language.say(
      cs: "Dnes zde rozhoduje tato mez; úhel nic nemění", en: "The limit decides here today; the angle changes nothing")
  }

  // MARK: What helps

  func help(_ help: UndefinedHelp, _ program: Program = .usual) -> String {
    switch help {
    case .latitudeLimit:
      language.say(cs: "Počítat nejvýše pro 65°: ", en: "Calculate for 65° at most: ")
        + program.command("prayer", "method", "--latitude-limit", "65")
    case .makkah:
      language.say(cs: "Převzít časy Mekky: ", en: "Take Makkah's times: ")
        + program.command("prayer", "method", "--polar", "makkah")
    }
  }

  var noHelp: String {
    language.say(cs: "Dnes jí čas nedá ani jedna volba", en: "Neither choice gives it a time today")
  }
}
