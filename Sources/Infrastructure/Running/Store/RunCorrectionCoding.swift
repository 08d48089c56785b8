import JSONCoding
import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain

/// Corrections as the journal keeps them: `{"run":"r20150815T144508Z","change":"cut","from":…,"to":…,"touched":[…,…]}`,
/// times in milliseconds since 1970.
enum RunCorrectionCoding {
  static func encode(_ correction: RunCorrection) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("run")
    writer.string(correction.run.description)
    writer.key("change")
    writer.string(RunCorrectionKind(correction.change).rawValue)
    switch correction.change {
    case .trim(let span), .cut(let span):
      writer.key("from")
      writer.integer(span.lowerBound.milliseconds)
      writer.key("to")
      writer.integer(span.upperBound.milliseconds)
    case .split(let time):
      writer.key("at")
      writer.integer(time.milliseconds)
    case .join(let other): write("next", other.description, &writer)
    case .kind(let kind): write("kind", kind.word, &writer)
    case .confirm(let distance): write("distance", distance.rawValue, &writer)
    case .name(let name): write("name", name, &writer)
    case .remove, .prefer: break
    }
    if let touched = correction.touched {
      writer.key("touched")
      writer.integers(touched.lowerBound.milliseconds, touched.upperBound.milliseconds)
    }
    writer.endObject()
    return writer.bytes
  }

  private static func write(_ key: StaticString, _ text: String, _ writer: inout JSONWriter) {
    writer.key(key)
    writer.string(text)
  }

  /// What was read of a change, in whatever order it was written.
  private struct Members {
    var change = ""
    var from: Timestamp?
    var to: Timestamp?
    var at: Timestamp?
    var next: RunID?
    var kind: RunKind?
    var distance: EffortDistance?
    var name: String?

    /// Nil when something is missing.
    var made: RunCorrection.Change? {
      switch RunCorrectionKind(rawValue: change) {
      case .trim: span.map { .trim($0) }
      case .cut: span.map { .cut($0) }
      case .split: at.map { .split(at: $0) }
      case .join: next.map { .join($0) }
      case .kind: kind.map { .kind($0) }
      case .confirm: distance.map { .confirm($0) }
      case .remove: .remove
      case .prefer: .prefer
      case .name: name.map { .name($0) }
      case nil: nil
      }
    }

    private var span: ClosedRange<Timestamp>? {
      guard let from, let to, from <= to else { return nil }
      return from...to
    }
  }

  static func read(_ reader: inout JSONReader) throws(JSONError) -> RunCorrection {
    var run: RunID?
    var members = Members()
    var touched: ClosedRange<Timestamp>?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "run": run = try reader.runID()
      case "change": members.change = try reader.string()
      case "from": members.from = try reader.instant()
      case "to": members.to = try reader.instant()
      case "at": members.at = try reader.instant()
      case "next": members.next = try reader.runID()
      case "kind": members.kind = RunKind(kept: try reader.string())
      case "distance": members.distance = try RunRowCoding.distance(&reader)
      case "name": members.name = try reader.string()
      case "touched":
        let (first, last) = try reader.tuple { (reader) throws(JSONError) in
          (
            try reader.element { (reader) throws(JSONError) in try reader.instant() },
            try reader.element { (reader) throws(JSONError) in try reader.instant() }
          )
        }
        guard first <= last else { throw reader.failure(.json(.outOfRange)) }
        touched = first...last
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    guard let run, let change = members.made else { throw reader.failure(.json(.incomplete(members: []))) }
    return RunCorrection(run: run, change: change, touched: touched)
  }
}
