package import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// The time zone of swims whose files do not state one.
package struct SwimZone: Sendable {
  /// The name and the rules of the time zone; nil means UTC.
  private let zone: (name: String, rules: TimeZoneRules)?

  package init(_ zone: (name: String, rules: TimeZoneRules)? = nil) { self.zone = zone }

  /// If the file did not state the swim's UTC offset, sets the swim's offset and day, and adds a remark about the zone
  /// that was used.
  func apply(to swim: inout Swim, isStated: Bool, _ read: inout ReadSwims) {
    guard let remark = apply(to: &swim, isStated: isStated) else { return }
    read.skip(.timeZone(swim: swim.id.description), remark)
  }

  /// If the file did not state the swim's UTC offset, sets the swim's offset and day. The offset is the zone's offset
  /// at the start of the swim, even if the clocks change during the swim.
  /// - Returns: a remark about the zone that was used; nil if the file stated the offset.
  func apply(to swim: inout Swim, isStated: Bool) -> SwimImportMessage? {
    swim.isOffsetStated = isStated
    guard !isStated else { return nil }
    let offset = zone?.rules.offset(at: swim.start.seconds) ?? 0
    swim.recordedOffset = offset
    swim.recordedDay = CivilDateTime(swim.start, offset: offset).day
    guard let zone else { return .utcTaken }
    return .zoneTaken(zone: zone.name)
  }
}
