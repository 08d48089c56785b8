import Formats

extension XMLElement {
  /// Returns the code of a swimming style if this is the `MetadataEntry` element that contains it; nil for any other
  /// element.
  func styleCode() throws(FormatProblem) -> Int? {
    guard name.equals("MetadataEntry"), try has("key", "HKSwimmingStrokeStyle") else { return nil }
    return try value("value").flatMap { Decimal($0)?.rounded() }.map { Int($0) }
  }
}

/// The kinds of `WorkoutEvent` that this program distinguishes.
enum AppleEventKind {
  case lap
  /// The swimmer or the watch began a pause.
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
