package import KernelDomain

/// A run that the user added by hand. It has totals but no fixes.
package struct AddedRun: Hashable, Sendable {
  package var start: Timestamp
  /// The IANA name of the time zone in which the run took place; nil for UTC.
  package var zone: String?
  package var utcOffset: Int
  /// The distance in millimetres; nil if it is unknown. `elapsed` and the other times are in milliseconds, and nil if
  /// unknown.
  package var length: Int64?
  package var elapsed: Int64?
  package var active: Int64?
  package var kind = RunKind.running
  package var isIndoor = false
  package var name: String?
  package var note: String?
  package var tags: [String] = []
  package var shoes: String?
  package var exertion: Int?

  package init(start: Timestamp, zone: String? = nil, utcOffset: Int = 0) {
    (self.start, self.zone, self.utcOffset) = (start, zone, utcOffset)
  }

  /// The name stored as the source of a run that was added by hand.
  package static let source = "by hand"

  /// Returns the added run in the form of a recording without fixes, with this id.
  package func run(_ id: RunID) -> Run {
    var recorded = RecordedRun(source: AddedRun.source, name: name, kind: kind)
    (recorded.zone, recorded.utcOffset) = (zone, utcOffset)
    recorded.device = DeviceTotals(length: length, active: active, elapsed: elapsed)
    recorded.origin.format = .hand
    recorded.origin.isByHand = true
    recorded.origin.isIndoor = isIndoor
    (recorded.origin.note, recorded.origin.gear) = (note, shoes)
    (recorded.origin.tags, recorded.origin.exertion) = (tags, exertion)
    var run = recorded.withoutFixes(start...start + (elapsed ?? 0))
    run.id = id
    return run
  }
}
