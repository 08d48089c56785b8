package import KernelDomain
package import KernelPresentation
package import PrayerApplication
import PrayerDomain

/// The texts that commands print about times, places, methods and excuses, where they differ from those on screens.
package struct PrayerSummaries {
  private let strings: PrayerStrings
  private let program: Program
  private var language: Language { strings.language }

  /// - Parameter program: how the user calls the program, for commands.
  package init(language: Language, program: Program = .usual) {
    strings = PrayerStrings(language: language)
    self.program = program
  }

  // MARK: Times

  /// Returns a table of prayer times with one line per day. A time that does not exist is shown as a dash, and the
  /// reason is given below the table.
  package func times(_ output: ShowTimes.Output) -> String {
    var table = TextTable(rightAligned: Array(1...6))
    let names = PrayerEvent.allCases.map(strings.name)
    table.add("", names[0], names[1], names[2], names[3], names[4], names[5])
    for day in output.days {
      let times = day.events.map { strings.time($0, on: day.day) ?? "—" }
      let date = strings.at(language.date(day.day), output.otherPlace(of: day))
      table.add(date, times[0], times[1], times[2], times[3], times[4], times[5])
    }
    let reasons = UndefinedTime.allCases.filter { why in output.days.contains { $0.events.contains { $0.why == why } } }
    return heading(output) + table.text() + reasons.map { "— \(strings.why($0))\n" }.joined() + night(output)
      + fast(output) + notes(output).map { $0 + "\n" }.joined()
  }

  /// Returns the times at which the day's fast begins and ends. Empty unless the output covers a single day, in
  /// Ramadan.
  private func fast(_ output: ShowTimes.Output) -> String {
    guard output.days.count == 1, let day = output.days.first, day.hijri.month == FastRule.ramadan,
      let imsak = day.imsak, let iftar = day.iftar
    else { return "" }
    var table = TextTable()
    table.add(strings.imsak, strings.moment(imsak, on: day.day, day.place(of: .fajr)))
    table.add(strings.iftar, strings.moment(iftar, on: day.day, day.place(of: .maghrib)))
    return table.text()
  }

  /// Returns notes on three subjects: rules that determined times, settings with which missing times would be defined,
  /// and the calculation method.
  private func notes(_ output: ShowTimes.Output) -> [String] {
    let bounds = output.days.flatMap { day in
      day.events.compactMap { event in event.bound.map { (event: event.event, bound: $0) } }
    }
    let isIncomplete = output.days.contains { $0.events.contains { $0.at == nil } }
    let helps = UndefinedHelp.allCases.filter { help in output.days.contains { $0.helps.contains(help) } }
    let help = isIncomplete ? (helps.isEmpty ? [strings.noHelp] : helps.map { strings.help($0, program) }) : []
    guard let about = output.about, let last = output.days.last else { return strings.bounds(bounds) + help }
    return strings.bounds(bounds) + help
      + strings.notes(about, method: last.method, place: strings.place(last.place), program: program)
  }

  /// Returns the place and method for which times were calculated and, if the output covers a single day, the day's
  /// Hijri date.
  private func heading(_ output: ShowTimes.Output) -> String {
    guard let first = output.days.first else { return "" }
    let hijri = output.days.count == 1 ? [strings.hijri(first.hijri)] : []
    return ([strings.place(first.place), strings.method(named: first.method)] + hijri).joined(separator: " · ") + "\n"
  }

  private func night(_ output: ShowTimes.Output) -> String {
    guard output.days.count == 1, let day = output.days.first, let midnight = day.midnight, let third = day.lastThird
    else { return "" }
    var table = TextTable()
    table.add(strings.midnight, strings.moment(midnight, on: day.day))
    table.add(strings.lastThird, strings.moment(third, on: day.day))
    return table.text()
  }

  /// Returns the times as comma-separated values (RFC 4180), in local clock time. A time that does not exist is an
  /// empty value. If the times are of several places, each has its offset from UTC: `05:37+01:00`.
  package static func csv(_ output: ShowTimes.Output) -> String {
    let header = ["day", "hijri"] + PrayerEvent.allCases.map(\.rawValue) + ["midnight", "lastThird"]
    let hasOffsets = output.days.contains { day in
      output.otherPlace(of: day) != nil || day.events.contains { $0.place != nil }
    }
    let lines = output.days.map { day in
      let hijri = [day.hijri.year, day.hijri.month, day.hijri.day]
        .enumerated().map { ASCII.decimal($1, digits: $0 == 0 ? 4 : 2) }.joined(separator: "-")
      let instants = day.events.map(\.at) + [day.midnight, day.lastThird]
      return [day.day.description, hijri]
        + instants.map { $0.map { csv($0, of: day.day, hasOffset: hasOffsets) } ?? "" }
    }
    return ([header] + lines).map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  /// Returns the clock time of an instant, preceded by the date if the date is not `day`.
  private static func csv(_ instant: ZonedInstant, of day: CivilDay, hasOffset: Bool) -> String {
    let offset = hasOffset ? String(instant.description.suffix(6)) : ""
    let time = String(instant.clock.time.description.prefix(5)) + offset
    return instant.clock.day == day ? time : "\(instant.clock.day)T\(time)"
  }

  // MARK: Places and methods

  package func place(_ output: ShowCalculation.Output) -> String {
    guard let place = output.place else {
      return "\(strings.noPlace): \(strings.noPlaceHint)\n"
        + language.say(cs: "Řekněte, kde jste", en: "Set your place") + ": "
        + program.command("prayer", "place", "CITY") + "\n"
    }
    let name = strings.place(place)
    return name == place.zone ? "\(name)\n" : "\(name) (\(place.zone))\n"
  }

  /// Lists the places, most recent first, each with the argument that identifies it in the command `remove-place`.
  package func places(_ output: ListPlaces.Output) -> String {
    if output.places.isEmpty { return strings.noPlace + "\n" }
    var table = TextTable(rightAligned: [2, 3])
    for period in output.places.reversed() {
      table.add(
        period.from?.description ?? language.say(cs: "od začátku", en: "from the beginning"),
        (period.name ?? period.zone) + (period.isCurrent ? " *" : ""), degrees(period.latitude),
        degrees(period.longitude), period.zone, strings.method(named: period.calculation.method))
    }
    return table.text()
  }

  private func degrees(_ value: Double) -> String { "\(language.decimal(value))°" }

  package func cities(_ output: FindCities.Output) -> String {
    if output.cities.isEmpty {
      return language.say(cs: "Takové město v seznamu není\n", en: "The list has no such city\n")
    }
    var table = TextTable()
    for city in output.cities { table.add(city.name, city.zone) }
    return table.text()
  }

  /// Returns the method in force, and a list of all methods.
  package func methods(_ output: ShowCalculation.Output) -> String {
    var table = TextTable()
    for name in output.methods {
      table.add(name == output.calculation?.method ? "(•)" : "( )", name, strings.method(named: name))
    }
    guard let known = output.calculation else { return table.text() }
    var facts = TextTable()
    facts.add(strings.schoolTitle, strings.name(known.school))
    facts.add(strings.ruleTitle, strings.name(known.rule))
    facts.add(strings.limitTitle, known.latitudeLimit.map { "\($0)°" } ?? "—")
    facts.add(strings.polarTitle, strings.name(known.polar))
    let own = PrayerEvent.allCases.compactMap { event in
      known.adjust[event].map { "\(strings.name(event)) \($0 > 0 ? "+" : "")\($0)" }
    }
    facts.add(strings.ownMinutes, own.isEmpty ? "—" : own.joined(separator: ", "))
    if let zone = known.jakimZone { facts.add(language.say(cs: "Zóna JAKIM", en: "JAKIM zone"), zone) }
    let notes =
      output.about.map { about in
        strings.notes(
          about, method: known.method, place: output.place.map { strings.place($0) } ?? "", program: program)
      } ?? []
    return table.text() + facts.text() + notes.map { $0 + "\n" }.joined()
  }

  // MARK: Excuses and reminders

  /// Returns a table with a line per recorded prayer; only the first line of a day begins with the date.
  /// - Parameter columns: the maximum width of a line in columns; nil for no limit.
  package func list(_ output: ListPrayers.Output, columns: Int? = nil) -> String {
    if output.days.isEmpty { return language.say(cs: "Žádné záznamy\n", en: "No recorded prayers\n") }
    var table = TextTable()
    for day in output.days {
      for (index, recorded) in day.prayers.enumerated() {
        let entry = recorded.entry
        let flags = strings.flags(
          congregation: entry.congregation, combined: entry.combined, shortened: entry.shortened, jumuah: entry.jumuah)
        table.add(
          index == 0 ? language.date(day.day) : "", strings.name(recorded.prayer, on: day.day),
          strings.name(entry.status), entry.at.map { strings.moment($0, on: day.day, entry.place) } ?? "",
          flags.joined(separator: ", "))
      }
    }
    return table.text(within: columns)
  }

  package func excuses(_ output: ListExcuses.Output) -> String {
    if output.excuses.isEmpty {
      return language.say(cs: "Žádné omluvené období\n", en: "No excused times\n")
    }
    var table = TextTable()
    for excuse in output.excuses {
      table.add(
        "\(excuse.from.day)/\(excuse.from.prayer.rawValue)",
        excuse.until.map { "\($0.day)/\($0.prayer.rawValue)" } ?? language.say(cs: "trvá", en: "ongoing"),
        excuse.reason.map(strings.name) ?? "")
    }
    let review = output.excuses.filter(\.toReview).map { excuse in
      let name = "\(excuse.from.day)/\(excuse.from.prayer.rawValue)"
      return SettleExcuse.Way.allCases.map { way in
        "\(strings.name(way)): \(program.command("prayer", "settle-excuse", name, way.rawValue))\n"
      }.joined()
    }
    return table.text() + review.joined()
  }

  package func reminders(_ output: ListReminders.Output) -> String {
    let reminders = ReminderStrings(strings: strings)
    if output.reminders.isEmpty {
      return language.say(cs: "Žádné připomínky\n", en: "No reminders\n")
    }
    var table = TextTable()
    for reminder in output.reminders { table.add(reminder.id, reminders.rule(reminder)) }
    if output.ahead.isEmpty { return table.text() }
    let ahead = output.ahead.map { "  \(reminders.ahead($0))\n" }.joined()
    return table.text() + language.say(cs: "Nejbližší:\n", en: "Ahead:\n") + ahead
  }
}
