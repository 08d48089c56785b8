/// A log as Hevy writes it, made from workouts in the rows of a table: `start | minutes | name | sets`, the sets as a
/// lifter notes them: `Bench Press (Barbell): 40kg x8 warmup, 80kg x5 @8; Plank: 60s`.
struct TrainingLogFile {
  let csv: String

  private static let header = [
    "title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes", "set_index",
    "set_type", "weight_kg", "reps", "distance_km", "duration_seconds", "rpe",
  ]

  init(_ rows: [[String: String]]) throws {
    var lines = [TrainingLogFile.header]
    for row in rows { lines += try TrainingLogFile.lines(row) }
    csv = lines.map { $0.map { "\"\($0)\"" }.joined(separator: ",") }.joined(separator: "\n")
  }

  private static func lines(_ row: [String: String]) throws -> [[String]] {
    guard let start = row["start"], let minutes = row["minutes"].flatMap({ Int($0) }), let sets = row["sets"],
      let end = TrainingLogFile.end(start, minutes)
    else { throw SpecFailure("a workout needs start, minutes and sets: \(row)") }
    var lines: [[String]] = []
    for block in sets.split(separator: ";") {
      let parts = block.split(separator: ":").map { $0.drop { $0 == " " } }
      guard parts.count == 2 else { throw SpecFailure("\(block) is not written as Plank: 60s") }
      for (index, set) in parts[1].split(separator: ",").enumerated() {
        lines.append(
          [row["name"] ?? "", start, end, "", String(parts[0]), "", "", String(index)] + (try fields(set)))
      }
    }
    return lines
  }

  /// From set_type on.
  private static func fields(_ set: Substring) throws -> [String] {
    let words = set.split(separator: " ")
    func number(_ ending: String) -> String {
      words.first { $0.hasSuffix(ending) && $0.first?.isNumber == true }.map { String($0.dropLast(ending.count)) } ?? ""
    }
    func marked(_ mark: Character) -> String { words.first { $0.first == mark }.map { String($0.dropFirst()) } ?? "" }
    let kind = ["warmup", "failure", "dropset"].first { words.contains(Substring($0)) } ?? "normal"
    return [kind, number("kg"), marked("x"), "", number("s"), marked("@")]
  }

  /// On the same day; `2026-11-16 17:00` as it is.
  private static func end(_ start: String, _ minutes: Int) -> String? {
    let parts = start.split(separator: " ").last.map { $0.split(separator: ":").compactMap { Int($0) } } ?? []
    guard parts.count == 2, case let end = parts[0] * 60 + parts[1] + minutes, end < 1_440 else { return nil }
    let digits = [end / 60, end % 60].map { ($0 < 10 ? "0" : "") + String($0) }
    return start.dropLast(5) + digits.joined(separator: ":")
  }
}
