/// Base times for age groups, from a table that the user imported. A time equal to the base time is worth 1,000 points.
package struct AgeBases: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package let edition: Int
    package let event: SwimEvent
    package let sex: PointsSex
    /// The youngest age in the age group, in years.
    package let ageFrom: Int
    package let hundredths: Int

    package init(edition: Int, event: SwimEvent, sex: PointsSex, ageFrom: Int, hundredths: Int) {
      self.edition = edition
      self.event = event
      self.sex = sex
      self.ageFrom = ageFrom
      self.hundredths = hundredths
    }
  }

  package let rows: [Row]

  package init(_ rows: [Row] = []) { self.rows = rows }

  /// Returns the points for a time in hundredths of a second, according to the latest edition of the table. Nil if the
  /// table does not contain the event or the age group.
  /// - Parameter ageFrom: the youngest age in the age group, in years.
  package func points(_ hundredths: Int, _ event: SwimEvent, _ sex: PointsSex, ageFrom: Int) -> Int? {
    let bases = rows.filter { $0.event == event && $0.sex == sex && $0.ageFrom == ageFrom }
    return bases.max { $0.edition < $1.edition }.map { PointsRule.points(hundredths, base: $0.hundredths) }
  }
}
