package import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// The time zone of swims whose files do not state one.
package struct SwimZone: Sendable {
  /// The zone's name and rules; nil for UTC.
  private let zone: (name: String, rules: TimeZoneRules)?

  package init(_ zone: (name: String, rules: TimeZoneRules)? = nil) {
    self.zone = zone
  }

  /// Sets the offset and the day of a swim whose file does not state the offset, and remarks which zone was taken. The
  /// offset is the zone's at the start of the swim, even if clocks change during it.
  func apply(to swim: inout Swim, isStated: Bool, _ read: inout ReadSwims) {
    swim.isOffsetStated = isStated
    guard !isStated else { return }
    let offset = zone?.rules.offset(at: swim.start.seconds) ?? 0
    swim.recordedOffset = offset
    swim.recordedDay = CivilDateTime(swim.start, offset: offset).day
    read.skip(.timeZone(swim: swim.id.description), zone.map { .zoneTaken(zone: $0.name) } ?? .utcTaken)
  }
}
