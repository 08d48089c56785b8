import Formats

extension XMLElement {
  /// The code of a `MetadataEntry` that gives a style; nil for any other element.
  func styleCode() throws(FormatProblem) -> Int? {
    guard name.equals("MetadataEntry"), try has("key", "HKSwimmingStrokeStyle") else { return nil }
    return try value("value").flatMap { Decimal($0)?.rounded() }.map { Int($0) }
  }
}

/// The kinds of `WorkoutEvent` that are used.
enum AppleEventKind {
  case lap
  /// Pressed by the swimmer, or detected by the watch.
  case pause
  case other

  init(_ type: UnsafeRawBufferPointer) {
    if type.equals("HKWorkoutEventTypeLap") {
      self = .lap
    } else if type.equals("HKWorkoutEventTypePause") || type.equals("HKWorkoutEventTypeMotionPaused") {
      self = .pause
    } else {
      self = .other
    }
  }
}
