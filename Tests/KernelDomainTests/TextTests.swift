import KernelDomain
import Testing

@Suite struct TextTests {
  @Test func numbersArePadded() {
    #expect(ASCII.decimal(7, digits: 2) == "07")
    #expect(ASCII.decimal(123, digits: 2) == "123")
    #expect(ASCII.decimal(0, digits: 3) == "000")
  }

  @Test func onlyDigitsAreNumbers() {
    #expect(ASCII.integer(Array("0042".utf8)) == 42)
    #expect(ASCII.integer(Array("999999999999999999".utf8)) == 999_999_999_999_999_999)
    for text in ["", "-1", "+1", " 1", "1 ", "1a", "1234567890123456789"] {
      #expect(ASCII.integer(Array(text.utf8)) == nil, "\(text)")
    }
  }

  @Test func aNameIsKeptUpToTwoHundredCharacters() {
    for name in ["", "Apple Watch", String(repeating: "ů", count: 200)] { #expect(name.keptName == name) }
    #expect(String(repeating: "ů", count: 201).keptName == String(repeating: "ů", count: 200))
    let flag = "\u{1F1E8}\u{1F1FF}"
    #expect(String(repeating: flag, count: 500_000).keptName == String(repeating: flag, count: 200))
    #expect(("a" + String(repeating: "\u{301}", count: 1 << 20)).keptName.unicodeScalars.count == 4_000)
  }

  @Test func aCleanNameHidesNothing() {
    #expect("Eva\u{1B}[31m\u{9B}1m\u{202E}avE\u{0}".cleanName == "Eva[31m1mavE")
    #expect("Club\nCup\t2025\u{2028}B".cleanName == "Club Cup 2025 B")
    #expect("👩‍👩‍👧 ‏עברית".cleanName == "👩‍👩‍👧 ‏עברית")
  }

  @Test func shortTextIsWhatWasPut() {
    var text = ShortText()
    #expect(text.string.isEmpty)
    for value in [0, 7, 10, 99, 100, 2_026, 12_345, -5, .max] {
      text.put(value)
      text.put(",")
    }
    text.put(7, width: 2)
    text.put(words: " žluťoučký kůň")
    #expect(text.string == "0,7,10,99,100,2026,12345,-5,9223372036854775807,07 žluťoučký kůň")
  }

  /// Whatever stands where the room ends: a letter of several bytes, or a number.
  @Test(arguments: 120...130) func longTextHasRoomToo(_ length: Int) {
    var text = ShortText()
    let start = String(repeating: "a", count: length)
    text.put(words: start)
    text.put(words: "ž–")
    text.put(2_026, width: 4)
    text.put(words: start)
    #expect(text.string == start + "ž–2026" + start)
  }

  @Test func quotientsAreFloored() {
    #expect([7, 6, 0, -1, -3, -4].map { $0.flooredQuotient(by: 3) } == [2, 2, 0, -1, -1, -2])
  }

  @Test func distancesAreSaidWithTheirUnit() {
    #expect(Distance(1_650, .yard).description == "1650 yd")
    #expect(Distance(50, .metre).description == "50 m")
  }

  @Test func aSwitchThatIsNotSetIsAsDeclared() {
    let on = Setting("swimming.showUnknown", isOnByDefault: true)
    let off = Setting("swimming.longDistances", isOnByDefault: false)
    let settings = Settings(values: ["swimming.longDistances": .flag(true)])
    #expect(settings.isOn(on))
    #expect(settings.isOn(off))
    #expect(!Settings(values: ["swimming.showUnknown": .flag(false)]).isOn(on))
    #expect(!Settings().isOn(off))
  }
}
