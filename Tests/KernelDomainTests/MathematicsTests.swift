import CMath
import Testing

/// The C library's functions, by what is known of them.
struct MathematicsTests {
  @Test func anglesAreInRadians() {
    #expect(abs(sin(.pi / 6) - 0.5) < 1e-15)
    #expect(abs(cos(.pi / 3) - 0.5) < 1e-15)
    #expect(abs(tan(.pi / 4) - 1) < 1e-15)
    #expect(abs(asin(0.5) - .pi / 6) < 1e-15)
    #expect(abs(acos(0.5) - .pi / 3) < 1e-15)
    #expect(atan(1) == .pi / 4)
  }

  @Test func theAngleOfAPointIsToldInAllQuadrants() {
    #expect(atan2(1, 1) == .pi / 4)
    #expect(atan2(1, -1) == 3 * .pi / 4)
    #expect(atan2(-1, -1) == -3 * .pi / 4)
  }

  @Test func powersAndLogarithmsAreEachOthersInverse() {
    #expect(abs(log(exp(2)) - 2) < 1e-15)
    #expect(pow(2, 10) == 1_024)
  }
}
