import KernelDomain
import KernelPresentation
import RunningApplication

/// The heart rate of a run: its average, its greatest, and the time in each zone.
struct HeartRateCard {
  let strings: RunningStrings
  let rate: RunHeartRateView
  /// The run's time without pauses, in milliseconds.
  let active: Int64

  private var language: Language { strings.language }

  var element: Element {
    .section(strings.heartRate, [stats, .note(strings.known(rate, of: active))] + zones)
  }

  private var stats: Element {
    let drift = rate.driftTenths.map { Element(.stat, strings.drift, value: strings.drift($0)) }
    return Element(
      .statGrid,
      children: [
        Element(.stat, strings.average, value: "\(rate.average)"),
        Element(.stat, strings.greatest, value: "\(rate.maximum)"),
      ] + [drift].compactMap { $0 })
  }

  private var zones: [Element] {
    guard let zones = rate.zones else {
      return [
        .button(
          strings.zonesNeedANumber, hint: strings.zonesNeedANumberHint, to: RunningDestinations.settings,
          command: ["settings", "set", RunningSettings.highestHeartRate.commandName, "190"])
      ]
    }
    return [.table(columns: titles, texts: [0, 1], rows: rows(zones)), .note(strings.zones(by: zones.method))]
  }

  private var titles: [String] {
    [language.say(cs: "Zóna", en: "Zone"), strings.heart, strings.time, "%"]
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
