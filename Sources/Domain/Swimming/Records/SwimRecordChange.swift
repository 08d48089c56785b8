package import KernelDomain

/// The change of a record (in one style and distance on one course) between two sets of records.
package struct SwimRecordChange: Hashable, Sendable {
  package let style: StrokeStyle
  package let distance: Distance
  package let course: SwimCourse
  /// The time of the record after the change, in hundredths of a second; nil if there is no record any more.
  package let hundredths: Int?
  /// The time of the record before the change, in hundredths of a second; nil if there was no record.
  package let before: Int?

  package init(style: StrokeStyle, distance: Distance, course: SwimCourse, hundredths: Int?, before: Int?) {
    self.style = style
    self.distance = distance
    self.course = course
    self.hundredths = hundredths
    self.before = before
  }
}

extension SwimRecords {
  /// Returns the records that are new or faster than in `before`.
  package func fallen(since before: SwimRecords) -> [SwimRecordChange] {
    differences(from: before).filter { change in
      guard let now = change.hundredths else { return false }
      return change.before.map { now < $0 } ?? true
    }
  }

  /// Returns the records that differ in any way from those in `before`. If only the attempt that holds the record
  /// differs, the change's `hundredths` and `before` are equal.
  package func differences(from before: SwimRecords) -> [SwimRecordChange] {
    if records == before.records { return [] }
    let old = Dictionary(before.records.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let new = Dictionary(records.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted().map { key in
      SwimRecordChange(
        style: key.style, distance: Distance(key.amount, key.course.unit), course: key.course,
        hundredths: new[key]?.hundredths, before: old[key]?.hundredths)
    }
  }
}

extension SwimRecord {
  fileprivate struct Key: Hashable, Comparable {
    let course: SwimCourse
    let style: StrokeStyle
    let amount: Int

    static func < (a: Key, b: Key) -> Bool {
      (a.course, a.style, a.amount) < (b.course, b.style, b.amount)
    }
  }

  fileprivate var key: Key {
    Key(course: course, style: style, amount: distance.amount)
  }
}
