/// Writes Apple Health exports, element by element.
package struct AppleExportBuilder {
  /// The XML elements inside the root element.
  package var elements: [String] = []
  package var head =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData ANY>\n]>\n"

  package init() {}

  package var document: String {
    head + "<HealthData locale=\"cs_CZ\">\n" + elements.joined() + "</HealthData>\n"
  }

  package var bytes: [UInt8] { Array(document.utf8) }

  /// Adds a swim from 08:00:00 to 09:00:00 on 5 June 2023, in a zone two hours east of UTC, in a pool of 25 m.
  package mutating func swim(
    attributes: String = "duration=\"60\" durationUnit=\"min\" sourceName=\"Watch\"", location: Int? = 1,
    lapLength: String? = "25 m", timeZone: String? = nil, _ children: String...
  ) {
    var text = " <Workout workoutActivityType=\"HKWorkoutActivityTypeSwimming\" \(attributes)"
    text += " startDate=\"\(AppleExportBuilder.at(0))\" endDate=\"\(AppleExportBuilder.at(3_600))\">\n"
    if let location { text += AppleExportBuilder.metadata("HKSwimmingLocationType", "\(location)") }
    if let lapLength { text += AppleExportBuilder.metadata("HKLapLength", lapLength) }
    if let timeZone { text += AppleExportBuilder.metadata("HKTimeZone", timeZone) }
    elements.append(text + children.joined() + " </Workout>\n")
  }

  /// Adds a record with the distance of a lap, or with its number of strokes.
  package mutating func record(
    _ type: String, at second: Int, lasting: Int, _ value: String, unit: String, source: String = "Watch",
    _ children: String...
  ) {
    elements.append(
      " <Record type=\"HKQuantityTypeIdentifier\(type)\" sourceName=\"\(source)\" unit=\"\(unit)\""
        + " startDate=\"\(AppleExportBuilder.at(second))\" endDate=\"\(AppleExportBuilder.at(second + lasting))\""
        + " value=\"\(value)\">\(children.joined())</Record>\n")
  }

  /// A lap event as XML.
  package static func lap(
    _ second: Int, _ duration: String?, unit: String? = "s", style: Int? = 2
  ) -> String {
    let length = duration.map { " duration=\"\($0)\"" } ?? ""
    let unit = unit.map { " durationUnit=\"\($0)\"" } ?? ""
    let inside = style.map { metadata("HKSwimmingStrokeStyle", "\($0)") } ?? ""
    return event("Lap", second, length + unit, inside)
  }

  package static func event(_ type: String, _ second: Int, _ attributes: String = "", _ inside: String = "") -> String {
    "  <WorkoutEvent type=\"HKWorkoutEventType\(type)\" date=\"\(at(second))\"\(attributes)>\(inside)</WorkoutEvent>\n"
  }

  package static func metadata(_ key: String, _ value: String) -> String {
    "  <MetadataEntry key=\"\(key)\" value=\"\(value)\"/>\n"
  }

  /// The time this many seconds after 08:00:00, as exports write it.
  package static func at(_ second: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "2023-06-05 \(two(8 + second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60)) +0200"
  }
}
