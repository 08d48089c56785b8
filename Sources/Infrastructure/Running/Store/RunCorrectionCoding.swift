import JSONCoding
import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain

/// Encodes corrections as journal entries:
/// `{"run":"r20150815T144508Z","change":"cut","from":…,"to":…,"touched":[…,…]}`, with times in milliseconds since 1970.
enum RunCorrectionCoding {
  static func encode(_ correction: RunCorrection) -> [UInt8] {
    let touched = correction.touched.map { [$0.lowerBound.milliseconds, $0.upperBound.milliseconds] }
    let head: JSONFields = [
      "run": correction.run.description, "change": RunCorrectionKind(correction.change).rawValue,
    ]
    return (head + fields(of: correction.change) + ["touched": touched]).bytes
  }

  private static func fields(of change: RunCorrection.Change) -> JSONFields {
    switch change {
    case .trim(let span), .cut(let span):
      ["from": span.lowerBound.milliseconds, "to": span.upperBound.milliseconds]
    case .split(let time): ["at": time.milliseconds]
    case .join(let other): ["next": other.description]
    case .kind(let kind): ["kind": kind.word]
    case .confirm(let distance): ["distance": distance.rawValue]
    case .name(let name): ["name": name]
    case .add(let run): AddedRunCoding.fields(of: run)
    case .note(let note): ["note": note]
    case .tags(let tags): ["tags": tags]
    case .shoes(let shoes): ["shoes": shoes]
    case .exertion(let exertion): ["exertion": exertion]
    case .length(let length): ["length": length]
    case .remove, .prefer: [:]
    }
  }

  static func read(_ reader: inout JSONReader) throws(JSONError) -> RunCorrection {
    try JSONObject.read(&reader) { (object) throws(JSONError) in
      var touched: ClosedRange<Timestamp>?
      if let ends: [Int64] = try object["touched"] {
        guard ends.count == 2, let span = span(ends[0], ends[1]) else { return nil }
        touched = span
      }
      guard let run = RunID(try object["run"]), let change = try change(&object) else { return nil }
      return RunCorrection(run: run, change: change, touched: touched)
    }
  }

  /// Parses what a correction changes about a run; nil if any value is out of range.
  private static func change(_ object: inout JSONObject) throws(JSONError) -> RunCorrection.Change? {
    switch RunCorrectionKind(rawValue: try object["change"]) {
    case .trim: span(try object["from"], try object["to"]).map { .trim($0) }
    case .cut: span(try object["from"], try object["to"]).map { .cut($0) }
    case .split: instant(try object["at"]).map { .split(at: $0) }
    case .join: RunID(try object["next"]).map { .join($0) }
    case .kind: .kind(RunKind(kept: try object["kind"]))
    case .confirm: EffortDistance(rawValue: try object["distance"]).map { .confirm($0) }
    case .remove: .remove
    case .prefer: .prefer
    case .name: .name(try object["name"])
    case .add: try AddedRunCoding.read(&object).map { .add($0) }
    case .note: .note(try object["note"])
    case .tags: .tags(try object["tags"])
    case .shoes: .shoes(try object["shoes"])
    case .exertion: .exertion(try object["exertion"])
    case .length: .length(try object["length"])
    case .workout, .removeWorkout, .addShoes, .removeShoes, .defaultShoes, .route, nil: nil
    }
  }

  private static func span(_ from: Int64, _ to: Int64) -> ClosedRange<Timestamp>? {
    guard let from = instant(from), let to = instant(to), from <= to else { return nil }
    return from...to
  }

  private static func instant(_ milliseconds: Int64) -> Timestamp? {
    let instant = Timestamp(milliseconds: milliseconds)
    return instant.isInCalendar ? instant : nil
  }
}
