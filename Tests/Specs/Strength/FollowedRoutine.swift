import KernelDomain
import KernelPresentation

extension World {
  /// Trains by a routine of one exercise, a workout each day, and compares what was planned.
  /// - Parameter days: the day, the sets that are planned, the reason for them, and the sets that are then done:
  ///   `80kg x5, 80kg x5`.
  func follow(_ routine: String, _ days: [[String]]) throws {
    var found: [[String]] = []
    for day in days {
      guard day.count == 4 else { throw SpecFailure("a workout has a day, what is planned, why, and what is done") }
      try stand(at: day[0] + "T17:30:00")
      open("recordbook://strength/today?routine=\(routine)", .en)
      found.append([day[0], try planned(), try reason(), day[3]])
      try fill(StrengthWorld.step("startWorkout", "start", ["routine": .text(routine)], [routine]))
      for set in day[3].split(separator: ",") { try fill(StrengthWorld.logging(String(set.drop { $0 == " " }))) }
      try fill(StrengthWorld.step("finishWorkout", "finish"))
    }
    try expect(found, shows: days, "the plan")
  }

  private func planned() throws -> String {
    let rows = try screen().elements.filter { $0.role == .row }.compactMap(\.spoken)
    return rows.first { $0.hasPrefix("Sets: ") }.map { String($0.dropFirst("Sets: ".count)) } ?? ""
  }

  private func reason() throws -> String {
    let texts = try screen().elements.compactMap(\.text)
    return texts.first { text in ["Suggested", "Failed", "Week "].contains { text.hasPrefix($0) } } ?? ""
  }
}
