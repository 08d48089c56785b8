package import KernelDomain

/// The best time for a style and distance on a course, and who holds it.
package struct SwimRecord: Hashable, Sendable {
  package var style: StrokeStyle
  package var distance: Distance
  package var course: SwimCourse
  /// Hundredths of a second, the thousandth cut off (World Aquatics SW 11).
  package var hundredths: Int
  /// The local day on which the swim began.
  package var day: CivilDay
  /// The start of the attempt's first lap.
  package var start: Timestamp
  package var segment: SwimSegmentID
  package var laps: SwimLapRange
  /// The other segments with the same time, oldest first.
  package var ties: [SwimSegmentID]
  /// Whether its time rests on an estimate, as `SwimAttempt.isEstimated` tells.
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

/// The records of all courses: what the laps and their corrections amount to.
package struct SwimRecords: Hashable, Sendable {
  /// Courses swum, in their order.
  package var courses: [SwimCourse]
  /// That of the latest swim; nil in an empty book.
  package var latestCourse: SwimCourse?
  /// The records by course, style and distance.
  package var records: [SwimRecord]

  /// Which edition of the rules records are worked out by. Raised whenever the same laps come to
  /// other records, so that those kept by an older one are not believed, and the swimmer is told which moved.
  /// 2: the small gaps of an attempt count where they sum to more than rounding.
  /// 3: what the book tells at a glance, which is kept with them, counts the distance of swims without lengths.
  /// 4: records tell whether they rest on an estimate.
  /// 5: second recordings of which she said which is to count await no judgement any more.
  /// 6: a gap that is joined over begins when the segment before it was over by the clock, where its lengths overlap.
  package static let edition = 6

  package init(courses: [SwimCourse] = [], latestCourse: SwimCourse? = nil, records: [SwimRecord] = []) {
    self.courses = courses
    self.latestCourse = latestCourse
    self.records = records
  }
}
