package import KernelDomain

/// The best time for a style and distance on a course, and who holds it.
package struct SwimRecord: Hashable, Sendable {
  package var style: StrokeStyle
  package var distance: Distance
  package var course: SwimCourse
  /// Hundredths of a second, with the thousandths cut off (World Aquatics SW 11).
  package var hundredths: Int
  /// The local day on which the swim began.
  package var day: CivilDay
  /// The start of the attempt's first lap.
  package var start: Timestamp
  package var segment: SwimSegmentID
  package var laps: SwimLapRange
  /// The other segments with an equal time, oldest first.
  package var ties: [SwimSegmentID]
  /// Whether its time is estimated, as `SwimAttempt.isEstimated` explains.
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

/// The records of all courses, computed from laps and corrections.
package struct SwimRecords: Hashable, Sendable {
  /// The courses swum, in order.
  package var courses: [SwimCourse]
  /// The course of the latest swim; nil in an empty book.
  package var latestCourse: SwimCourse?
  /// The records by course, style and distance.
  package var records: [SwimRecord]

  /// The edition of the rules by which records are computed. It is raised whenever the rules give other records for the
  /// same laps. Stored records of an older edition are then computed anew, and the swimmer is shown which changed.
  /// - 2: small gaps of an attempt count if they sum to more than rounding explains.
  /// - 3: the summary of the book, stored with the records, includes the distance of swims without lengths.
  /// - 4: records have `isEstimated`.
  /// - 5: duplicates that the user has decided no longer await a decision.
  /// - 6: a gap joined over begins when the segment before it was over by the clock, even if that segment's lengths
  ///   overlap.
  package static let edition = 6

  package init(courses: [SwimCourse] = [], latestCourse: SwimCourse? = nil, records: [SwimRecord] = []) {
    self.courses = courses
    self.latestCourse = latestCourse
    self.records = records
  }
}
