package import KernelDomain

/// The best time in a style and distance on a course, and the attempt that holds it.
package struct SwimRecord: Hashable, Sendable {
  package var style: StrokeStyle
  package var distance: Distance
  package var course: SwimCourse
  /// The time in hundredths of a second; thousandths are cut off (World Aquatics SW 11).
  package var hundredths: Int
  /// The local day on which the attempt's swim began.
  package var day: CivilDay
  /// The start of the attempt's first lap.
  package var start: Timestamp
  package var segment: SwimSegmentID
  package var laps: SwimLapRange
  /// The segments other than the attempt's own that have an equally fast attempt, oldest first.
  package var ties: [SwimSegmentID]
  /// Whether the time is an estimate (see `SwimAttempt.isEstimated`).
  package var isEstimated: Bool

  package init(
    style: StrokeStyle, distance: Distance, course: SwimCourse, hundredths: Int, day: CivilDay, start: Timestamp,
    segment: SwimSegmentID, laps: SwimLapRange, ties: [SwimSegmentID], isEstimated: Bool = false
  ) {
    self.style = style
    self.distance = distance
    self.course = course
    self.hundredths = hundredths
    self.day = day
    self.start = start
    self.segment = segment
    self.laps = laps
    self.ties = ties
    self.isEstimated = isEstimated
  }
}

/// The records on all courses, computed from laps and corrections.
package struct SwimRecords: Hashable, Sendable {
  /// The courses on which the swimmer swam, in the order of `SwimCourse`.
  package var courses: [SwimCourse]
  /// The course of the most recent swim; nil if no swim has one.
  package var latestCourse: SwimCourse?
  /// The records, sorted by course, style and distance.
  package var records: [SwimRecord]

  /// The version of the rules for computing records. It is increased whenever the rules compute different records for
  /// the same laps. Records stored under an earlier version are then computed again, and the swimmer is shown which of
  /// them changed.
  /// - 2: small gaps of an attempt count if their sum is more than rounding explains.
  /// - 3: the summary of the book, which is stored with the records, includes the distance of swims without lengths.
  /// - 4: records have `isEstimated`.
  /// - 5: duplicates about which the user has decided no longer count as open decisions.
  /// - 6: a joined gap begins when the segment before it ended, even if lengths of that segment overlap.
  /// - 7: no attempt begins or ends between the shares of a longer time; the exact lengths of standard pools count.
  /// - 8: corrections of a stated lap that is one length of another pool stay when the pool is set.
  package static let edition = 8

  package init(courses: [SwimCourse] = [], latestCourse: SwimCourse? = nil, records: [SwimRecord] = []) {
    self.courses = courses
    self.latestCourse = latestCourse
    self.records = records
  }
}
