import KernelDomain

/// Converts times between courses, using the default factors of the meet software Hy-Tek. A converted time is never a
/// record.
package enum CourseConversion {
  /// Converts a time to another course. Both times are in hundredths of a second. Nil if the event cannot be converted, or
  /// if the time is shorter than what the turns make up.
  package static func convert(_ hundredths: Int, _ event: SwimEvent, to course: SwimCourse) -> Int? {
    converted(hundredths, event, to: course).flatMap { $0 > 0 ? $0 : nil }
  }

  private static func converted(_ hundredths: Int, _ event: SwimEvent, to course: SwimCourse) -> Int? {
    let from = event.course
    guard from != course, isConvertible(event) else { return nil }
    switch (from, course) {
    case (.shortCourseYards, .shortCourseMetres): return toMetres(hundredths)
    case (.shortCourseMetres, .shortCourseYards): return toYards(hundredths)
    case (.shortCourseMetres, .longCourseMetres): return turns(event).map { hundredths + $0 }
    case (.longCourseMetres, .shortCourseMetres): return turns(event).map { hundredths - $0 }
    case (.shortCourseYards, .longCourseMetres): return turns(event).map { toMetres(hundredths) + $0 }
    case (.longCourseMetres, .shortCourseYards): return turns(event).map { toYards(hundredths - $0) }
    default: return nil
    }
  }

  private static func toMetres(_ hundredths: Int) -> Int { Rounding.nearest(Int64(hundredths) * 111, over: 100) }
  private static func toYards(_ hundredths: Int) -> Int { Rounding.nearest(Int64(hundredths) * 100, over: 111) }

  /// Whether there are factors for the event. The distance must be a multiple of 50, and at most 200. Two maximums are
  /// higher: 1500 in freestyle on courses in metres, and 400 in medley.
  private static func isConvertible(_ event: SwimEvent) -> Bool {
    let distance = event.distance.amount
    guard distance > 0, distance % 50 == 0 else { return false }
    switch event.style {
    case .freestyle: return distance <= (event.course.unit == .metre ? 1_500 : 200)
    case .mix: return distance <= 400 && (distance > 100 || event.course != .longCourseMetres)
    case .backstroke, .breaststroke, .butterfly: return distance <= 200
    default: return false
    }
  }

  /// Returns how much longer it takes to swim the event in a 50 m pool than in a 25 m pool, in hundredths of a second;
  /// nil if this is unknown.
  private static func turns(_ event: SwimEvent) -> Int? {
    let perFifty: Int? =
      switch event.style {
      case .freestyle, .mix: 80
      case .backstroke: 60
      case .breaststroke: 100
      case .butterfly: 70
      default: nil
      }
    return perFifty.map { $0 * event.distance.amount / 50 }
  }
}
