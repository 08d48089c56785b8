import Formats

/// What several kinds of elements in an export say in the same way.
extension XMLElement {
  /// The attributes `duration` and `durationUnit`, in milliseconds.
  func duration() throws(FormatProblem) -> Int64? {
    guard let number = try value("duration").flatMap({ Decimal($0) }) else { return nil }
    return AppleQuantity.milliseconds(number, unit: try value("durationUnit"))
  }

  /// An amount and its unit.
  func centimetres(_ name: StaticString, unit: StaticString) throws(FormatProblem) -> Int64? {
    guard let number = try value(name).flatMap({ Decimal($0) }) else { return nil }
    return AppleQuantity.centimetres(number, unit: try value(unit))
  }

  /// The code of a `MetadataEntry` that gives a style.
  func styleCode() throws(FormatProblem) -> Int? {
    guard name.equals("MetadataEntry"), try has("key", "HKSwimmingStrokeStyle") else { return nil }
    return try value("value").flatMap { Decimal($0)?.rounded() }.map { Int($0) }
  }
}

/// The kinds of `SwimEvent` that matter.
enum AppleEventKind {
  case lap
  /// Pressed, or detected by the watch.
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
