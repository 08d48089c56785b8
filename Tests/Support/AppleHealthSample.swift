/// Short Apple Health exports.
package enum AppleHealthSample {
  /// A swim of four lengths in a 25 m pool in Prague, with a rest after the second length.
  package static let xml = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!-- HealthKit Export Version: 14 -->
    <!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
    ]>
    <HealthData locale="cs_CZ">
     <Record type="HKQuantityTypeIdentifierHeartRate" startDate="2023-06-05 08:00:00 +0200" value="120"/>
     <Workout workoutActivityType="HKWorkoutActivityTypeSwimming" duration="2.4" durationUnit="min" \
    sourceName="Apple&#160;Watch" startDate="2023-06-05 08:00:00 +0200" endDate="2023-06-05 08:02:24 +0200">
      <MetadataEntry key="HKLapLength" value="25 m"/>
      <MetadataEntry key="HKSwimmingLocationType" value="1"/>
      <MetadataEntry key="HKTimeZone" value="Europe/Prague"/>
    \(lap("08:00:00", 0.41875, 2))\(lap("08:00:25", 0.43958, 2))\(lap("08:01:21", 0.525, 3))\(lap("08:01:52", 0.53, 4))\
      <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceSwimming" sum="100" unit="m"/>
     </Workout>
    </HealthData>
    """.utf8)

  /// The export in a zip archive, next to another document.
  package static let zip: [UInt8] = {
    var archive = ZipBuilder()
    archive.add(.init("apple_health_export/export_cda.xml", Array("<ClinicalDocument/>".utf8)))
    archive.add(.init("apple_health_export/exportovat.xml", xml))
    return archive.file()
  }()

  private static func lap(_ time: String, _ minutes: Double, _ style: Int) -> String {
    """
      <WorkoutEvent type="HKWorkoutEventTypeLap" date="2023-06-05 \(time) +0200" duration="\(minutes)" \
    durationUnit="min">
       <MetadataEntry key="HKSwimmingStrokeStyle" value="\(style)"/>
      </WorkoutEvent>

    """
  }
}
