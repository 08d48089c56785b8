import JSONCoding
import KernelDomain
import RunningDomain

/// Encodes runs that the user added by hand, as the members of a correction:
/// `"start":…,"zone":"…","offset":7200,"length":10000000,"elapsed":2490000,"kind":"running","tags":["race"]`
enum AddedRunCoding {
  static func fields(of run: AddedRun) -> JSONFields {
    [
      "start": run.start.milliseconds, "zone": run.zone, "offset": run.utcOffset, "length": run.length,
      "elapsed": run.elapsed, "active": run.active, "kind": run.kind.word, "indoor": run.isIndoor.ifTrue,
      "name": run.name, "note": run.note, "tags": run.tags.isEmpty ? nil : run.tags, "shoes": run.shoes,
      "exertion": run.exertion,
    ]
  }

  /// Reads a run that the user added by hand; nil if any value is out of range.
  static func read(_ object: inout JSONObject) throws(JSONError) -> AddedRun? {
    let start = Timestamp(milliseconds: try object["start"])
    let offset: Int = try object["offset"] ?? 0
    guard start.isInCalendar, Timestamp.utcOffsets.contains(offset) else { return nil }
    var run = AddedRun(start: start, zone: try object["zone"], utcOffset: offset)
    (run.length, run.elapsed, run.active) = (try object["length"], try object["elapsed"], try object["active"])
    guard (0...RecordedRun.longest).contains(run.elapsed ?? 0) else { return nil }
    run.kind = RunKind(kept: try object["kind"])
    run.isIndoor = try object["indoor"] ?? false
    (run.name, run.note, run.shoes) = (try object["name"], try object["note"], try object["shoes"])
    run.tags = try object["tags"] ?? []
    run.exertion = try object["exertion"]
    return run
  }
}
