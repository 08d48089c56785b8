import KernelDomain

/// Parses `summarizedActivities.json` in Garmin's exports: a list of activities that does not state their files.
enum GarminList {
  private static let member = "summarizedActivitiesExport"

  /// Parses Garmin's list of activities; nil if the bytes are anything else.
  static func rows(_ bytes: [UInt8]) -> [ActivityList.Row]? {
    guard bytes.prefix(4_096).contains(UInt8(ascii: "{")), bytes.contains(member),
      let document = ExportJSON(bytes)
    else { return nil }
    let parts = (document.elements.isEmpty ? [document] : document.elements).compactMap { $0[member] }
    return parts.isEmpty ? nil : parts.flatMap(\.elements).map { ActivityList.Row(activity: activity($0)) }
  }

  private static func activity(_ json: ExportJSON) -> ListedActivity {
    var activity = ListedActivity(source: "Garmin")
    let start = json["beginTimestamp"]?.scaled().map { Timestamp(milliseconds: $0) }
    activity.start = start.flatMap { $0.isInCalendar ? $0 : nil }
    if let local = json["startTimeLocal"]?.scaled(), let start = activity.start {
      let offset = Int((local - start.milliseconds) / 1_000)
      activity.utcOffset = Timestamp.utcOffsets.contains(offset) ? offset : nil
    }
    activity.name = json["name"]?.text
    activity.word = json["activityType"]?.text
    activity.active = json["duration"]?.scaled()
    activity.elapsed = json["elapsedDuration"]?.scaled() ?? activity.active
    activity.length = json["distance"]?.scaled(by: 10)
    return activity
  }
}

extension [UInt8] {
  /// Whether the text occurs anywhere in the bytes.
  func contains(_ text: String) -> Bool {
    let (text, last) = (Array(text.utf8), count - text.utf8.count)
    guard let first = text.first, last >= 0 else { return false }
    var index = 0
    while index <= last {
      if self[index] == first, self[index..<index + text.count].elementsEqual(text) { return true }
      index += 1
    }
    return false
  }
}
