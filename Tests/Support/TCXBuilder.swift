/// Writes TCX files.
package struct TCXBuilder {
  package var body = ""

  package init() {}

  /// Adds an activity; `laps` adds its contents.
  package mutating func activity(
    sport: String = "Other", creator: String = "<Name>Forerunner 310XT</Name><UnitId>3831465131</UnitId>",
    _ laps: (inout TCXBuilder) -> Void
  ) {
    body += "<Activity Sport=\"\(sport)\"><Id>2012-04-13T11:51:59Z</Id>"
    laps(&self)
    body += "<Creator xsi:type=\"Device_t\">\(creator)<ProductID>1018</ProductID></Creator></Activity>"
  }

  /// Adds a lap; the texts are written to the file as they are.
  package mutating func lap(
    start: String, seconds: String?, metres: String?, points: [String] = [], isSomewhere: Bool = false
  ) {
    body += "<Lap StartTime=\"\(start)\">"
    if let seconds { body += "<TotalTimeSeconds>\(seconds)</TotalTimeSeconds>" }
    if let metres { body += "<DistanceMeters>\(metres)</DistanceMeters>" }
    body += "<Intensity>Active</Intensity><Track>"
    for point in points {
      let position = "<Position><LatitudeDegrees>50</LatitudeDegrees><LongitudeDegrees>14</LongitudeDegrees></Position>"
      body += "<Trackpoint><Time>\(point)</Time>\(isSomewhere ? position : "")"
      body += "<DistanceMeters>1</DistanceMeters></Trackpoint>"
    }
    body += "</Track><Extensions><LX><AvgSpeed>0.0</AvgSpeed></LX></Extensions></Lap>"
  }

  package func file() -> [UInt8] {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\" ?>\n<TrainingCenterDatabase "
    let spaces = "xmlns=\"http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2\">"
    return Array("\(head)\(spaces)<Activities>\(body)</Activities></TrainingCenterDatabase>".utf8)
  }

  /// A file with a swim in a 25 m pool: two lengths, a rest, and two more lengths.
  package static func swim() -> TCXBuilder {
    var file = TCXBuilder()
    file.activity { file in
      file.lap(start: "2023-06-05T06:00:00Z", seconds: "25.125", metres: "25.0")
      file.lap(start: "2023-06-05T06:00:25Z", seconds: "26.375", metres: "25.0", points: ["2023-06-05T06:00:51Z"])
      file.lap(start: "2023-06-05T06:00:51Z", seconds: "30", metres: "0.0")
      file.lap(start: "2023-06-05T06:01:21Z", seconds: "31.5", metres: "25.0")
      file.lap(start: "2023-06-05T06:01:52Z", seconds: "32.0", metres: "25.0")
    }
    return file
  }
}
