import KernelDomain
import PrayerDomain
import Testing

@Suite struct HijriTests {
  @Test(arguments: [
    ("2026-11-22", "1448-06-12", HijriDate.Source.ummAlQura), ("2026-02-18", "1447-09-01", .ummAlQura),
    ("1945-12-05", "1365-01-01", .ummAlQura), ("2077-11-16", "1500-12-30", .ummAlQura),
    ("2077-11-17", "1501-01-02", .arithmetic), ("1900-01-01", "1317-08-29", .arithmetic),
  ])
  func isTheCalendarsDate(civil: String, hijri: String, source: HijriDate.Source) {
    let date = HijriCalendar().date(of: day(civil))
    #expect(date.description == hijri)
    #expect(date.source == source)
  }

  @Test func datesFollowEachOther() {
    let calendar = HijriCalendar()
    var before = calendar.date(of: day("1899-12-31"))
    for number in day("1900-01-01").daysSinceEpoch...day("2100-12-31").daysSinceEpoch {
      let date = calendar.date(of: CivilDay(daysSinceEpoch: number))
      if date.source == before.source {
        let isNextDay = date.day == before.day + 1 && date.month == before.month && date.year == before.year
        let isNextMonth =
          date.day == 1 && [29, 30].contains(before.day)
          && (date.month == before.month + 1 && date.year == before.year
            || date.month == 1 && before.month == 12 && date.year == before.year + 1)
        #expect(isNextDay || isNextMonth, "\(before) \(date)")
      }
      before = date
    }
  }

  @Test func datesMoveAsChosen() throws {
    let moved = try HijriCalendar(adjustment: -1)
    #expect(moved.date(of: day("2026-02-18")).description == "1447-08-29")
    for days in [-3, 3] {
      #expect(throws: PrayerInputError.outside(.hijriAdjust, -2...2)) { try HijriCalendar(adjustment: days) }
    }
  }
}

@Suite struct QiblaTests {
  /// By the four-part formula, another than the one used: atan2(sin d, cos φ tan ψ − sin φ cos d).
  @Test(arguments: [
    (50.0875, 14.4214, 135.797), (40.7128, -74.006, 58.482), (-6.2088, 106.8456, 295.152), (21.4225, 0, 82.463),
  ])
  func bearing(latitude: Double, longitude: Double, expected: Double) throws {
    #expect(abs(try #require(Qibla(latitude: latitude, longitude: longitude).bearing) - expected) < 0.01)
  }

  @Test func distanceIsAlongASphere() {
    let quarter = Qibla(latitude: 21.4225 - 90, longitude: 39.8262)
    #expect(abs(quarter.distance - 6_371_008.8 * .pi / 2) < 1)
    #expect(quarter.bearing == 0)
  }

  @Test func noBearingAtTheKaabaOrOppositeToIt() {
    for (latitude, longitude) in [(21.4225, 39.8262), (21.428, 39.83), (-21.4225, -140.1738), (-21.425, -140.17)] {
      #expect(Qibla(latitude: latitude, longitude: longitude).bearing == nil)
    }
    #expect(Qibla(latitude: 21.4325, longitude: 39.8262).bearing == 180)
  }
}
