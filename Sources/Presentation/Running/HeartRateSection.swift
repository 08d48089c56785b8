import KernelDomain
import KernelPresentation
import RunningApplication

/// A section with the heart rate of a run: its average, its maximum, and the time in each zone.
struct HeartRateSection {
  let strings: RunningStrings
  let rate: RunHeartRateView
  /// The duration of the run without its pauses, in milliseconds.
  let active: Int64
  /// The highest heart rate in the settings; empty if there is none.
  let highest: String

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
    return [
      HeartRateZoneTable(strings: strings, active: active).table(zones),
      .note(strings.zones(by: zones.method, highest: highest)),
    ]
  }
}
