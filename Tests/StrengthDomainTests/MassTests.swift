import KernelDomain
import StrengthDomain
import Testing

struct MassTests {
  @Test func poundsAndKilogramsOfOneMassTie() throws {
    let pounds = try #require(Load(thousandths: 50_000, unit: .pound))
    let kilograms = try #require(Load(thousandths: 22_680, unit: .kilogram))
    #expect(pounds.mass != kilograms.mass)
    #expect(pounds.mass.tenths == kilograms.mass.tenths)
  }

  /// Rounded twice, to hundredths and to tenths, a load may come out a tenth higher; never more.
  @Test func wholePoundsAreATenthFromWhatAnotherAppMakesOfThemAtMost() throws {
    for pounds in 1...1_000 {
      let milligrams = Int64(pounds) * 453_592_370 / 1_000
      let hundredths = (milligrams + 5_000) / 10_000
      let pound = try #require(Load(thousandths: pounds * 1_000, unit: .pound))
      let kilogram = try #require(Load(thousandths: Int(hundredths) * 10, unit: .kilogram))
      #expect((0...1).contains(kilogram.mass.tenths - pound.mass.tenths))
    }
  }

  @Test(arguments: [(1, 454), (1_000, 453_592), (220_462, 99_999_881), (4_409_245, 1_999_999_889)])
  func poundsAreRoundedHalfUp(thousandths: Int, milligrams: Int64) {
    #expect(Load(thousandths: thousandths, unit: .pound)?.mass.milligrams == milligrams)
  }

  @Test func noLoadIsNothingOrMoreThanTwoThousandKilograms() {
    #expect(Load(thousandths: 0, unit: .kilogram) == nil)
    #expect(Load(thousandths: 2_000_000, unit: .kilogram) != nil)
    #expect(Load(thousandths: 2_000_001, unit: .kilogram) == nil)
    #expect(Load(thousandths: 4_409_246, unit: .pound) == nil)
  }
}
