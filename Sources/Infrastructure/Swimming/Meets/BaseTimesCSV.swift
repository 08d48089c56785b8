import BaseTimesTable
package import Formats
import KernelApplication
import KernelDomain
package import SwimmingApplication
package import SwimmingDomain

/// Reads base times (from which points are computed) from a CSV table. Its header consists of the columns
/// `edition,course,sex,style,distance,time`, in any order.
package enum BaseTimesCSV {
  /// The base times that are built into this program. They are parsed when they are first needed.
  package static let shipped = read()

  package static let header = ["edition", "course", "sex", "style", "distance", "time"]

  private static func read() -> BaseTimes {
    var size = 0
    guard let start = recordbook_base_times(&size) else { return BaseTimes() }
    let bytes = Array(UnsafeBufferPointer(start: start, count: size))
    guard let (times, problems) = try? times(in: bytes), problems.isEmpty else {
      preconditionFailure("the base times in the program are no table")
    }
    return times
  }

  package static func times(
    in bytes: [UInt8]
  ) throws(CSVProblem) -> (times: BaseTimes, problems: [ResultRowProblem]) {
    let read = try EventTableCSV.read(in: bytes, header) { (line) throws(EventTableCSV.Bad) in
      let edition = try line.edition()
      let course = try line.value("course") { text in
        SwimCourse(text).flatMap { $0 == .longCourseMetres || $0 == .shortCourseMetres ? $0 : nil }
      }
      let sex = try line.sex()
      let style = try line.style()
      let event = BaseTimes.Event(course: course, sex: sex, style: style, distance: try line.distance())
      return (edition: edition, event: event, hundredths: try line.time())
    }
    return (BaseTimes(read.rows), read.problems)
  }
}
