import KernelPresentation
import Testing

@Suite struct TypedNumberTests {
  private let load = Action.Input(
    "load/thousandths", .thousandths, limits: Action.Limits(0, 2_000, decimals: 3, unit: "kg"))
  private let rest = Action.Input("restSeconds", .duration, limits: Action.Limits(0, 3_600, unit: "s"))
  private let length = Action.Input("millimetres", .thousandths, limits: Action.Limits(0, 100, decimals: 3, unit: "m"))

  @Test(
    arguments: [
      ("62.5", 62.5, nil), ("62,5", 62.5, nil), (" 62,5 KG", 62.5, "kg"), ("135 lbs", 135, "lb"),
      ("\u{2212}20", -20, nil),
      ("20 kg assisted", -20, "kg"), ("20 s dopomocí", -20, nil), ("+5", 5, nil),
    ] as [(String, Double, String?)])
  func aLoadIsReadAsItIsTyped(_ text: String, _ value: Double, _ unit: String?) {
    let number = TypedNumber(text, for: load)
    #expect(number?.value == value && number?.unit == unit, "\(String(describing: number))")
  }

  @Test(
    arguments: [
      ("2:00", 120), ("120", 120), ("90 s", 90), ("2 min", 120), ("1:00:00", 3_600), ("1h5", 3_900),
    ] as [(String, Double)])
  func aDurationIsReadInSeconds(_ text: String, _ seconds: Double) {
    #expect(TypedNumber(text, for: rest)?.value == seconds)
  }

  @Test(arguments: ["2:60", "2:", ":30", "1:2:3:4", "soon", "2 m", "1h60"]) func otherTextsAreNoDurations(
    _ text: String
  ) {
    #expect(TypedNumber(text, for: rest) == nil)
  }

  @Test(arguments: ["", "heavy", "1e5", "0x10", "nan", "kg", "1.2.3", "20 st", "5 m"])
  func whatIsNoNumberIsNone(_ text: String) {
    #expect(TypedNumber(text, for: load) == nil)
  }

  @Test func onlyALoadMayBeNothingInWords() {
    for text in ["", " ", "bodyweight", "Body weight", "bw", "vlastní váha"] {
      #expect(TypedNumber.isNothing(text, for: load), "\(text)")
    }
    #expect(!TypedNumber.isNothing("bw 20", for: load) && !TypedNumber.isNothing("bw", for: length))
  }

  @Test func theRangeIsThatOfTheFieldsOwnUnit() {
    #expect(TypedNumber("2500", for: load)?.isOutside(load) == true)
    #expect(TypedNumber("2500 lb", for: load)?.isOutside(load) == false)
    #expect(TypedNumber("-20", for: load)?.isOutside(load) == false)
    #expect(TypedNumber("-20", for: length)?.isOutside(length) == true)
    #expect(TypedNumber("20 m", for: length)?.value == 20 && TypedNumber("20 lb", for: length) == nil)
  }
}
