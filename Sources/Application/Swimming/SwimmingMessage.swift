package import KernelApplication
package import SwimmingDomain

/// Messages to the user about swims in general: about requests, exported files, and damage.
package enum SwimmingMessage: MessageContent {
  package static var concern: String { "swimming" }

  // MARK: What the user asked for

  case noSuchSwim(name: String)
  case noSwimYet
  case noSuchSegment(name: String, segments: Int)
  case segmentWasJoined(name: String, to: String)
  case noSuchCourse(name: String, courses: [String])
  case noRecordsOfStyle(style: String, styles: [String])
  case noRecordsOfDistance(distance: String)
  case noSwimName(text: String?)
  case noSegmentName(text: String?)
  case noCourseName(text: String?)
  case noStyleName(text: String?, styles: [String])
  case noPoolLength
  case noLapRange
  case noSwimReference(text: String?)
  case noComparedReference(text: String?)
  case comparesOneKind
  case splitsOfExcluded(segment: String)
  case poolOption(text: String)
  /// The option `--pool` contains two lengths that apply to all files.
  case poolTwice

  case noConvertedTime(text: String)
  case noTarget

  // MARK: Exported files

  case nothingToExport(swim: String)
  case emptyTable

  // MARK: Damage

  case lostSwim
  case lostHeartRate
  case lostSurroundings
}

extension Message {
  package static func swimming(_ content: SwimmingMessage) -> Message { Message(content) }
}

// MARK: Values that are refused

extension SwimID: RefusingValue {
  package static func refusal(of text: String?) -> Message { .swimming(.noSwimName(text: text)) }
}

extension SwimSegmentID: RefusingValue {
  package static func refusal(of text: String?) -> Message { .swimming(.noSegmentName(text: text)) }
}

extension SwimCourse: RefusingValue {
  package static func refusal(of text: String?) -> Message { .swimming(.noCourseName(text: text)) }
}

extension PoolLength: RefusingValue {
  package static func refusal(of text: String?) -> Message { .swimming(.noPoolLength) }
}

extension SwimLapRange: RefusingValue {
  package static func refusal(of text: String?) -> Message { .swimming(.noLapRange) }
}

extension StrokeStyle: RefusingValue {
  package static func refusal(of text: String?) -> Message {
    .swimming(.noStyleName(text: text, styles: allCases.map(\.description)))
  }
}
