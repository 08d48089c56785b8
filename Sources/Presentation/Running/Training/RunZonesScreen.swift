import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen with the zones of heart rate and pace, the time spent in each zone during a week, and the week's training
/// load.
struct RunZonesScreen: ScreenProvider {
  let pattern = RoutePattern("running/zones?day")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let day: CivilDay? = try request.query("day")
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let strings = RunningStrings(language: request.language, units: settings.runUnits)
    var zones = try catalog.call(ShowHeartRateZones.self, ShowHeartRateZones.Input())
    if request.hidesHeartRates { (zones.greatest, zones.unmeasured) = (nil, nil) }
    let week = try catalog.call(ShowWeekZones.self, ShowWeekZones.Input(day: day))
    let page = RunZonesPage(strings: strings, zones: zones, week: week)
    return Screen(
      route: RunningDestinations.zones(day).route, language: request.language, title: strings.zonesTitle,
      presentation: .stack, header: Header(.standard), layout: RunningStrings.layout, back: strings.backHome,
      content: page.content)
  }
}

struct RunZonesPage {
  let strings: RunningStrings
  let zones: ShowHeartRateZones.Output
  let week: ShowWeekZones.Output

  private var language: Language { strings.language }

  var content: [Element] { [weekSection, heart, pace].compactMap { $0 } + [turning] }

  private var weekSection: Element {
    let days = "\(language.date(week.firstDay)) – \(language.date(week.lastDay))"
    let facts: [Element] = [
      .fact(strings.runCount, language.number(week.runCount)),
      .fact(strings.active, strings.time(week.activeMilliseconds)),
      .fact(strings.load, strings.load(week.load, runs: week.loadRuns, of: week.runCount)),
    ]
    let table = week.zones.flatMap { zones -> Element? in
      week.activeMilliseconds > 0
        ? HeartRateZoneTable(strings: strings, active: week.activeMilliseconds).table(zones) : nil
    }
    return .section(days, [.card(nil, facts)] + [table].compactMap { $0 })
  }

  private var heart: Element? {
    guard let bounds = zones.zones else {
      return .section(
        strings.heartRate,
        [
          .button(
            strings.zonesNeedANumber, hint: strings.zonesNeedANumberHint, to: RunningDestinations.settings,
            command: ["settings", "set", RunningSettings.highestHeartRate.commandName, "190"]),
          zones.greatest.map { .note(strings.greatest($0)) },
          zones.unmeasured == true ? .note(strings.someUnmeasured + ": recordbook run recalculate") : nil,
        ].compactMap(\.self))
    }
    let rows = bounds.enumerated().map { index, from in
      (
        cells: [strings.zone(index + 1), "\(from)–" + (index + 1 < bounds.count ? "\(bounds[index + 1] - 1)" : "")],
        label: String?.none
      )
    }
    return .section(
      strings.heartRate,
      [
        .table(columns: [strings.zoneTitle, strings.heart], texts: [0, 1], rows: rows),
        .note(strings.zones(by: zones.method)),
      ])
  }

  private var pace: Element? {
    guard let bounds = zones.paceZones else { return nil }
    let rows = ([nil] + bounds.map(Optional.some)).enumerated().map { index, slowest in
      let fastest = index < bounds.count ? bounds[index] : nil
      let ends = [slowest, fastest].map { $0.map { strings.pace($0) } ?? "" }
      return (cells: [strings.zone(index + 1), ends.joined(separator: "–")], label: String?.none)
    }
    return .section(
      strings.paceTitle, [.table(columns: [strings.zoneTitle, strings.paceTitle], texts: [0, 1], rows: rows)])
  }

  /// Links to the times in each zone during the previous week and the next week.
  private var turning: Element {
    func row(_ name: String, _ days: Int) -> Element {
      .row(
        name, hint: language.say(cs: "Ukáže týden", en: "Shows the week"),
        to: RunningDestinations.zones(CivilDay(daysSinceEpoch: week.firstDay.daysSinceEpoch + days)))
    }
    return .section(
      nil,
      [
        row(language.say(cs: "Týden předtím", en: "The Week Before"), -7),
        row(language.say(cs: "Týden potom", en: "The Week After"), 7),
      ])
  }
}

/// A table of the time that was spent in each heart rate zone.
struct HeartRateZoneTable {
  let strings: RunningStrings
  /// The total time, in milliseconds, of which the table shows the time in each zone as a percentage.
  let active: Int64

  func table(_ zones: RunHeartRateView.Zones) -> Element {
    .table(columns: [strings.zoneTitle, strings.heart, strings.time, "%"], texts: [0, 1], rows: rows(zones))
  }

  private func rows(_ zones: RunHeartRateView.Zones) -> [(cells: [String], label: String?)] {
    let bounds = zones.zones.map(\.from)
    var rows = zones.zones.enumerated().map { index, zone in
      let to = index + 1 < bounds.count ? "\(bounds[index + 1] - 1)" : ""
      return row(strings.zone(index + 1), "\(zone.from)–\(to)", zone.milliseconds)
    }
    if let first = bounds.first, zones.belowMilliseconds > 0 {
      rows.insert(row(strings.belowZones, "–\(first - 1)", zones.belowMilliseconds), at: 0)
    }
    if zones.unknownMilliseconds > 0 { rows.append(row(strings.unknownZone, "", zones.unknownMilliseconds)) }
    return rows
  }

  private func row(_ name: String, _ range: String, _ time: Int64) -> (cells: [String], label: String?) {
    let percent = active > 0 ? (200 * time + active) / (2 * active) : 0
    return (cells: [name, range, strings.time(time), "\(percent)"], label: nil)
  }
}

extension RunningStrings {
  var zonesTitle: String { language.say(cs: "Zóny", en: "Zones") }
  var zoneTitle: String { language.say(cs: "Zóna", en: "Zone") }
  var zonesHint: String {
    language.say(cs: "Zóny tepu a tempa, týden po týdnu", en: "Zones of heart rate and pace, by week")
  }
}
