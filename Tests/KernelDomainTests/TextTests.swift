import KernelDomain
import Testing

@Suite struct TextTests {
  @Test func numbersArePadded() {
    #expect(padded(7, 2) == "07")
    #expect(padded(123, 2) == "123")
    #expect(padded(0, 3) == "000")
  }

  @Test func onlyDigitsAreNumbers() {
    #expect(number(Array("0042".utf8)) == 42)
    #expect(number(Array("999999999999999999".utf8)) == 999_999_999_999_999_999)
    for text in ["", "-1", "+1", " 1", "1 ", "1a", "1234567890123456789"] {
      #expect(number(Array(text.utf8)) == nil, "\(text)")
    }
  }

  @Test func quotientsAreFloored() {
    #expect([7, 6, 0, -1, -3, -4].map { $0.flooredQuotient(by: 3) } == [2, 2, 0, -1, -1, -2])
  }

  @Test func distancesAreSaidWithTheirUnit() {
    #expect(Distance(1_650, .yard).description == "1650 yd")
    #expect(Distance(50, .metre).description == "50 m")
  }

  @Test func aSwitchThatIsNotSetIsAsDeclared() {
    let on = SettingSwitch(name: "showUnknown", isOnByDefault: true)
    let off = SettingSwitch(name: "longDistances", isOnByDefault: false)
    let settings = Settings(switches: ["longDistances": true])
    #expect(settings.isOn(on))
    #expect(settings.isOn(off))
    #expect(!Settings(switches: ["showUnknown": false]).isOn(on))
    #expect(!Settings().isOn(off))
  }
}
