import KernelDomain
import SwimmingDomain

/// A whole book by the reference.
struct ReferenceBook {
  /// All that are not removed, without duplicates.
  let counting: [ReferenceSwim]
  let all: [ReferenceSwim]
  let duplicates: [SwimID: SwimID]
  /// Those of which no preference tells which counts.
  let unjudgedDuplicates: [SwimID: SwimID]

  init(_ book: SwimBook) {
    all = book.swims.map { swim in
      ReferenceSwim(swim, book.corrections.filter { $0.swim == swim.id })
    }
    let kept = all.filter { !$0.isRemoved }
    let duplicates = ReferenceBook.duplicates(kept.map(\.swim), Array(book.corrections))
    self.duplicates = duplicates
    let preferred = Set(book.corrections.lazy.filter { $0.change == .prefer }.map(\.swim))
    unjudgedDuplicates = duplicates.filter { !preferred.contains($0.key) && !preferred.contains($0.value) }
    counting = kept.filter { duplicates[$0.swim.id] == nil }
  }

  private static func duplicates(_ swims: [Swim], _ corrections: [SwimCorrection]) -> [SwimID: SwimID] {
    func preference(_ swim: Swim) -> Int {
      corrections.lastIndex { $0.swim == swim.id && $0.change == .prefer } ?? -1
    }
    func known(_ swim: Swim) -> Int {
      swim.laps.count { [.freestyle, .backstroke, .breaststroke, .butterfly, .mix].contains($0.style) }
    }
    func areSame(_ a: Swim, _ b: Swim) -> Bool {
      let overlap = Double(min(a.end, b.end) - max(a.start, b.start))
      return overlap > 0 && a.source != b.source && overlap / Double(min(a.end - a.start, b.end - b.start)) > 0.5
    }
    let ranked = swims.sorted { a, b in
      (preference(b), known(b), b.laps.count, a.id) < (preference(a), known(a), a.laps.count, b.id)
    }
    var accepted: [Swim] = []
    var duplicates: [SwimID: SwimID] = [:]
    for swim in ranked {
      if let original = accepted.first(where: { areSame($0, swim) }) {
        duplicates[swim.id] = original.id
      } else {
        accepted.append(swim)
      }
    }
    return duplicates
  }

  private static func laps(_ distance: Distance, _ pool: PoolLength) -> Int? {
    let yard = 0.9144
    let standard: [(Double, Double)] =
      [50, 25].map { ($0, 1.0) }
      + [15, 20, 25, 27, 30, 100.0 / 3, 40, 50, 55, 60, 100, 110].map { ($0, yard) }
      + [12.5, 50.0 / 3, 20, 100.0 / 3].map { ($0, 1.0) }
    let exact = standard.first { abs(Int(($0.0 * $0.1 * 100).rounded()) - pool.centimetres) <= 5 }
    if let (length, unit) = exact {
      guard unit == (distance.unit == .yard ? yard : 1) else { return nil }
      let count = Double(distance.amount) / length
      return count >= 0.5 && abs(count - count.rounded()) < 1e-9 ? Int(count.rounded()) : nil
    }
    let metres = Double(distance.amount) * (distance.unit == .yard ? 0.9144 : 1)
    let length = Double(pool.centimetres) / 100
    let count = Int(metres / length + 0.5)
    return count > 0 && abs(Double(count) * length - metres) <= Double(count) * 0.01 + 1e-9 ? count : nil
  }

  /// Each segment's attempts at the distance on the course.
  private func attempts(_ style: StrokeStyle, _ distance: Distance, _ course: SwimCourse) -> [(SwimAttempt, CivilDay)] {
    counting.flatMap { swim -> [(SwimAttempt, CivilDay)] in
      guard let pool = swim.pool, SwimCourse(pool) == course, let count = ReferenceBook.laps(distance, pool) else {
        return []
      }
      let windows = Dictionary(grouping: swim.windows(count).filter { $0.style == style }, by: \.segment)
      return windows.map { _, windows in
        let best = windows.sorted {
          ($0.isSuspicious ? 1 : 0, $0.hundredths, $0.start, $0.numbers[0])
            < ($1.isSuspicious ? 1 : 0, $1.hundredths, $1.start, $1.numbers[0])
        }[0]
        return (SwimAttempt(best, swim.swim.id), swim.swim.day)
      }
    }
  }

  /// One line a record.
  var records: [String] {
    courses.flatMap { course in
      StrokeStyle.sections.flatMap { style in
        StandardDistances.all(course.unit).compactMap { record(style, $0, course) }
      }
    }
  }

  var courses: [SwimCourse] {
    Set(counting.filter { !$0.laps.isEmpty }.compactMap { $0.pool.map(SwimCourse.init) }).sorted()
  }

  private func record(_ style: StrokeStyle, _ distance: Distance, _ course: SwimCourse) -> String? {
    let clean = attempts(style, distance, course).filter { !$0.0.isSuspicious }
    guard let least = clean.map(\.0.hundredths).min() else { return nil }
    let holders = clean.filter { $0.0.hundredths == least }.sorted {
      ($0.0.start, $0.0.segment) < ($1.0.start, $1.0.segment)
    }
    let ties = holders.dropFirst().map(\.0.segment)
    return "\(course) \(style) \(distance) \(holders[0].1) \(holders[0].0.line) \(ties)"
      + (holders[0].0.isEstimated ? " estimated" : "")
  }

  /// One line an attempt, days newest first.
  func history(_ style: StrokeStyle, _ distance: Distance, _ course: SwimCourse) -> [String] {
    let days = Dictionary(grouping: attempts(style, distance, course), by: \.1)
    return days.keys.sorted(by: >).flatMap { day in
      days[day]!.map(\.0).sorted { ($0.start, $0.segment) < ($1.start, $1.segment) }.map { "\(day) \($0.line)" }
    }
  }

  struct SwimAttempt {
    let hundredths: Int
    let start: Int64
    let segment: SwimSegmentID
    let laps: [Int]
    let isSuspicious: Bool
    let isEstimated: Bool

    init(_ window: ReferenceSwim.Window, _ swim: SwimID) {
      hundredths = window.hundredths
      start = window.start
      segment = SwimSegmentID(swim: swim, number: window.segment)
      laps = [window.numbers.min()!, window.numbers.max()!]
      isSuspicious = window.isSuspicious
      isEstimated = window.isEstimated
    }

    var line: String {
      "\(hundredths) \(Timestamp(milliseconds: start)) \(segment) \(laps)\(isSuspicious ? " ?" : "")"
    }
  }
}
