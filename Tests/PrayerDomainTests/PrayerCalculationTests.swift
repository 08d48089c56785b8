import KernelDomain
import PrayerDomain
import Testing

@Suite struct PrayerCalculationTests {
  @Test(arguments: [0, 7.9, 24.1, -18, .nan, .infinity]) func aTwilightAngleIsWithinItsRange(angle: Double) {
    #expect(throws: PrayerInputError.outside(.fajrAngle, 8...24)) {
      try CustomPrayerMethod(fajrAngle: angle, ishaAngle: 17)
    }
    #expect(throws: PrayerInputError.outside(.ishaAngle, 8...24)) {
      try CustomPrayerMethod(fajrAngle: 18, ishaAngle: angle)
    }
  }

  @Test func nothingIsFilledIn() {
    #expect(throws: PrayerInputError.missing(.fajrAngle, 8...24)) {
      try CustomPrayerMethod(fajrAngle: nil, ishaAngle: 17)
    }
    #expect(throws: PrayerInputError.ishaMissing) { try CustomPrayerMethod(fajrAngle: 18) }
    #expect(throws: PrayerInputError.ishaTwice) {
      try CustomPrayerMethod(fajrAngle: 18, ishaAngle: 17, ishaMinutes: 90)
    }
  }

  @Test func minutesAndAnglesHaveTheirRanges() throws {
    for minutes in [0, 29, 181] {
      #expect(throws: PrayerInputError.outside(.ishaMinutes, 30...180)) {
        try CustomPrayerMethod(fajrAngle: 18, ishaMinutes: minutes)
      }
    }
    for angle in [0, 0.9, 8.1] {
      #expect(throws: PrayerInputError.outside(.maghribAngle, 1...8)) {
        try CustomPrayerMethod(fajrAngle: 18, ishaAngle: 17, maghribAngle: angle)
      }
    }
    let method = try CustomPrayerMethod(fajrAngle: 8, ishaMinutes: 180, maghribAngle: 8)
    #expect(method.isha == .minutes(180))
    #expect(method.maghribAngle == 8)
  }

  @Test func limitsAndOwnMinutesHaveTheirRanges() {
    for limit in [44, 66, 0, -50] {
      #expect(throws: PrayerInputError.outside(.latitudeLimit, 45...65)) {
        try PrayerCalculation(latitudeLimit: limit)
      }
    }
    for event in PrayerEvent.allCases {
      for minutes in [-31, 31] {
        var adjust = EventValues(0)
        adjust[event] = minutes
        #expect(throws: PrayerInputError.outside(.adjust, -30...30)) { try PrayerCalculation(adjust: adjust) }
      }
    }
  }
}
