import KernelDomain
package import KernelPresentation
package import RunningApplication

/// The output of commands that sum up runs.
extension RunSummaries {
  /// Returns a line for each week, month or year, newest first, and one for their sum.
  package func sums(_ output: SumRuns.Output) -> String {
    guard output.sum.runs > 0 else { return strings.noRunsThen + "\n" }
    var table = TextTable(rightAligned: [1, 2, 3, 4])
    table.add(strings.name(output.by), strings.runCount, strings.lengthTitle, strings.active, strings.paceTitle, "")
    for period in output.periods.reversed() { add(strings.name(period, output.by), period.sum, to: &table) }
    add(strings.sum, output.sum, to: &table)
    return table.text()
  }

  private func add(_ name: String, _ sum: RunSumView, to table: inout TextTable) {
    table.add(
      name, language.number(sum.runs), strings.length(sum.lengthMillimetres), strings.time(sum.activeMilliseconds),
      strings.pace(sum.paceMilliseconds), strings.missing(sum))
  }

  /// Returns the totals of two periods side by side, with the difference.
  package func comparison(_ output: CompareRuns.Output) -> String {
    let (first, second, difference) = (output.first.sum, output.second.sum, output.difference)
    var table = TextTable(rightAligned: [1, 2])
    table.add("", strings.days(output.first), strings.days(output.second), "")
    table.add(
      strings.runCount, language.number(first.runs), language.number(second.runs),
      strings.difference(difference.runs, "\(difference.runs.magnitude)"))
    let length = strings.length(Int64(difference.lengthMillimetres.magnitude))
    table.add(
      strings.lengthTitle, strings.length(first.lengthMillimetres), strings.length(second.lengthMillimetres),
      strings.difference(Int(difference.lengthMillimetres), length))
    let time = strings.time(Int64(difference.activeMilliseconds.magnitude))
    table.add(
      strings.active, strings.time(first.activeMilliseconds), strings.time(second.activeMilliseconds),
      strings.difference(Int(difference.activeMilliseconds), time))
    table.add(strings.paceTitle, strings.pace(first.paceMilliseconds), strings.pace(second.paceMilliseconds), "")
    return table.text()
  }
}

extension RunSummaries {
  /// Returns the zones of heart rate, or the command that sets the number for them, and the estimate for an age.
  package func zones(_ output: ShowHeartRateZones.Output, _ program: Program) -> String {
    var text = ""
    if let bounds = output.zones {
      var table = TextTable()
      for (index, from) in bounds.enumerated() {
        table.add(strings.zone(index + 1), "\(from)–" + (index + 1 < bounds.count ? "\(bounds[index + 1] - 1)" : ""))
      }
      text = strings.zones(by: output.method) + "\n" + table.text()
    } else {
      let command = program.command("settings", "set", RunningSettings.highestHeartRate.commandName, "190")
      text = "\(strings.zonesNeedANumber): \(command)\n"
    }
    return text + (output.estimatedMaximum.map { strings.estimated($0) + "\n" } ?? "")
  }
}

extension RunningStrings {
  func estimated(_ maximum: Int64) -> String {
    language.say(cs: "≈ \(maximum), často o 10 vedle", en: "≈ \(maximum), often wrong by 10")
  }

  var noRunsThen: String { language.say(cs: "V této době žádné běhy", en: "No runs in this time") }
  var sum: String { language.say(cs: "Součet", en: "Sum") }

  func name(_ unit: SumRuns.Unit) -> String {
    switch unit {
    case .week: language.say(cs: "Týden", en: "Week")
    case .month: language.say(cs: "Měsíc", en: "Month")
    case .year: language.say(cs: "Rok", en: "Year")
    }
  }

  /// Names a week by its first day, a month, or a year.
  func name(_ period: RunPeriodView, _ unit: SumRuns.Unit) -> String {
    switch unit {
    case .week: language.date(period.since)
    case .month:
      CivilMonth(year: period.since.year, month: period.since.month).map(language.monthShort)
        ?? language.date(period.since)
    case .year: String(period.since.year)
    }
  }

  /// Returns the days of a period: `Aug 1, 2025 – Aug 14, 2025`.
  func days(_ period: RunPeriodView) -> String {
    period.since == period.until
      ? language.date(period.since) : "\(language.date(period.since)) – \(language.date(period.until))"
  }

  /// Says how many runs a sum lacks values of: `1 without distance, 1 without time`; empty if it lacks none.
  func missing(_ sum: RunSumView) -> String {
    let length = sum.withoutLength.map { language.say(cs: "\($0) bez vzdálenosti", en: "\($0) without distance") }
    let time = sum.withoutTime.map { language.say(cs: "\($0) bez času", en: "\($0) without time") }
    return [length, time].compactMap { $0 }.joined(separator: ", ")
  }

  /// Returns a difference: `12.40 km more`, `o 12,40 km více`; empty for none.
  func difference(_ value: Int, _ text: String) -> String {
    if value == 0 { return "" }
    return value > 0
      ? language.say(cs: "o \(text) více", en: "\(text) more")
      : language.say(cs: "o \(text) méně", en: "\(text) \(text.allSatisfy(\.isNumber) ? "fewer" : "less")")
  }
}
