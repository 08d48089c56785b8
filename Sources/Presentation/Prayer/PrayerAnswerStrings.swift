import KernelApplication
package import KernelDomain
package import KernelPresentation
package import PrayerApplication
package import PrayerDomain

/// Describes what Prayer's use cases did. The first line of each text says what was done; the remaining lines describe
/// the effects.
package struct PrayerAnswerStrings {
  package let language: Language
  private let program: Program
  private var strings: PrayerStrings { PrayerStrings(language: language) }

  /// - Parameter program: how the user calls the program, for commands.
  package init(language: Language, program: Program = .usual) {
    self.language = language
    self.program = program
  }

  /// Describes what the use case with the name `method` did; nil if the use case belongs to another feature, or changes
  /// nothing.
  func summary(_ method: String, _ output: some EncodedValueSource) -> String? {
    switch method {
    case LogPrayer.method: output.decoded(as: LogPrayer.Output.self).map(logged)
    case ClearEntry.method: output.decoded(as: ClearEntry.Output.self).map(cleared)
    case LogRange.method: output.decoded(as: LogRange.Output.self).map(logged)
    case SetPlace.method: output.decoded(as: SetPlace.Output.self).map(place)
    case RemovePlace.method: output.decoded(as: RemovePlace.Output.self).map(removed)
    case SetCalculation.method: output.decoded(as: SetCalculation.Output.self).map(calculation)
    case AddExcuse.method, EndExcuse.method: output.decoded(as: ExcuseOutput.self).map(excused)
    case SettleExcuse.method: output.decoded(as: ExcuseOutput.self).map(settled)
    case SetTravel.method, EndTravel.method: output.decoded(as: JourneyOutput.self).map(journey)
    case RemoveTravel.method: output.decoded(as: JourneyOutput.self).map(journeyRemoved)
    case LogFast.method, ClearFast.method, SetFastsOwed.method: output.decoded(as: FastOutput.self).map(fast)
    case LogExtra.method, ClearExtra.method: output.decoded(as: ExtraOutput.self).map(extra)
    case SetHijriMonth.method, RemoveHijriMonth.method: output.decoded(as: HijriMonthOutput.self).map(month)
    case RemoveExcuse.method: output.decoded(as: ExcuseOutput.self).map(excuseRemoved)
    case MakeUp.method, SetDebt.method: output.decoded(as: DebtOutput.self).map(toast)
    case SetReminder.method:
      output.decoded(as: SetReminder.Output.self).map { ReminderStrings(strings: strings).rule($0.reminder) }
    case RemoveReminder.method:
      output.decoded(as: SetReminder.Output.self).map {
        language.say(cs: "Připomínka zrušena: ", en: "Reminder removed: ")
          + ReminderStrings(strings: strings).rule($0.reminder)
      }
    case DeleteAll.method: output.decoded(as: ErasedPrayers.self).map(erased)
    default: nil
    }
  }

  // MARK: The log

  /// Describes the record that was made of a prayer, as in `Fajr, Nov 22, 2026: on time, in congregation`, and the
  /// record that it replaced, if any.
  package func logged(_ output: LogPrayer.Output) -> String {
    let name = strings.name(PrayerName(day: output.day, prayer: output.prayer))
    let at = output.at.map { [strings.moment($0, on: output.day, output.place)] } ?? []
    let now =
      [strings.name(output.status)] + at
      + strings.flags(
        congregation: output.congregation, combined: output.combined, shortened: output.shortened,
        jumuah: output.jumuah)
    guard output.change != nil else {
      return language.say(cs: "\(name): už zaznamenáno\n", en: "\(name): recorded already\n")
    }
    return "\(name): \(now.joined(separator: ", "))\n" + (output.before.map(before) ?? "")
      + (output.pair.map(pair) ?? "")
  }

  /// Returns a line with the command that records `other`, the prayer that is combined with the one just recorded.
  private func pair(_ other: PrayerName) -> String {
    let command = program.command(
      "prayer", "log", other.prayer.rawValue, "--combined", "--day", other.day.description)
    return language.say(cs: "K ní: \(command)\n", en: "With it: \(command)\n")
  }

  package func cleared(_ output: ClearEntry.Output) -> String {
    let name = strings.name(PrayerName(day: output.day, prayer: output.prayer))
    return "\(name): \(strings.name(output.state))\n" + before(output.before)
  }

  private func before(_ entry: PrayerEntryView) -> String {
    let status = strings.name(entry.status)
    return language.say(cs: "Předtím: \(status)\n", en: "Before: \(status)\n")
  }

  package func logged(_ output: LogRange.Output) -> String {
    let days = "\(language.date(output.from)) – \(language.date(output.to))"
    guard output.count > 0 else {
      return language.say(
        cs: "\(days): nic nezbývalo zaznamenat\n", en: "\(days): nothing was left to record\n")
    }
    let what = "\(language.counted(output.count, .prayers)), \(days): \(strings.name(output.status))\n"
    guard output.dryRun == true else { return what }
    return language.say(
      cs: "Zaznamenalo by se: \(what)Nic se nezměnilo.\n", en: "Would record: \(what)Nothing was changed.\n")
  }

  // MARK: Places and calculation

  package func place(_ output: SetPlace.Output) -> String {
    let (place, zone) = (strings.place(output.place), output.place.zone)
    var lines = [output.isCity ? strings.times(for: place) : "\(strings.placeTitle): \(place)"]
    if output.takesSystemZone {
      lines.append(
        language.say(
          cs: "Pásmo \(zone) je pásmo tohoto počítače", en: "The zone \(zone) is that of this machine"))
    }
    if let noon = output.doubtfulNoon { lines.append(strings.zoneDoubt(noon)) }
    if let zone = output.droppedZone {
      lines.append(
        language.say(
          cs: "Zóna \(zone) patřila k předchozímu místu a už neplatí",
          en: "The zone \(zone) belonged to the place before and no longer holds"))
    }
    if output.leftLondon {
      let method = strings.method(named: PrayerMethod.Name.moonsighting.rawValue)
      lines.append(
        language.say(
          cs: "Londýnský rozpis platí jen v Londýně; teď platí metoda \(method)",
          en: "The London timetable holds in London only; the method is now \(method)"))
    }
    return lines.map { $0 + "\n" }.joined() + moves(output.before, output.after)
  }

  package func removed(_ output: RemovePlace.Output) -> String {
    let place = strings.place(output.place)
    let now = output.current.map { strings.place($0) }
    return language.say(cs: "Místo odebráno: \(place)\n", en: "Place removed: \(place)\n")
      + (now.map { language.say(cs: "Teď platí: \($0)\n", en: "Now: \($0)\n") } ?? strings.noPlace + "\n")
  }

  package func calculation(_ output: SetCalculation.Output) -> String {
    let method = output.calculation.method
    let notes =
      strings.bounds(output.after) + (output.sameByLimit ? [strings.sameByLimit] : [])
      + strings.notes(output.about, method: method, place: strings.place(output.place), program: program)
    return "\(strings.calculation): \(strings.method(named: method)), \(strings.name(output.calculation.school))\n"
      + moves(output.before, output.after) + notes.map { $0 + "\n" }.joined()
  }

  /// Returns a table of the prayers whose time today changed, with the old and the new time: `Fajr 5:41 → 5:45`.
  private func moves(_ before: [PrayerView], _ after: [PrayerView]) -> String {
    var table = TextTable(rightAligned: [1, 3])
    var isEmpty = true
    for view in after {
      let old = before.first { $0.prayer == view.prayer }
      guard old?.begin != view.begin else { continue }
      isEmpty = false
      table.add(strings.name(view.prayer), old.flatMap(strings.begin) ?? "—", "→", strings.begin(view) ?? "—")
    }
    return isEmpty ? "" : language.say(cs: "Dnešní časy:\n", en: "Today's times:\n") + table.text()
  }

  // MARK: Excuses, debt, reminders

  package func excused(_ output: ExcuseOutput) -> String {
    let span = strings.span(from: output.from, until: output.until)
    return language.say(cs: "Omluveno: \(span)\n", en: "Excused: \(span)\n")
  }

  package func excuseRemoved(_ output: ExcuseOutput) -> String {
    let span = strings.span(from: output.from, until: output.until)
    return language.say(cs: "Omluvené období zrušeno: \(span)\n", en: "Excused time removed: \(span)\n")
  }

  package func settled(_ output: ExcuseOutput) -> String {
    let span = strings.span(from: output.from, until: output.until)
    guard output.dryRun == true else { return language.say(cs: "Vyřízeno: \(span)\n", en: "Settled: \(span)\n") }
    return language.say(
      cs: "Vyřídilo by se: \(span)\nNic se nezměnilo.\n", en: "Would settle: \(span)\nNothing was changed.\n")
  }

  private func toast(_ output: DebtOutput) -> String {
    let left = output.debt.total + (output.witr?.debt ?? 0)
    return left == 0
      ? language.say(cs: "Nic k nahrazení", en: "Nothing to make up")
      : language.say(cs: "K nahrazení: \(language.number(left))", en: "To make up: \(language.number(left))")
  }

  /// Says how many of each prayer the user would have to make up, if the estimate is right.
  package func estimate(_ output: EstimateDebt.Output) -> String {
    let each = language.number(output.each)
    return output.saved
      ? language.say(
        cs: "Odhad k nahrazení: od každé modlitby \(each)\n", en: "Estimate to make up: \(each) of each prayer\n")
      : language.say(
        cs: "Odhad by byl od každé modlitby \(each); nic se nezměnilo\n",
        en: "The estimate would be \(each) of each prayer; nothing was changed\n")
  }

  package func debt(_ output: DebtOutput) -> String {
    let now = debt(output.debt, output.estimate, output.missed, output.witr)
    guard output.dryRun == true else { return now }
    return language.say(
      cs: "Bylo by k nahrazení:\n\(now)Nic se nezměnilo.\n",
      en: "Would be left to make up:\n\(now)Nothing was changed.\n")
  }

  package func debt(
    _ debt: PrayerValues<Int>, _ estimate: PrayerValues<Int>, _ missed: PrayerValues<Int>, _ witr: OwedWitr?
  ) -> String {
    if debt.total + (witr?.debt ?? 0) == 0 { return language.say(cs: "Nic k nahrazení\n", en: "Nothing to make up\n") }
    var table = TextTable(rightAligned: [1, 2, 3])
    table.add(
      "", strings.debt, language.say(cs: "odhad", en: "estimated"), language.say(cs: "zmeškáno", en: "missed"))
    for prayer in Prayer.allCases {
      let counts = [debt[prayer], estimate[prayer], missed[prayer]].map(language.number)
      table.add(strings.name(prayer), counts[0], counts[1], counts[2])
    }
    if let witr {
      let counts = [witr.debt, witr.estimate, witr.missed].map(language.number)
      table.add(strings.name(Extra.witr), counts[0], counts[1], counts[2])
    }
    return table.text()
  }

  package func reminder(_ output: SetReminder.Output) -> String {
    "\(output.reminder.id): \(ReminderStrings(strings: strings).rule(output.reminder))\n"
  }

  package func reminderRemoved(_ output: SetReminder.Output) -> String {
    language.say(cs: "Připomínka \(output.reminder.id) zrušena\n", en: "Reminder \(output.reminder.id) removed\n")
  }

  // MARK: Removal

  package func erased(_ output: ErasedPrayers) -> String {
    let counts = [
      language.counted(output.entries, .prayers), language.counted(output.places, .places),
      language.counted(output.excuses, .excusedTimes), language.counted(output.reminders, .reminders),
      language.counted(output.settings, .settings), language.counted(output.changes, .changes),
    ].joined(separator: ", ")
    return language.say(cs: "Navždy smazáno: \(counts)\n", en: "Deleted for good: \(counts)\n")
  }
}
