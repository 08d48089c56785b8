import BookInfrastructure
import Formats
import KernelApplication
import SwimmingApplication
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport

extension FuzzTarget {
  /// The importer must read the same swims from a document, regardless of how the document is cut into pieces.
  static let apple = FuzzTarget(
    "apple", seeds: [AppleHealthSample.xml, records],
    dictionary: [
      "<Workout workoutActivityType=\"HKWorkoutActivityTypeSwimming\"", "</Workout>", "<WorkoutActivity>",
      "</WorkoutActivity>", "<WorkoutEvent type=\"HKWorkoutEventTypeLap\" date=\"2023-06-05 08:00:00 +0200\"/>",
      "HKWorkoutEventTypePause", "HKWorkoutEventTypeMotionPaused", "HKWorkoutEventTypeSegment",
      "<MetadataEntry key=\"HKSwimmingStrokeStyle\" value=\"5\"/>", "HKLapLength", " durationUnit=\"s\"",
      " duration=\"0\"",
      "\"22.86 m\"", "\"25 yd\"", "\"-25 m\"", "\"1e18 m\"", "America/New_York", "Nowhere", "+1400", "-9999",
      "9999-12-31",
      "0000-00-00", "1e300", "-1", "nan", "&#x10FFFF;", "\u{B}",
    ],
    accepts: { input, findings in
      let whole = AppleReading.of(input, pieces: .max)
      findings.expect(AppleReading.of(input, pieces: 1 + input.count % 29) == whole, "differs by how it is read")
      findings.expect(AppleReading.inChunks(input) == whole, "differs when it is read in chunks")
      whole.read?.checkConsistency(&findings, mayBeEmpty: true)
      return whole.read != nil
    })

  /// A swim without lap events, whose laps are only in the records.
  private static let records = Array(
    """
    <HealthData>
    <Record type="HKQuantityTypeIdentifierDistanceSwimming" sourceName="W" unit="m" \
    startDate="2023-06-05 08:16:03 +0900" endDate="2023-06-05 08:16:21 +0900" value="25"/>
    <Record type="HKQuantityTypeIdentifierDistanceSwimming" sourceName="W" unit="yd" \
    startDate="2023-06-05 08:16:22 +0900" endDate="2023-06-05 08:16:41 +0900" value="27.34"/>
    <Record type="HKQuantityTypeIdentifierSwimmingStrokeCount" sourceName="W" unit="count" \
    startDate="2023-06-05 08:16:03 +0900" endDate="2023-06-05 08:16:21 +0900" value="11">
     <MetadataEntry key="HKSwimmingStrokeStyle" value="2"/></Record>
    <Workout workoutActivityType="HKWorkoutActivityTypeSwimming" sourceName="W" totalDistance="50" \
    totalDistanceUnit="m" startDate="2023-06-05 08:16:00 +0900" endDate="2023-06-05 08:17:00 +0900">\
    <MetadataEntry key="HKLapLength" value="25 m"/></Workout>
    <Workout workoutActivityType="HKWorkoutActivityTypeRunning" startDate="2023-06-05 09:16:00 +0900"/>
    </HealthData>
    """.utf8)
}

/// What the importer reads from a document.
private struct AppleReading: Equatable {
  private static let scratch = ScratchFile()

  var read: ReadSwims?
  var problem: AppleHealthProblem?

  static func of(_ input: [UInt8], pieces size: Int) -> AppleReading {
    do throws(AppleHealthProblem) {
      return AppleReading(read: try SwimReading.swims(in: MemoryDocument(input, pieces: size), threads: 1))
    } catch {
      return AppleReading(problem: error)
    }
  }

  static func inChunks(_ input: [UInt8]) -> AppleReading {
    scratch.write(input)
    do throws(AppleHealthProblem) {
      guard let file = try? InputFile(scratch.path) else { preconditionFailure("the file just written is gone") }
      let chunks = XMLFileChunks(file, size: 1 + input.count % 211, piece: 1 + input.count % 29)
      return AppleReading(read: try SwimReading.swims(in: chunks, threads: 2))
    } catch {
      return AppleReading(problem: error)
    }
  }
}
