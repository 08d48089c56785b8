import BookApplication
import KernelApplication
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport

/// `parse FILE [--laps]` reads a file of swims without storing anything. Prints counts of its contents, or all laps.
enum ParseBenchmark {
  static func run(_ arguments: [String]) throws -> Int32 {
    guard let path = arguments.first else { return 2 }
    var swims = 0
    var laps = 0
    for file in try SwimReading.find([path]) {
      let read = try SwimReading.read(file)
      swims += read.swims.count
      laps += read.swims.reduce(0) { $0 + $1.laps.count }
      if arguments.contains("--laps") { write(read) }
    }
    if !arguments.contains("--laps") { print("\(swims) swims, \(laps) laps") }
    return 0
  }

  private static func write(_ read: ReadSwims) {
    for swim in read.swims {
      let pool = swim.pool.map { String($0.centimetres) } ?? "-"
      let distance = swim.reportedDistance.map(String.init) ?? "-"
      print(
        "swim", swim.source, swim.start, swim.end, swim.day, swim.utcOffset, swim.duration,
        swim.place.rawValue, pool, distance, separator: "\t")
      for lap in swim.laps {
        print(
          "lap", lap.start, lap.duration, lap.style, lap.strokes.map(String.init) ?? "-", lap.isAfterRestMarker,
          separator: "\t")
      }
    }
    for skipped in read.skipped { print("skipped", skipped.what, skipped.why, separator: "\t") }
  }
}
