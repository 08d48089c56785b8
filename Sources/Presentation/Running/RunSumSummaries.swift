import KernelDomain
package import KernelPresentation
package import RunningApplication
import RunningDomain

/// The texts that commands print about totals of several runs.
extension RunSummaries {
  /// Returns a table with the totals of each week, month or year, newest first, and the totals of all of them in the
  /// last line.
  package func sums(_ output: SumRuns.Output) -> String {
    guard output.sum.runs > 0 else { return strings.noRunsThen + "\n" }
    let hasLoad = output.sum.load != nil
    var table = TextTable(rightAligned: [1, 2, 3, 4])
    let titles = [strings.name(output.by), strings.runCount, strings.lengthTitle, strings.active, strings.paceTitle]
    table.add(titles + (hasLoad ? [strings.load] : []) + [""])
    for period in output.periods.reversed() {
      table.add(row(strings.name(period, output.by), period.sum, hasLoad: hasLoad))
    }
    table.add(row(strings.sum, output.sum, hasLoad: hasLoad))
    return table.text()
  }

  private func row(_ name: String, _ sum: RunSumView, hasLoad: Bool) -> [String] {
    [
      name, language.number(sum.runs), strings.length(sum.lengthMillimetres), strings.time(sum.activeMilliseconds),
      strings.pace(sum.paceMilliseconds),
    ] + (hasLoad ? [strings.load(sum)] : []) + [strings.missing(sum)]
  }

  /// Returns a table of the totals of two periods side by side, with the differences. If the second period is under way,
  /// says up to which day both are counted.
  package func comparison(_ output: CompareRuns.Output) -> String {
    var table = TextTable(rightAligned: [1, 2])
    table.add("", strings.days(output.first), strings.days(output.second), "")
    for row in strings.compared(output) { table.add(row[0], row[1], row[2], row[3]) }
    return table.text() + (output.through == true ? strings.both(to: output.second.until) + "\n" : "")
  }
}

extension RunSummaries {
  /// Returns the zones of heart rate and of pace, and the maximum heart rate estimated from the runner's age. If the
  /// zones of heart rate are unknown, returns the command that sets the heart rate from which they are computed.
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
      text += output.greatest.map { strings.greatest($0) + "\n" } ?? ""
      if output.unmeasured == true { text += "\(strings.someUnmeasured): \(program.command("run", "recalculate"))\n" }
    }
    if let bounds = output.paceZones {
      var table = TextTable()
      for (index, slowest) in ([nil] + bounds.map(Optional.some)).enumerated() {
        let fastest = index < bounds.count ? bounds[index] : nil
        let ends = [slowest, fastest].map { $0.map { strings.pace($0) } ?? "" }
        table.add(strings.zone(index + 1), ends.joined(separator: "–"))
      }
      text += strings.paceTitle + "\n" + table.text()
    }
    return text + (output.estimatedMaximum.map { strings.estimated($0) + "\n" } ?? "")
  }
}

extension RunSummaries {
  /// Returns a table with the predicted race time for each distance, and a note that the times are not a promise.
  package func prediction(_ output: PredictRaces.Output) -> String {
    let title = strings.prediction(to: output.day) + "\n"
    guard output.races.contains(where: { $0.seconds != nil }) else { return title + strings.nothingToPredict + "\n" }
    var table = TextTable(rightAligned: [1])
    for cells in [strings.predictionColumns] + output.races.map(strings.cells) {
      table.add(cells[0], cells[1], cells[2], cells[3])
    }
    return title + table.text() + strings.noPromise + "\n"
  }

  /// Says which run was added, and adds the command that undoes the change.
  package func added(_ output: RunCorrectionOutput, _ program: Program) -> String {
    let run = output.runs.first
    let length = run.map { $0.lengthMillimetres > 0 ? strings.length($0.lengthMillimetres) : "" } ?? ""
    let time = run.map { $0.elapsedMilliseconds > 0 ? strings.time($0.elapsedMilliseconds) : "" } ?? ""
    let date = run.map { language.date($0.day) } ?? ""
    let ran =
      length.isEmpty || time.isEmpty
      ? length + time : language.say(cs: "\(length) za \(time)", en: "\(length) in \(time)")
    let what = [date, ran].filter { !$0.isEmpty }.joined(separator: ", ")
    let name = output.correction.run?.description ?? ""
    let noon = output.noon == true ? strings.noonTaken + "\n" : ""
    let efforts = noon + (output.efforts.isEmpty ? "" : changeStrings.effects(output.efforts))
    guard let number = output.number else {
      return language.say(cs: "Přidalo by se: \(what)\n", en: "Would be added: \(what)\n") + efforts
    }
    return language.say(cs: "Přidáno: \(what) (\(name))\n", en: "Added: \(what) (\(name))\n") + efforts
      + program.undo(number, language)
  }

  private var changeStrings: RunChangeStrings { RunChangeStrings(strings: strings) }
}

extension RunningStrings {
  /// Returns the totals of several runs in one line: `30 runs on 28 days, 262.88 km, 23:31:19, 5:23 /km, 1 without
  /// time`.
  func line(_ sum: RunSumView) -> String {
    let parts = [
      "\(self.sum): \(counted(sum.runs, .runs)) \(onDays(sum.days))", length(sum.lengthMillimetres),
      time(sum.activeMilliseconds),
      pace(sum.paceMilliseconds), missing(sum),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

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

  /// Returns the name of a week, month or year: the first day of a week, or the name of a month or year.
  func name(_ period: RunPeriodView, _ unit: SumRuns.Unit) -> String {
    switch unit {
    case .week: language.date(period.since)
    case .month:
      CivilMonth(year: period.since.year, month: period.since.month).map(language.monthShort)
        ?? language.date(period.since)
    case .year: String(period.since.year)
    }
  }

  /// Returns a period in words: `2025`, `Mar 2025`, `Aug 1 – Aug 14, 2025`.
  func days(_ period: RunPeriodView) -> String {
    let (since, until) = (period.since, period.until)
    if since == until { return language.date(since) }
    let name = RunPeriodText.text(since...until)
    if name.utf8.count == 4 { return name }
    if name.utf8.count == 7, let month = CivilMonth(year: since.year, month: since.month) {
      return language.monthShort(month)
    }
    let first = since.year == until.year ? language.dayAndMonth(since) : language.date(since)
    return "\(first) – \(language.date(until))"
  }

  /// Says for how many of the runs a distance or time is unknown: `1 without distance, 1 without time`; empty if all
  /// are known.
  func missing(_ sum: RunSumView) -> String {
    let length = sum.withoutLength.map { language.say(cs: "\($0) bez vzdálenosti", en: "\($0) without distance") }
    let time = sum.withoutTime.map { language.say(cs: "\($0) bez času", en: "\($0) without time") }
    return [length, time].compactMap { $0 }.joined(separator: ", ")
  }

  /// Says by how much a value differs from the one with which it is compared: `12.40 km more`, `o 12,40 km více`; empty
  /// if they are equal.
  /// - Parameters:
  ///   - value: the difference, of which only the sign matters.
  ///   - text: the difference as text without its sign, such as `12.40 km`.
  func difference(_ value: Int, _ text: String) -> String {
    if value == 0 { return "" }
    return value > 0
      ? language.say(cs: "o \(text) více", en: "\(text) more")
      : language.say(cs: "o \(text) méně", en: "\(text) \(text.allSatisfy(\.isNumber) ? "fewer" : "less")")
  }
}
